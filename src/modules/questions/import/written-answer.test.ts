import { expect, test } from "vitest";
import { letterOfAnswer, withoutLabels } from "./written-answer.ts";

test.each([
  "b",
  "B.",
  "(B)",
  "B)",
  "[b]",
  "B:",
  "Option B",
  "option_b",
  " b\u00a0",
  "2",
  "2)",
  "В",
  "в",
  "β",
  "Ｂ",
  "（ｂ）",
  "२",
  "٢",
  "B\u200b",
])("%j means option B", (written) => {
  expect(letterOfAnswer(written)).toBe("B");
});

test.each(["", "A,B", "AB", "0", "27", "3 mL", "B or C", "-2"])("%j is no letter", (written) => {
  expect(letterOfAnswer(written)).toBe(written.toUpperCase());
});

test("letters and numbers before options are taken away where each option has its own in order", () => {
  for (const label of [
    ["A) ", "B) "],
    ["(a) ", "(b) "],
    ["1. ", "2. "],
    ["1) ", "2) "],
    ["A. ", "B. "],
    ["А) ", "В) "],
    ["Ａ．　", "Ｂ．　"],
    ["१) ", "२) "],
  ]) {
    expect(withoutLabels([`${label[0]}1 mL`, `${label[1]}3 mL`])).toEqual(["1 mL", "3 mL"]);
  }
  for (const kept of [
    ["A) 1 mL", "3 mL"],
    ["2. one", "1. two"],
    ["1.5 mL", "2.5 mL"],
    ["A", "B"],
    ["A positive", "B negative"],
  ]) {
    expect(withoutLabels(kept)).toEqual(kept);
  }
});
