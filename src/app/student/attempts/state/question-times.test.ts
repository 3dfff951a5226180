import fc from "fast-check";
import { expect, test } from "vitest";
import { ACTIVE_FOR_MS, advanceTimes, startTimes, type TimesEvent } from "./question-times.ts";

/** Plays events, each so many seconds after the start, and returns the seconds counted for each question. */
function play(events: ReadonlyArray<readonly [seconds: number, event: TimesEvent]>, isInSight = true) {
  const times = events.reduce(
    (before, [seconds, event]) => advanceTimes(before, event, seconds * 1000),
    startTimes(0, isInSight),
  );
  return Object.fromEntries([...times.counted].map(([position, ms]) => [position, ms / 1000]));
}

test("each question has the time for which it was on the page, also when the student comes back to it", () => {
  expect(
    play([
      [0, { shown: 1 }],
      [20, { shown: 2 }],
      [50, { shown: 1 }],
      [55, "tick"],
    ]),
  ).toEqual({ 1: 25, 2: 30 });
});

test("nothing counts while the page is hidden, in a break, or before the first question is shown", () => {
  expect(
    play([
      [5, { shown: 1 }],
      [10, "out-of-sight"],
      [40, "active"],
      [50, "in-sight"],
      [60, { shown: null }],
      [90, "active"],
      [100, { shown: 2 }],
      [103, "tick"],
    ]),
  ).toEqual({ 1: 15, 2: 3 });
  expect(
    play(
      [
        [0, { shown: 1 }],
        [30, "active"],
      ],
      false,
    ),
  ).toEqual({ 1: 0 });
});

test("a page left alone counts ten more minutes, and a next question that comes by itself no more", () => {
  expect(
    play([
      [0, { shown: 1 }],
      [60, "active"],
      [3_600, { shown: 2 }],
      [3_700, "active"],
      [3_720, "tick"],
    ]),
  ).toEqual({ 1: 660, 2: 20 });
});

test("all questions together never have more than the time that passed, nor ten minutes after each sign of life", () => {
  const event = fc.oneof(
    fc.constantFrom<TimesEvent>("active", "in-sight", "out-of-sight", "tick"),
    fc.record({ shown: fc.option(fc.integer({ min: 1, max: 4 })) }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 2_000_000 }), event), { maxLength: 40 }), (played) => {
      let now = 0;
      let signs = 1;
      let times = startTimes(0, true);
      for (const [pause, kind] of played) {
        now += pause;
        if (kind === "active" || kind === "in-sight") signs += 1;
        times = advanceTimes(times, kind, now);
      }
      const sum = [...times.counted.values()].reduce((total, ms) => total + ms, 0);
      expect(sum).toBeLessThanOrEqual(Math.min(now, signs * ACTIVE_FOR_MS));
    }),
  );
});
