import { expect, test } from "vitest";
import {
  certificateNumber,
  isStudied,
  lessonsToStudy,
  NUMBER_BYTES,
  readCertificateNumber,
  secondsToRead,
} from "./rules.ts";

test("a number has its year and three groups of digits that cannot be mistaken for each other", () => {
  const bytes = Uint8Array.from({ length: NUMBER_BYTES }, (_, nth) => nth * 21);

  expect(certificateNumber("2026", bytes)).toBe("LL-2026-0NAZ-M9YK-8XJ7");
});

test("every byte gives one of 32 digits, each as often as the others", () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const digit = certificateNumber("2026", new Uint8Array(NUMBER_BYTES).fill(byte)).slice(-1);
    counts.set(digit, (counts.get(digit) ?? 0) + 1);
  }
  expect(counts.size).toBe(32);
  expect(new Set(counts.values())).toEqual(new Set([8]));
});

test.each([
  ["LL-2026-0NAZ-M9YK-8XJ7", "LL-2026-0NAZ-M9YK-8XJ7"],
  [" ll-2026-onaz-m9yk-8xj7 ", "LL-2026-0NAZ-M9YK-8XJ7"],
  ["LL-2026-iLoZ-M9YK-8XJ7", "LL-2026-110Z-M9YK-8XJ7"],
])("%s is read as %s", (typed, number) => {
  expect(readCertificateNumber(typed)).toBe(number);
});

test.each([
  "",
  "LL",
  "LL-2026",
  "LL-2026-0NAZ-M9YK",
  "LL-2026-0NAZ-M9YK-8XJ7-0000",
  "XX-2026-0NAZ-M9YK-8XJ7",
  "LL-2026-0NAZ-M9YK-8XJU",
  "LL-26-0NAZ-M9YK-8XJ7",
])("%j is no number", (typed) => {
  expect(readCertificateNumber(typed)).toBeNull();
});

test.each([
  // Words, and seconds of reading that are enough.
  [0, 1],
  [3, 1],
  [220, 30],
  [1_100, 150],
])("a text of %i words is read when it was in sight for %i seconds", (words, seconds) => {
  expect(secondsToRead(words)).toBe(seconds);
  expect(isStudied({ words, secondsRead: seconds, questions: 0, practised: 0 })).toBe(true);
  expect(isStudied({ words, secondsRead: seconds - 1, questions: 0, practised: 0 })).toBe(false);
});

test.each([
  [1, 1],
  [3, 2],
  [20, 10],
  [400, 10],
])("of %i questions %i are enough to practise", (questions, enough) => {
  expect(isStudied({ words: 1_000, secondsRead: 0, questions, practised: enough })).toBe(true);
  expect(isStudied({ words: 1_000, secondsRead: 0, questions, practised: enough - 1 })).toBe(false);
});

test("two of three lessons are to be studied", () => {
  expect([1, 2, 3, 9, 10, 1_800].map(lessonsToStudy)).toEqual([1, 2, 2, 6, 7, 1_200]);
});
