import { expect, test } from "vitest";
import { PASSWORD_MIN_LENGTH } from "../forms.ts";
import { isCommonPassword, isMadeOfNames } from "./common.server.ts";
import { COMMON_PASSWORDS } from "./common-list.server.ts";
import { FIRST_TRIED_PASSWORDS } from "./first-tried.server.ts";

const OWNER = { name: "Asha Verma", email: "asha.v1990@example.org", instituteName: "Florence Academy of Nursing" };

test("the list holds more than three thousand passwords, each once, in order, none that is too short anyway", () => {
  expect(COMMON_PASSWORDS.length).toBeGreaterThan(3_000);
  expect([...new Set(COMMON_PASSWORDS)].sort()).toEqual(COMMON_PASSWORDS);
  const useless = COMMON_PASSWORDS.filter((word) => word.length < PASSWORD_MIN_LENGTH || word !== word.toLowerCase());
  expect(useless).toEqual([]);
});

test("the 3,000 that are tried first and are long enough are refused", () => {
  const allowed = FIRST_TRIED_PASSWORDS.filter((password) => password.length >= PASSWORD_MIN_LENGTH);
  expect(new Set(allowed).size).toBeGreaterThanOrEqual(3_000);
  expect(allowed.filter((password) => !isCommonPassword(password))).toEqual([]);
  // From the whole length of the list: how it came here left nothing out.
  for (const password of ["123456", "red123", "qwerasdfzxcv", "1qaz2wsx3edc4rfv"]) expect(allowed).toContain(password);
});

test("a common password is one in whatever case, and a short thing that is repeated", () => {
  for (const common of ["123456", "Password1", "iLoveYou", "zzzzzzzzz", "abababab"]) {
    expect(isCommonPassword(common), common).toBe(true);
  }
  expect(isCommonPassword("correct horse battery")).toBe(false);
});

test.each([
  "Passw0rd!",
  "P@ssw0rd1",
  "P@$$w0rd2026",
  "p455w0rd",
  "Welc0me123",
  "We1c0me!",
  "1loveyou",
  "!L0veY0u2",
  "Adm1n@123",
  "Qwerty#2026",
  "H3ll0123",
  "2026Summer!",
  "123Password123",
  "passwordpassword",
  "Welcome-Welcome1",
  "Pässwörd9",
  "ｐａｓｓｗｏｒｄ１",
  "pass.word!",
  "password1234567890",
  "letmein1111111111",
  "Monkey!!!!",
])("%s is a simple spelling of a common password", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "correct horse battery",
  "Passw0rd of a lighthouse keeper",
  "my password is a secret to all",
  "welcome home, tired nurse",
  "seven lamps burn at 4 am",
  "password-83920174651930",
  "k7Tq-29xv-Lm",
  "48302917465",
  "Zebra4Lantern!",
  "नर्स की लालटेन",
])("%s is a good one, whatever stands in it", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test("whatever is typed, of any length and kind, is judged", () => {
  for (const sign of ["1", "!", "a", "a1", "0o", "\u0301", "\u{1F600}", "pass1"]) {
    for (const length of [1, 127, 128, 129, 100_000]) {
      expect(typeof isCommonPassword(sign.repeat(Math.ceil(length / sign.length)).slice(0, length))).toBe("boolean");
    }
  }
});

test.each([
  "AshaVerma",
  "V3rma!2026",
  "L@mpl1ght",
  "verma-2026",
  "v1990!",
  "asha.v1990",
  "asha.v1990@example.org",
  "Asha.V1990@Example.org1!",
  "v1990@example.org",
  "Example2026",
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
