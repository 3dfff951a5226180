import { expect, test } from "vitest";
import { LOCKS } from "./lock-numbers.ts";

test("no two locks have the same number: one would block the other", () => {
  const numbers = Object.values(LOCKS);

  expect(new Set(numbers).size).toBe(numbers.length);
});
