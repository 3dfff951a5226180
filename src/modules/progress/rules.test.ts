import { expect, test } from "vitest";
import { outcomeOf, percentOf, summarize } from "./rules.ts";

test("without a test there is no figure, and no zero in its place", () => {
  expect(summarize({ tests: 0, scores: 0, correct: 0, answered: 0, asked: 0, seconds: 0 })).toEqual({
    testsCompleted: 0,
    averageScore: null,
    accuracy: null,
    minutesPerTest: null,
    correct: 0,
    asked: 0,
    leftOut: 0,
  });
});

test("the average score is the mean of the scores, accuracy is correct of all questions", () => {
  // 1 of 10 and 20 of 20: scores 10 and 100, 21 of 30 questions, 400 s and 1,000 s.
  expect(summarize({ tests: 2, scores: 110, correct: 21, answered: 28, asked: 30, seconds: 1_400 })).toMatchObject({
    averageScore: 55,
    correct: 21,
    asked: 30,
    leftOut: 2,
    accuracy: 70,
    minutesPerTest: 11.7,
  });
});

test("figures are rounded, halves upwards", () => {
  expect(summarize({ tests: 2, scores: 75, correct: 1, answered: 8, asked: 8, seconds: 2 * 63 })).toMatchObject({
    averageScore: 38,
    accuracy: 13,
    minutesPerTest: 1.1,
  });
});

test("a share that ends in a half is rounded upwards, as the database rounds it", () => {
  expect(percentOf(23, 40)).toBe(58);
  expect(percentOf(57, 200)).toBe(29);
  expect(percentOf(1, 200)).toBe(1);
});

test("right, asked, left out and accuracy agree, also where everything was left out", () => {
  expect(outcomeOf({ correct: 2, answered: 2, asked: 10 })).toEqual({
    correct: 2,
    asked: 10,
    leftOut: 8,
    accuracy: 20,
  });
  expect(outcomeOf({ correct: 21, answered: 32, asked: 35 })).toMatchObject({ asked: 35, leftOut: 3, accuracy: 60 });
  expect(outcomeOf({ correct: 0, answered: 0, asked: 5 })).toMatchObject({ asked: 5, leftOut: 5, accuracy: 0 });
});

test("a share of nothing is nothing", () => {
  expect(percentOf(0, 0)).toBeNull();
  expect(percentOf(0, 3)).toBe(0);
  expect(percentOf(2, 3)).toBe(67);
});
