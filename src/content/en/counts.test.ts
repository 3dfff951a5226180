import { expect, test } from "vitest";
import { dashboardTexts } from "./dashboard.ts";
import { learningTexts } from "./learning.ts";

test("shares and numbers read as they are said", () => {
  expect(learningTexts.progress.value(60, 5, 9)).toBe("60% – 5 of 9 lessons");
  expect([1, 9].map(dashboardTexts.running.more)).toEqual([
    "and 1 more test in progress",
    "and 9 more tests in progress",
  ]);
});
