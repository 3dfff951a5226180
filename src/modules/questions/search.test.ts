import { expect, test } from "vitest";
import {
  closestWords,
  containsWord,
  editDistance,
  foldForSearch,
  maxEditsOf,
  patternOf,
  searchOf,
  wordsOf,
  wordsWithoutPunctuation,
} from "./search.ts";

test.each([
  ["हृदय", "ह्रदय"],
  ["हिन्दी", "हिंदी"],
  ["माँ", "मां"],
  ["बड़ा", "बडा"],
  ["सम्बन्ध", "संबंध"],
  ["Fièvre  ÉLEVÉE", "fièvre élevée"],
])("%s and %s are the same to the search", (one, other) => {
  expect(foldForSearch(one)).toBe(foldForSearch(other));
});

test("words that differ in Hindi stay apart", () => {
  expect(foldForSearch("दवा")).not.toBe(foldForSearch("दावा"));
});

test("a search is words, each once, and not endlessly many", () => {
  expect(wordsOf(searchOf("  Heart   failure heart "))).toEqual(["heart", "failure"]);
  expect(wordsOf(searchOf(" \t"))).toEqual([]);
  expect(wordsOf(searchOf(Array.from({ length: 50 }, (_, index) => `w${index}`).join(" ")))).toHaveLength(8);
});

test("a pattern stands for each way to write a mark, and for nothing that the search did not say", () => {
  expect(patternOf("client's")).toBe("client_s");
  expect(patternOf("post\u2013op")).toBe(patternOf("post-op"));
  expect(patternOf("100%_\\")).toBe("100\\%\\_\\\\");
  expect(patternOf("--")).toBe("--");
  expect(containsWord("the newborn\u2019s first hours", "newborn's")).toBe(true);
  expect(containsWord("the newborn first hours", "newborn's")).toBe(false);
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

test("the nearest words were meant, and only a few", () => {
  expect(closestWords("hypertention", ["hypotension", "hypertension", "hyper", "intention"])).toEqual(["hypertension"]);
  expect(closestWords("hart", ["part", "heart", "hard", "harm", "hat", "art", "kidney"])).toHaveLength(5);
  expect(closestWords("hart", ["part", "heart"])[0]).toBe("heart");
});
