import { expect, test } from "vitest";
import { reasonOf } from "./errors.ts";

test("a reason fits into a sentence, whatever its library ends it with", () => {
  expect(reasonOf(new Error("The file is truncated."))).toBe("The file is truncated");
  expect(reasonOf(new Error("still going... "))).toBe("still going");
  expect(reasonOf("version 1.2 is odd")).toBe("version 1.2 is odd");
});
