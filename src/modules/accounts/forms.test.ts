import { expect, test } from "vitest";
import { accountsTexts } from "../../content/en/accounts.ts";
import { personName } from "./forms.ts";

const missing = accountsTexts.errors.nameMissing;

test("a name of which nothing shows is missing; marks beside letters stay as they are", () => {
  for (const blank of ["\u3164", "\u2800", "\u200B", "\u200D \u2060"]) {
    const issues = personName({ error: () => missing }).safeParse(blank).error?.issues ?? [];
    expect(
      issues.map(({ message }) => message),
      JSON.stringify(blank),
    ).toEqual([missing]);
  }
  for (const name of ["ശ്രീജിത്ത്", "അവന്\u200D", "ನಾ\u200Cಯಕ್", "Asha\u200B Verma"]) {
    expect(personName({ error: () => missing }).parse(name)).toBe(name);
  }
});
