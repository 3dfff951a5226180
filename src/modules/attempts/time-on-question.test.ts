import { expect, test } from "vitest";
import { averageSeconds, slowAgainst } from "./time-on-question.ts";

test("the average is that of the questions that were in sight", () => {
  expect(averageSeconds([{ seconds: 10 }, { seconds: null }, { seconds: 50 }, { seconds: 0 }])).toBe(30);
  expect(averageSeconds([{ seconds: null }])).toBeNull();
});

test.each([
  [{ seconds: 61, others: 30 }, 100, "others"],
  [{ seconds: 60, others: 30 }, 10, null],
  [{ seconds: 61, others: null }, 30, "average"],
  [{ seconds: 60, others: null }, 30, null],
  [{ seconds: null, others: 1 }, 1, null],
  [{ seconds: 500, others: null }, null, null],
])("a question with %o in a test with an average of %s is slow against %s", (time, average, expected) => {
  expect(slowAgainst(time, average)).toBe(expected);
});
