import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../core/days.ts";
import type { Card } from "./card.ts";
import type { Confidence } from "./confidence.ts";
import { daysBetween, RIGHT_DAYS } from "./rules.ts";
import { chanceToKnow, repeat, type Schedule, scheduleAfter } from "./scheduler.server.ts";

const ANSWERS = {
  Good: { earned: 1, max: 1, confidence: "sure" },
  Hard: { earned: 1, max: 2, confidence: "sure" },
  Again: { earned: 0, max: 1, confidence: "sure" },
} as const;

/** Days between answers that are each given on the day they are due. */
function intervals(grades: ReadonlyArray<keyof typeof ANSWERS>, retention: number): number[] {
  let card: Card | null = null;
  let day = "2026-01-01";
  return grades.map((grade) => {
    const next = repeat(card, { day, ...ANSWERS[grade] }, retention);
    card = next.card;
    day = addDays(day, next.interval);
    return next.interval;
  });
}

// Package 5.4.2 with its default parameters, without short-term steps and fuzz, 365 days at most. A capped "Good" comes out a day above.
test.each([
  [["Good", "Good", "Good", "Good", "Good"], 0.85, [4, 31, 173, 366, 366]],
  [["Good", "Good", "Good", "Good", "Good"], 0.9, [3, 14, 57, 196, 366]],
  [["Good", "Good", "Good", "Good", "Good"], 0.95, [3, 6, 15, 34, 72]],
  [["Again", "Good", "Good", "Good", "Good"], 0.85, [1, 4, 17, 61, 192]],
  [["Again", "Good", "Good", "Good", "Good"], 0.9, [1, 3, 8, 22, 54]],
  [["Again", "Good", "Good", "Good", "Good"], 0.95, [1, 3, 3, 6, 10]],
  [["Good", "Again", "Good", "Good", "Good"], 0.85, [4, 1, 5, 17, 53]],
  [["Good", "Again", "Good", "Good", "Good"], 0.9, [3, 1, 3, 7, 17]],
  [["Good", "Again", "Good", "Good", "Good"], 0.95, [3, 1, 3, 3, 5]],
  [["Hard", "Hard", "Hard", "Hard", "Hard"], 0.85, [2, 9, 23, 47, 81]],
  [["Hard", "Hard", "Hard", "Hard", "Hard"], 0.9, [2, 4, 9, 15, 23]],
  [["Hard", "Hard", "Hard", "Hard", "Hard"], 0.95, [2, 2, 3, 4, 5]],
] as const)("%j at %d comes back after %j days", (grades, retention, days) => {
  expect(intervals(grades, retention)).toEqual(days);
});

test("after one good answer it is forgotten along the curve", () => {
  const { card } = repeat(null, { day: "2026-01-01", ...ANSWERS.Good }, 0.9);

  expect(card).toMatchObject({ stability: 2.3065, reps: 1, lapses: 0, rightDays: 1 });
  expect(card.difficulty).toBeCloseTo(2.118, 3);
  const chances = [1, 2, 5, 10, 30].map((days) => chanceToKnow(card.stability, days));
  expect(chances.map((chance) => chance.toFixed(6))).toEqual([
    "0.946847",
    "0.909493",
    "0.838861",
    "0.774367",
    "0.667526",
  ]);
});

const given = { day: "2026-03-01", earned: 0, max: 1, confidence: null, isFlagged: false };
const right = { ...given, earned: 1 };

test.each([
  ["wrong", given, true],
  ["partly right", { ...given, earned: 1, max: 2 }, true],
  ["right by guessing", { ...right, confidence: "guess" as const }, true],
  ["flagged", { ...right, isFlagged: true }, true],
  ["right", right, false],
  ["right and sure", { ...right, confidence: "sure" as const }, false],
])("a question that was %s is asked again: %j", (_, answer, isIn) => {
  expect(scheduleAfter(null, answer, null) !== null).toBe(isIn);
});

test("the nearer the exam the sooner it comes back, and never after the day before it", () => {
  const after = (examOn: string | null) => {
    const first = scheduleAfter(null, { ...given, isFlagged: true, earned: 1 }, examOn);
    return first?.dueOn;
  };

  expect(after(null)).toBe("2026-03-05");
  expect(after("2026-03-25")).toBe("2026-03-04");
  expect(after("2026-03-04")).toBe("2026-03-03");
  // What is over decides nothing.
  expect(after("2026-02-01")).toBe("2026-03-05");
});

test("it is left alone once it is known until the exam", () => {
  const wrong = scheduleAfter(null, given, "2026-03-20");
  const learned = scheduleAfter(
    {
      card: { stability: 30, difficulty: 5, reps: 3, lapses: 1, reviewedOn: "2026-03-10", rightDays: 0 },
      dueOn: "2026-03-12",
    },
    { ...right, day: "2026-03-12" },
    "2026-03-20",
  );

  expect(wrong?.dueOn).toBe("2026-03-02");
  expect(learned).toMatchObject({ dueOn: null, card: { reps: 4 } });
});

const confidence = fc.constantFrom<Confidence | null>("sure", "think-so", "guess", null);
const answer = fc.record({
  wait: fc.integer({ min: 0, max: 40 }),
  earned: fc.integer({ min: 0, max: 3 }),
  max: fc.constant(3),
  confidence,
  isFlagged: fc.boolean(),
});
const exam = fc.option(fc.integer({ min: 0, max: 200 }));

test("never twice a day, out by rule only, and due before the exam", () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 25 }), exam, (answers, examIn) => {
      const examOn = examIn === null ? null : addDays("2026-01-01", examIn);
      let schedule: Schedule | null = null;
      let day = "2026-01-01";
      for (const { wait, ...one } of answers) {
        day = addDays(day, wait);
        const before: Schedule | null = schedule;
        schedule = scheduleAfter(before, { day, ...one }, examOn);
        if (!schedule) {
          expect(one).toMatchObject({ earned: 3, isFlagged: false });
          continue;
        }
        if (schedule.dueOn !== null && schedule !== before) {
          expect(schedule.dueOn > day).toBe(true);
          if (examOn !== null && daysBetween(day, examOn) > 1) expect(schedule.dueOn < examOn).toBe(true);
        }
        if (before?.dueOn && schedule.dueOn === null) {
          const isRight = one.earned === 3 && one.confidence !== "guess";
          const isKnown = examOn !== null && schedule.card.stability >= daysBetween(day, examOn);
          expect(isRight && (schedule.card.rightDays >= RIGHT_DAYS || isKnown)).toBe(true);
        }
        if (one.earned < 3 && (!before || day > before.card.reviewedOn)) expect(schedule.dueOn).not.toBeNull();
      }
    }),
  );
});
