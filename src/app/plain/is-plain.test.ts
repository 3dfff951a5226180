import { expect, test } from "vitest";
import { isPlainPage } from "./is-plain.ts";

test("the innermost route that says it decides, whatever else its handle has", () => {
  expect(isPlainPage([undefined, { isPlain: true }, undefined])).toBe(true);
  expect(isPlainPage([undefined, { isPlain: true }, { body: "answer" }])).toBe(true);
  expect(isPlainPage([{ isPlain: true }, { isPlain: false }])).toBe(false);
  expect(isPlainPage([undefined, { body: "text" }])).toBe(false);
  expect(isPlainPage([])).toBe(false);
});
