import { expect, test } from "vitest";
import { COMMON_PASSWORDS } from "./common-password-list.server.ts";
import { isCommonPassword, isMadeOfNames } from "./common-passwords.server.ts";
import { PASSWORD_MIN_LENGTH } from "./forms.ts";

const OWNER = { name: "Asha Verma", email: "asha.v1990@example.org", instituteName: "Florence Academy of Nursing" };

test("the list holds more than three thousand passwords, each once, in order, none that is too short anyway", () => {
  expect(COMMON_PASSWORDS.length).toBeGreaterThan(3_000);
  expect([...new Set(COMMON_PASSWORDS)].sort()).toEqual(COMMON_PASSWORDS);
  const useless = COMMON_PASSWORDS.filter((word) => word.length < PASSWORD_MIN_LENGTH || word !== word.toLowerCase());
  expect(useless).toEqual([]);
});

test("a common password is one in whatever case, and a short thing that is repeated", () => {
  for (const common of ["123456", "Password1", "iLoveYou", "zzzzzzzzz", "abababab"]) {
    expect(isCommonPassword(common), common).toBe(true);
  }
  expect(isCommonPassword("correct horse battery")).toBe(false);
});

test.each([
  "AshaVerma",
  "verma-2026",
  "v1990!",
  "asha.v1990",
  "Lamplight7",
  "FlorenceAcademyOfNursing",
  "florence academy of nursing 1",
  "Nursing2026",
])("%s is made of names that whoever guesses knows", (password) => {
  expect(isMadeOfNames(password, OWNER)).toBe(true);
});

test.each(["correct horse battery", "asha walks home slowly", "Xk2!vma9", "the lamplight of november"])(
  "%s holds enough beside names",
  (password) => {
    expect(isMadeOfNames(password, OWNER)).toBe(false);
  },
);
