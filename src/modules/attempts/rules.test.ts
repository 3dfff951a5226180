import { expect, test } from "vitest";
import { isInTime, isOverdue, reveal, scoreOf, secondsTaken, totalsOf } from "./rules.ts";

const CLOSES_AT = new Date("2026-03-01T10:00:00Z");
const at = (secondsAfterClosing: number) => new Date(CLOSES_AT.getTime() + secondsAfterClosing * 1000);

test("before the deadline every answer counts, however old", () => {
  expect(isInTime(CLOSES_AT, 0, at(-0.001))).toBe(true);
  expect(isInTime(CLOSES_AT, 3_600_000, at(-600))).toBe(true);
});

test("in the minute after the deadline an answer counts only when it was made before it", () => {
  expect(isInTime(CLOSES_AT, 10_001, at(10))).toBe(true);
  expect(isInTime(CLOSES_AT, 10_000, at(10))).toBe(false);
  expect(isInTime(CLOSES_AT, 0, at(0))).toBe(false);
  expect(isInTime(CLOSES_AT, -5_000, at(1))).toBe(false);
});

test("after that minute nothing counts any more, and the attempt is due to be closed", () => {
  expect(isInTime(CLOSES_AT, 3_600_000, at(59.999))).toBe(true);
  expect(isInTime(CLOSES_AT, 3_600_000, at(60))).toBe(false);
  expect(isOverdue(CLOSES_AT, at(59.999))).toBe(false);
  expect(isOverdue(CLOSES_AT, at(60))).toBe(true);
});

test("a solution is revealed only by submission", () => {
  expect(reveal("open")).toBe("content");
  expect(reveal("expired")).toBe("content");
  expect(reveal("submitted")).toBe("content-and-solution");
  expect(reveal("discarded")).toBe("nothing");
});

test("the time taken is whole seconds and never more than was allowed", () => {
  const startedAt = at(-1800);
  expect(secondsTaken(startedAt, CLOSES_AT, at(-1799.4))).toBe(1);
  expect(secondsTaken(startedAt, CLOSES_AT, at(-300))).toBe(1500);
  expect(secondsTaken(startedAt, CLOSES_AT, at(90))).toBe(1800);
});

test("the score is the rounded percentage of questions with all of their points", () => {
  const answers = [
    { earned: 1, max: 1, isAnswered: true },
    { earned: 2, max: 3, isAnswered: true },
    { earned: 0, max: 1, isAnswered: false },
  ];

  expect(totalsOf(answers)).toEqual({
    score: 33,
    questionCount: 3,
    correctCount: 1,
    answeredCount: 2,
    earned: 3,
    possible: 5,
  });
  expect(totalsOf([...answers.slice(0, 2), { earned: 4, max: 4, isAnswered: true }]).score).toBe(67);
  expect(() => totalsOf([])).toThrow("without questions");
  // 57.5 %, a half that a float is a little less than.
  expect(scoreOf(23, 40)).toBe(58);
});
