import { expect, test } from "vitest";
import { optionalLine, requiredLine, requiredText } from "./form-fields.ts";

const limits = { missing: () => "missing", tooLong: (most: number) => `over ${most}` };
const messageOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
  parsed.error?.issues.map(({ message }) => message);

test("a line is made one line before it is measured, and only a required one may not be empty", () => {
  expect(optionalLine(5, limits.tooLong).parse(" a\n\tb ")).toBe("a b");
  expect(optionalLine(5, limits.tooLong).parse(undefined)).toBe("");
  expect(messageOf(optionalLine(5, limits.tooLong).safeParse("123456"))).toEqual(["over 5"]);
  expect(messageOf(requiredLine(5, limits).safeParse(" \0\n"))).toEqual(["missing"]);
  expect(messageOf(requiredLine(5, limits).safeParse("123456"))).toEqual(["over 5"]);
});

test("a text keeps its lines, and nothing that a database cannot store", () => {
  expect(requiredText(5, limits).parse("\r\na\r\nb\0 ")).toBe("a\nb");
  expect(messageOf(requiredText(5, limits).safeParse(undefined))).toEqual(["missing"]);
  expect(messageOf(requiredText(5, limits).safeParse("123\n456"))).toEqual(["over 5"]);
});
