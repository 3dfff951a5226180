import fc from "fast-check";
import { expect, test } from "vitest";
import { foldedCase, foldedSigns, foldForSearch, oneLine } from "./plain-text.ts";

test("a line with nothing visible is empty; joiners beside letters are kept", () => {
  for (const blank of [
    "\u2060",
    "\u3164",
    "\u00AD",
    "\u115F",
    "\u034F",
    "\u2800",
    "\u200D \u200C",
    " \u2003\uFE0F\u200B",
  ]) {
    expect(oneLine(blank), JSON.stringify(blank)).toBe("");
  }
  expect(oneLine(" അവന്\u200D  ನಾ\u200Cಯಕ್ ")).toBe("അവന്\u200D ನಾ\u200Cಯಕ್");
});

test.each([
  ["50 \u00B5g", "50 \u03BCg"],
  ["the client\u2019s drip", "the client's drip"],
  ["90\u201392\u00A0%", "90-92 %"],
  ["\u22125", "-5"],
  ["\u201CStop\u201D", '"Stop"'],
  ["ＳｐＯ２", "SpO\u2082"],
  ["2\u202F\u2126", "2 \u03A9"],
  ["\uFB01bre", "fibre"],
])("%s reads the same as %s", (one, other) => {
  expect(foldedSigns(one)).toBe(foldedSigns(other));
  expect(foldedCase(one.toUpperCase())).toBe(foldedCase(other.toLowerCase()));
});

test("other numbers, letters and accents stay apart", () => {
  const texts = ["10⁵", "105", "10_5", "μmol", "mmol", "café", "cafe", "Mg", "mg"];

  expect(new Set(texts.map(foldedSigns)).size).toBe(texts.length);
});

test.each([
  ["हृदय", "ह्रदय"],
  ["हिन्दी", "हिंदी"],
  ["माँ", "मां"],
  ["बड़ा", "बडा"],
  ["सम्बन्ध", "संबंध"],
  ["Fièvre  ÉLEVÉE", "fièvre élevée"],
])("%s and %s are the same to a search", (one, other) => {
  expect(foldForSearch(one)).toBe(foldForSearch(other));
});

test("words that differ in Hindi stay apart", () => {
  expect(foldForSearch("दवा")).not.toBe(foldForSearch("दावा"));
});

test.each([
  ["SpO₂", "SpO2"],
  ["µmol", "μmol"],
  ["10⁻⁹", "10^-9"],
  ["O\u2019Brien", "o'brien"],
  ["José", "jose"],
  ["Jose\u0301", "José"],
  ["Ｓａｒａ", "sara"],
])("a search for %s finds %s", (one, other) => {
  expect(foldForSearch(one)).toBe(foldForSearch(other));
});

test("a folded text stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
    }),
  );
});
