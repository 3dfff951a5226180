import { expect, test } from "vitest";
import { consent } from "./consent.ts";
import { legalTexts, privacyNotice, termsOfUse } from "./legal.ts";

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
    { text: privacyNotice.title, to: "/privacy" },
  ]);
  expect(consent.wording).toBe(consent.parts.map(({ text }) => text).join(""));
});

test.each([privacyNotice, termsOfUse])(
  "$title has parts with addresses of their own, and one with the contact data",
  ({ sections }) => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(sections.filter(({ hasContact }) => hasContact)).toHaveLength(1);
  },
);
