import { expect, test } from "vitest";
import { withoutWords } from "./use-notice-once.ts";

test("only the parameters of the message are removed from an address", () => {
  expect(withoutWords("?saved=profile", ["saved", "kept"])).toBe("");
  expect(withoutWords("?page=2&saved=codes&kept=on", ["saved", "kept"])).toBe("?page=2");
  expect(withoutWords("?q=a%20b", ["saved"])).toBe("?q=a%20b");
  expect(withoutWords("", ["saved"])).toBe("");
});
