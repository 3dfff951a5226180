import { expect, test } from "vitest";
import { splitOptions } from "./pasted-options.ts";

const FOUR = ["1 mL", "3 mL", "10 mL", "20 mL"];

test.each([
  "A) 1 mL B) 3 mL C) 10 mL D) 20 mL",
  "(a) 1 mL (b) 3 mL (c) 10 mL (d) 20 mL",
  "A. 1 mL\nB. 3 mL\nC. 10 mL\nD. 20 mL",
  " A)\t1 mL\r\n\r\n B)\t3 mL\r\n C) 10 mL\r\nD) 20 mL\r\n",
  "1. 1 mL\n2. 3 mL\n3. 10 mL\n4. 20 mL",
  "1) 1 mL 2) 3 mL 3) 10 mL 4) 20 mL",
])("%j is four options", (text) => {
  expect(splitOptions(text)).toEqual(FOUR);
});

test("an option keeps its lines, full stops and letters in brackets", () => {
  const text = "A) Vitamin C. Then wait.\nTwice a day\nB) Hepatitis (A) and B. Then D. C) None";
  expect(splitOptions(text)).toEqual(["Vitamin C. Then wait.\nTwice a day", "Hepatitis (A) and B. Then D. C) None"]);
});

test.each([
  "3 mL",
  "A) Only one",
  "B) 3 mL C) 10 mL",
  "Give A) 1 mL B) 3 mL",
  "A) B) C)",
  "A. fumigatus and B. cereus",
  "Two lines\nof one option",
  "",
])("%j is no list of options", (text) => {
  expect(splitOptions(text)).toBeNull();
});
