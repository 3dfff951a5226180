import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { categoryTexts } from "./category.ts";
import { CONSENT_DAY, CONSENT_VERSION, consentTexts } from "./consent.ts";
import { legalTexts, privacyNotice } from "./legal.ts";
import { realExamTexts } from "./real-exam.ts";
import { termsOfUse } from "./terms.ts";

test("the day on the texts is that of the version that people agree to, and has begun", () => {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(CONSENT_DAY));
  const today = new Intl.DateTimeFormat("sv", { timeZone: "Asia/Kolkata" }).format(new Date());

  expect(legalTexts.effectiveDay).toBe(day);
  expect(CONSENT_VERSION).toMatch(new RegExp(`^${CONSENT_DAY}(\\.\\d+)?$`));
  expect(CONSENT_DAY <= today).toBe(true);
});

test("the texts are those that the version stands for", () => {
  const categoryConsents = [categoryTexts.form.consent, categoryTexts.form.disabilityConsent];
  const texts = JSON.stringify([
    consentTexts.wording,
    categoryConsents,
    realExamTexts.consent,
    termsOfUse,
    privacyNotice(KEPT),
    privacyNotice(null),
  ]);
  const fingerprint = createHash("sha256").update(texts).digest("hex").slice(0, 12);

  // After a change of a text: a new version and day in `consent.ts`, the day in `legal.ts`, and both here.
  expect({ version: CONSENT_VERSION, fingerprint }).toEqual({ version: "2026-11-29", fingerprint: "12d3abbe71e1" });
});

test("the wording of the consent names both texts by their titles, each leading to its page", () => {
  const linked = consentTexts.parts.filter(({ to }) => to !== undefined);
  expect(linked).toEqual([
    { text: termsOfUse.title, to: "/terms" },
    { text: privacyNotice(null).title, to: "/privacy" },
  ]);
  expect(consentTexts.wording).toBe(consentTexts.parts.map(({ text }) => text).join(""));
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

  expect(periods.get("Log-ins")).toBe("For one year. Then we delete it.");
  expect(periods.get("What the administrator changed")).toBe("For 3 years. Then we delete it.");
  expect(periods.get("Who saw your data")).toBe("For 18 months. Then we delete it.");
  expect(periods.get("Messages and Notify Me requests")).toMatch(/^Until your question is settled/);
  expect(periods.has("Accounts that nobody uses")).toBe(false);
  expect(periodsOf({ ...KEPT, keepUnusedAccountsMonths: 24 }).get("Accounts that nobody uses")).toMatch(
    /^If you do not visit for 2 years/,
  );
});

test("while the settings cannot be read the notice says whom to ask, and nothing that may be wrong", () => {
  expect(periodsOf(null).get("Log-ins")).toBe("For a time the institute has set. Ask us, and we will tell you.");
});
