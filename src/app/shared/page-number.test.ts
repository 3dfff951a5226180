import { expect, test } from "vitest";
import { pageNumberIn } from "./page-number.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=1e3", 1],
  ["page=99999999", 1],
  ["page=two", 1],
])("%j asks for page %i", (search, page) => {
  expect(pageNumberIn(new URLSearchParams(search))).toBe(page);
});
