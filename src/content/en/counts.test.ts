import { expect, test } from "vitest";
import { attemptTexts } from "./attempts.ts";
import { dashboardTexts } from "./dashboard.ts";
import { learningTexts } from "./learning.ts";

test("shares and numbers read as they are said", () => {
  expect(learningTexts.progress.value(60, 5, 9)).toBe("60% – 5 of 9 lessons");
  expect([1, 9].map(dashboardTexts.running.more)).toEqual([
    "and 1 more test in progress",
    "and 9 more tests in progress",
  ]);
});

test("a clock counts hours from one on", () => {
  expect([59, 300, 3599, 3600, 7199].map(attemptTexts.clock)).toEqual(["0:59", "5:00", "59:59", "1:00:00", "1:59:59"]);
});
