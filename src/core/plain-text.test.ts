import { expect, test } from "vitest";
import { oneLine } from "./plain-text.ts";

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
