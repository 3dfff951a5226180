import { expect, test } from "vitest";
import { isInTime, isOverdue, isPossibleAge, reveal, scoreOf, secondsTaken, totalsOf, transitMs } from "./rules.ts";

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

test("an answer cannot be older than its attempt, but for what clocks differ, also when the server's was set back", () => {
  expect(isPossibleAge(CLOSES_AT, 610_000, at(600))).toBe(true);
  expect(isPossibleAge(CLOSES_AT, 610_001, at(600))).toBe(false);
  expect(isPossibleAge(CLOSES_AT, 0, at(-3600))).toBe(true);
});

test("a request has been in transit since the device sent it, unless that is impossible", () => {
  const now = at(0);
  const sentBefore = (ms: number) => transitMs(now.getTime() - ms, now);
  expect([sentBefore(0), sentBefore(2_500), sentBefore(30_000)]).toEqual([0, 2_500, 30_000]);
  expect([sentBefore(-1), sentBefore(30_001), transitMs(undefined, now)]).toEqual([0, 0, 0]);
});

const NOON = new Date("2026-03-01T12:00:00Z");
const minutesAfterNoon = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

test("a solution is revealed only by submission", () => {
  expect(reveal("open", [], NOON)).toEqual({ kind: "content" });
  expect(reveal("expired", [], NOON)).toEqual({ kind: "content" });
  expect(reveal("submitted", [], NOON)).toEqual({ kind: "content-and-solution" });
  expect(reveal("discarded", [], NOON)).toEqual({ kind: "nothing" });
});

test("a solution is withheld until the last of the other attempts that ask it is over, with its grace", () => {
  const [short, long] = [{ closesAt: minutesAfterNoon(10) }, { closesAt: minutesAfterNoon(40) }];
  const revealAt = (minutes: number) => reveal("submitted", [long, short], minutesAfterNoon(minutes));

  expect(revealAt(0)).toEqual({ kind: "withheld", until: minutesAfterNoon(41) });
  expect(revealAt(40.9)).toEqual({ kind: "withheld", until: minutesAfterNoon(41) });
  expect(revealAt(41)).toEqual({ kind: "content-and-solution" });
  expect(reveal("discarded", [long], NOON)).toEqual({ kind: "nothing" });
  expect(reveal("expired", [long], NOON)).toEqual({ kind: "content" });
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
