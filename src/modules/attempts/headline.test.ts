import { expect, test } from "vitest";
import { outcomeTexts } from "../../content/en/outcome.ts";
import { compareHeadlines, headlineOf, rightAnswersOf, shareOf } from "./headline.ts";

test("a result with marks is named by them, any other by its score", () => {
  const marked = headlineOf({ score: 21, marks: 12, possibleMarks: 456 });
  expect(marked).toEqual({ kind: "marks", marks: 12, possible: 456 });
  expect(shareOf(marked)).toBe(2.63);
  expect(headlineOf({ score: 21, marks: null, possibleMarks: null })).toEqual({ kind: "score", percent: 21 });
  expect(shareOf({ kind: "marks", marks: 0, possible: 0 })).toBeNull();
});

test("the best result is the one with the largest share of its marks", () => {
  const of = (marks: number, possible: number) => ({ kind: "marks", marks, possible }) as const;
  expect(compareHeadlines(of(24, 36), of(240, 361))).toBe(1);
  expect(compareHeadlines(of(12, 36), of(24, 72))).toBe(0);
  expect(compareHeadlines(of(0, 0), of(-12, 36))).toBe(-1);
});

test("a question left out is in no number of right answers, and one given to all changes none", () => {
  const row = { correct: 9, answered: 35, asked: 38 };
  const none = { notCounted: 0, rightNotCounted: 0, unansweredNotCounted: 0, givenToAll: 0 };
  expect(outcomeTexts.whole(rightAnswersOf(row, null))).toBe("9 of 38 right, 3 not answered");
  expect(outcomeTexts.whole(rightAnswersOf(row, { ...none, notCounted: 1, rightNotCounted: 1 }))).toBe(
    "8 of 37 right, 3 not answered, 1 question not counted",
  );
  expect(outcomeTexts.whole(rightAnswersOf(row, { ...none, givenToAll: 1 }))).toBe(
    "9 of 38 right, 3 not answered, 1 question given to all",
  );
});
