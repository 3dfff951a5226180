import { expect, test } from "vitest";
import { consent } from "./consent.ts";
import { legalTexts, privacyNotice } from "./legal.ts";
import { termsOfUse } from "./terms.ts";

test("the day on the texts is the version that people agree to", () => {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(consent.version),
  );
  expect(legalTexts.effectiveDay).toBe(day);
});

test("the wording of the consent names both texts by their titles, each leading to its page", () => {
  const linked = consent.parts.filter(({ to }) => to !== undefined);
  expect(linked).toEqual([
    { text: termsOfUse.title, to: "/terms" },
    { text: privacyNotice(null).title, to: "/privacy" },
  ]);
  expect(consent.wording).toBe(consent.parts.map(({ text }) => text).join(""));
});

test.each([privacyNotice(null), termsOfUse])(
  "$title has parts with addresses of their own, and one with the contact data",
  ({ sections }) => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(sections.filter(({ hasContact }) => hasContact)).toHaveLength(1);
  },
);

const KEPT = {
  keepSignInsMonths: 12,
  keepAuditMonths: 36,
  keepDataViewsMonths: 18,
  keepMessagesMonths: 0,
  keepUnusedAccountsMonths: 0,
};

const periodsOf = (kept: typeof KEPT | null) =>
  new Map(
    privacyNotice(kept)
      .sections.find(({ id }) => id === "how-long")
      ?.items?.map(({ name, text }) => [name, text]),
  );

test("the privacy notice names the periods that are set", () => {
  const periods = periodsOf(KEPT);

  expect(periods.get("Log-ins")).toBe("For one year, then they are deleted.");
  expect(periods.get("What the administrator changed")).toBe("For 3 years, then they are deleted.");
  expect(periods.get("Who saw your data")).toBe("For 18 months, then they are deleted.");
  expect(periods.get("Messages and wishes to be told")).toMatch(/^Until your question is settled/);
  expect(periods.has("Accounts that nobody uses")).toBe(false);
  expect(periodsOf({ ...KEPT, keepUnusedAccountsMonths: 24 }).get("Accounts that nobody uses")).toMatch(
    /^Who has not been here for 2 years/,
  );
});

test("while the settings cannot be read the notice says whom to ask, and nothing that may be wrong", () => {
  expect(periodsOf(null).get("Log-ins")).toBe("For the time that the institute has set, which you can ask us for.");
});
