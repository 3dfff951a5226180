import fc from "fast-check";
import { expect, test } from "vitest";
import { advance, type SightClock, type SightEvent, startClock } from "./sight-clock.ts";

const ACTIVE_FOR_MS = 60_000;

/** Plays events, each so many seconds after the start, and returns the milliseconds counted at the end. */
function play(events: ReadonlyArray<readonly [seconds: number, event: SightEvent]>, isInSight = true): number {
  const clock = events.reduce<SightClock>(
    (before, [seconds, event]) => advance(before, event, seconds * 1000),
    startClock(0, { isInSight, activeForMs: ACTIVE_FOR_MS }),
  );
  return clock.countedMs;
}

test("time counts while the page is visible and in use", () => {
  expect(
    play([
      [20, "active"],
      [50, "active"],
      [90, "tick"],
    ]),
  ).toBe(90_000);
});

test("a page left open counts one more minute and no further", () => {
  expect(
    play([
      [20, "active"],
      [30, "tick"],
      [60, "tick"],
      [600, "tick"],
    ]),
  ).toBe(80_000);
  expect(
    play([
      [20, "active"],
      [3_600, "active"],
      [3_610, "tick"],
    ]),
  ).toBe(90_000);
});

test("a hidden page does not count, whatever happens to it", () => {
  expect(
    play([
      [10, "out-of-sight"],
      [20, "active"],
      [30, "tick"],
    ]),
  ).toBe(10_000);
  expect(
    play(
      [
        [10, "active"],
        [20, "tick"],
      ],
      false,
    ),
  ).toBe(0);
});

test("coming back to the page counts from then on", () => {
  expect(
    play([
      [10, "out-of-sight"],
      [500, "in-sight"],
      [530, "tick"],
    ]),
  ).toBe(40_000);
});

test("time asleep does not count", () => {
  expect(
    play([
      [5, "active"],
      [36_000, "tick"],
    ]),
  ).toBe(65_000);
});

test("the count never exceeds the time passed, nor a minute after each sign of activity, in any order of events", () => {
  const event = fc.constantFrom<SightEvent>("active", "in-sight", "out-of-sight", "tick");
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 200_000 }), event), { maxLength: 40 });
  fc.assert(
    fc.property(steps, fc.boolean(), (played, isInSight) => {
      let clock = startClock(0, { isInSight, activeForMs: ACTIVE_FOR_MS });
      let now = 0;
      let signs = 1;
      for (const [pause, kind] of played) {
        now += pause;
        if (kind === "active" || kind === "in-sight") signs += 1;
        clock = advance(clock, kind, now);
      }
      expect(clock.countedMs).toBeLessThanOrEqual(Math.min(now, signs * ACTIVE_FOR_MS));
      expect(clock.countedMs).toBeGreaterThanOrEqual(0);
    }),
  );
});
