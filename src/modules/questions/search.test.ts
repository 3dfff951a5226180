import { expect, test } from "vitest";
import { foldForSearch } from "../../core/plain-text.ts";
import { closestWords, editDistance, maxEditsOf, searchOf, wordsOf, wordsWithoutPunctuation } from "./search.ts";

test("a search is words, each once, and not endlessly many", () => {
  expect(wordsOf(searchOf("  Heart   failure heart "))).toEqual(["heart", "failure"]);
  expect(wordsOf(searchOf(" \t"))).toEqual([]);
  expect(wordsOf(searchOf(Array.from({ length: 50 }, (_, index) => `w${index}`).join(" ")))).toHaveLength(8);
});

test("a word of Hindi is one word, with its vowel signs", () => {
  expect(wordsWithoutPunctuation("रोगी को, (अस्पताल) में।")).toEqual(["रोगी", "को", "अस्पताल", "में"]);
});

test.each([
  ["heart", "heart", 0],
  ["haert", "heart", 1],
  ["hypertention", "hypertension", 1],
  ["pateint", "patient", 1],
  ["diabtes", "diabetes", 1],
  ["diarhoea", "diarrhoea", 1],
  ["kidney", "liver", 3],
])("from %s to %s it is %i mistakes, if not more than two", (one, other, mistakes) => {
  expect(editDistance(one, other, 2)).toBe(mistakes);
  expect(editDistance(other, one, 2)).toBe(mistakes);
});

test("a short word, or one with digits, is taken as it is", () => {
  expect(["iv", "o2", "ecg", "ns-12", "t4cells"].map(maxEditsOf)).toEqual([0, 0, 0, 0, 0]);
  expect(["hart", "fever", "asthma"].map(maxEditsOf)).toEqual([1, 1, 2]);
});

test.each([
  "μmol",
  "mmol",
  "umol",
  "mcg",
  "mEq",
  "mOsm",
  "mmHg",
  "cmH2O",
  "millilitre",
  "micrograms",
  "decilitres",
  "picogram",
  "mmols",
])("the unit %s is never corrected, and nothing is corrected to it", (unit) => {
  const folded = foldForSearch(unit);

  expect(maxEditsOf(folded)).toBe(0);
  expect(closestWords(folded, ["mmol", "nmol", "kilogram", "decalitres"])).toEqual([]);
  expect(closestWords(`${folded}x`, [folded])).toEqual([]);
});

test("words that only begin like units are corrected", () => {
  expect(
    ["cardiogram", "multiple", "gland", "kidney", "decimal", "program"].map((word) => maxEditsOf(word) > 0),
  ).not.toContain(false);
});

test("the nearest words were meant, and only a few", () => {
  expect(closestWords("hypertention", ["hypotension", "hypertension", "hyper", "intention"])).toEqual(["hypertension"]);
  expect(closestWords("hart", ["part", "heart", "hard", "harm", "hat", "art", "kidney"])).toHaveLength(5);
  expect(closestWords("hart", ["part", "heart"])[0]).toBe("heart");
});
