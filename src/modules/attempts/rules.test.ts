import fc from "fast-check";
import { expect, test } from "vitest";
import { releasedOf } from "./released.ts";
import {
  boundedSeconds,
  type Held,
  isHeldElsewhere,
  isInTime,
  isOverdue,
  isPossibleAge,
  type Released,
  reveal,
  scoreOf,
  secondsTaken,
  totalsOf,
  transitMs,
} from "./rules.ts";

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
  const [startedAt, now] = [at(-600), at(0)];
  const sentBefore = (ms: number) => transitMs(now.getTime() - ms, startedAt, now);
  expect([sentBefore(0), sentBefore(2_500), sentBefore(600_000)]).toEqual([0, 2_500, 600_000]);
  expect([sentBefore(-1), sentBefore(610_001), transitMs(undefined, startedAt, now)]).toEqual([0, 0, 0]);
});

const NOON = new Date("2026-03-01T12:00:00Z");
const minutesAfterNoon = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

const ALL = { score: true, solutions: true };
const heldBy = (openElsewhere: { closesAt: Date }[], unreleasedElsewhere: string[] = []) => ({
  openElsewhere,
  unreleasedElsewhere,
});
const NOTHING = heldBy([]);

test("what is released by hand is not revealed before, and the score not by the solutions", () => {
  const byHand = { release: { score: "by-hand", solutions: "by-hand" } };
  const none = { rules: byHand, scoreReleasedAt: null, solutionsReleasedAt: null };
  expect(releasedOf(none)).toEqual({ score: false, solutions: false });
  expect(releasedOf({ ...none, scoreReleasedAt: NOON })).toEqual({ score: true, solutions: false });
  expect(releasedOf({ ...none, rules: { release: { score: "submission", solutions: "submission" } } })).toEqual(ALL);
  const released = { score: true, solutions: false };
  expect(reveal("submitted", released, NOTHING, NOON)).toEqual({
    kind: "withheld",
    reason: { kind: "unreleased", isElsewhere: false },
  });
  expect(reveal("submitted", released, heldBy([{ closesAt: NOON }]), NOON)).toEqual({
    kind: "withheld",
    reason: { kind: "open-elsewhere", until: null },
  });
});

test("what another test has not released is withheld in every attempt, and what is explained at once, too", () => {
  const elsewhere = { kind: "withheld", reason: { kind: "unreleased", isElsewhere: true } };
  const explained = { ...ALL, atAnswer: true };
  const held = heldBy([], ["another test"]);
  expect(reveal("submitted", ALL, held, NOON)).toEqual(elsewhere);
  expect(reveal("submitted", { score: true, solutions: false }, held, NOON)).toEqual(elsewhere);
  expect(reveal("open", explained, held, NOON)).toEqual(elsewhere);
  expect(reveal("open", explained, NOTHING, NOON)).toEqual({ kind: "content-and-solution" });
  expect(reveal("open", ALL, held, NOON)).toEqual({ kind: "content" });
  // Nobody can say when it is released.
  expect(reveal("submitted", ALL, heldBy([{ closesAt: NOON }], ["another test"]), NOON)).toEqual({
    kind: "withheld",
    reason: { kind: "open-elsewhere", until: null },
  });
});

test("the score waits for what other attempts withhold, and not for solutions that its own test releases later", () => {
  const waits = (released: Released, held: Held) => isHeldElsewhere(reveal("submitted", released, held, NOON));
  const scoreOnly = { score: true, solutions: false };
  expect(waits(scoreOnly, NOTHING)).toBe(false);
  expect(waits(scoreOnly, heldBy([{ closesAt: NOON }]))).toBe(true);
  expect(waits(scoreOnly, heldBy([], ["another test"]))).toBe(true);
  expect(waits(ALL, NOTHING)).toBe(false);
});

test("a solution is revealed only by submission", () => {
  expect(reveal("open", ALL, NOTHING, NOON)).toEqual({ kind: "content" });
  expect(reveal("expired", ALL, NOTHING, NOON)).toEqual({ kind: "content" });
  expect(reveal("submitted", ALL, NOTHING, NOON)).toEqual({ kind: "content-and-solution" });
  expect(reveal("discarded", ALL, NOTHING, NOON)).toEqual({ kind: "nothing" });
});

test("a solution is withheld until the last of the other attempts that ask it is over, with its grace", () => {
  const [short, long] = [{ closesAt: minutesAfterNoon(10) }, { closesAt: minutesAfterNoon(40) }];
  const revealAt = (minutes: number) => reveal("submitted", ALL, heldBy([long, short]), minutesAfterNoon(minutes));
  const withheld = { kind: "withheld", reason: { kind: "open-elsewhere", until: minutesAfterNoon(41) } };

  expect(revealAt(0)).toEqual(withheld);
  expect(revealAt(40.9)).toEqual(withheld);
  expect(revealAt(41)).toEqual({ kind: "content-and-solution" });
  expect(reveal("discarded", ALL, heldBy([long]), NOON)).toEqual({ kind: "nothing" });
  expect(reveal("expired", ALL, heldBy([long]), NOON)).toEqual({ kind: "content" });
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

test("seconds on questions are believed as far as the attempt took, and nothing measured is nothing known", () => {
  expect(boundedSeconds([20, 0, 31], 60)).toEqual([20, 0, 31]);
  expect(boundedSeconds([90, 0, 30], 60)).toEqual([40, 0, 20]);
  expect(boundedSeconds([0, 0], 60)).toBeNull();
  expect(boundedSeconds([], 60)).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100_000 })), fc.nat({ max: 7_200 }), (measured, timeTaken) => {
      const seconds = boundedSeconds(measured, timeTaken) ?? [];
      expect(seconds.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(timeTaken);
      for (const [index, each] of seconds.entries()) {
        expect(Number.isInteger(each)).toBe(true);
        expect(each).toBeGreaterThanOrEqual(0);
        expect(each).toBeLessThanOrEqual(measured[index] ?? 0);
      }
    }),
  );
});
