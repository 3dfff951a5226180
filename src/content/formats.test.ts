import { expect, test } from "vitest";
import { formatsOf } from "./formats.ts";

const { number, percent, plural, counted, all, any, dates } = formatsOf("en");

test("numbers are written as in India", () => {
  expect(number(1_234_567)).toBe("12,34,567");
  expect(number(2.46, 1)).toBe("2.5");
  expect(percent(85)).toBe("85%");
});

test("a noun has the plural form for its number", () => {
  const forms = { one: "lesson", other: "lessons" };
  expect([0, 1, 2].map((count) => counted(count, forms))).toEqual(["0 lessons", "1 lesson", "2 lessons"]);
  expect(plural(1, { other: "sheep" })).toBe("sheep");
});

test("the last item of a list is joined by a word", () => {
  expect(all(["a", "b", "c"])).toBe("a, b and c");
  expect(any(["a", "b"])).toBe("a or b");
});

test("dates are formatted in the given time zone", () => {
  const write = dates({ dateStyle: "long", timeZone: "Asia/Kolkata" });
  expect(write(new Date("2026-11-21T20:00:00Z"))).toBe("22 November 2026");
});
