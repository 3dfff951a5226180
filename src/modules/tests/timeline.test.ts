import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Breaks,
  type ExtraTime,
  endOf,
  isOpenAt,
  momentAt,
  type SectionEvents,
  type TestPlan,
  timelineOf,
} from "./timeline.ts";

const MINUTE = 60_000;
const NONE: Breaks = { kind: "fixed", after: {} };
const START = Date.UTC(2026, 2, 1, 9);
/** A time so many minutes after the start, and the other way round. */
const at = (minutes: number) => START + minutes * MINUTE;
const minutesOf = (time: number) => (time - START) / MINUTE;

function sections(count: number, minutes: number | null, onEarlyEnd: "next" | "wait" = "next") {
  return Array.from({ length: count }, () => ({ ms: minutes === null ? null : minutes * MINUTE, onEarlyEnd }));
}

function planOf(plan: Partial<TestPlan> & Pick<TestPlan, "sections">): TestPlan {
  return { ms: null, leaving: "closes", breaks: NONE, ...plan };
}

const closed = (minutes: number, breakEnded: number | null = null): SectionEvents => ({
  closedAt: at(minutes),
  breakEndedAt: breakEnded === null ? null : at(breakEnded),
});
const UNTOUCHED: SectionEvents = { closedAt: null, breakEndedAt: null };
const opens = (plan: TestPlan, events: ReadonlyArray<SectionEvents> = []) =>
  timelineOf(plan, START, events).map(({ opensAt }) => minutesOf(opensAt));
const ends = (plan: TestPlan, events: ReadonlyArray<SectionEvents> = []) =>
  minutesOf(endOf(timelineOf(plan, START, events)));

describe("five sections of eighteen minutes, one after the other", () => {
  const norcet = planOf({ sections: sections(5, 18) });

  test("run by themselves while nobody is there", () => {
    expect(opens(norcet)).toEqual([0, 18, 36, 54, 72]);
    expect(ends(norcet)).toBe(90);
  });

  test("move forward when one is closed early, and the minutes are not carried over", () => {
    expect(opens(norcet, [closed(10), closed(20)])).toEqual([0, 10, 20, 38, 56]);
    expect(ends(norcet, [closed(10), closed(20)])).toBe(74);
  });

  test("wait for the time of a section that was closed early, where the test says so", () => {
    const waiting = planOf({ sections: sections(5, 18, "wait") });
    const timeline = timelineOf(waiting, START, [closed(10)]);
    expect(timeline.map(({ opensAt }) => minutesOf(opensAt))).toEqual([0, 18, 36, 54, 72]);
    expect(momentAt(timeline, at(12))).toEqual({ kind: "between", after: 0, nextOpensAt: at(18) });
    expect(momentAt(timeline, at(18))).toEqual({ kind: "sections", open: [1] });
  });

  test("are open one at a time, from the first moment to before the last", () => {
    const timeline = timelineOf(norcet, START);
    expect(momentAt(timeline, at(0))).toEqual({ kind: "sections", open: [0] });
    expect(momentAt(timeline, at(18) - 1)).toEqual({ kind: "sections", open: [0] });
    expect(momentAt(timeline, at(18))).toEqual({ kind: "sections", open: [1] });
    expect(momentAt(timeline, at(90))).toEqual({ kind: "over" });
  });
});

test("without clocks of their own all sections are open until the clock of the test is over", () => {
  const timeline = timelineOf(planOf({ ms: 90 * MINUTE, sections: sections(4, null), leaving: "may-return" }), START);
  expect(momentAt(timeline, at(89))).toEqual({ kind: "sections", open: [0, 1, 2, 3] });
  expect(momentAt(timeline, at(90))).toEqual({ kind: "over" });
});

test("an untimed section lasts until it is closed", () => {
  const untimed = planOf({ sections: sections(2, null) });
  expect(momentAt(timelineOf(untimed, START), at(1e6))).toEqual({ kind: "sections", open: [0] });
  expect(momentAt(timelineOf(untimed, START, [closed(30)]), at(31))).toEqual({ kind: "sections", open: [1] });
  expect(endOf(timelineOf(untimed, START, [closed(30), closed(40)]))).toBe(at(40));
});

describe("a break after the first of two sections", () => {
  const snle = planOf({
    sections: sections(2, 120),
    breaks: { kind: "fixed", after: { 0: { ms: 30 * MINUTE, clock: "stops" } } },
  });

  test("ends by itself, or when the student goes on", () => {
    expect(opens(snle)).toEqual([0, 150]);
    expect(opens(snle, [closed(100)])).toEqual([0, 130]);
    expect(opens(snle, [closed(100, 105)])).toEqual([0, 105]);
    expect(momentAt(timelineOf(snle, START, [closed(100)]), at(101))).toEqual({
      kind: "between",
      after: 0,
      nextOpensAt: at(130),
    });
  });

  test("stops the clock of the test, or does not", () => {
    const both = (clock: "stops" | "runs") =>
      planOf({
        ms: 100 * MINUTE,
        sections: sections(2, null),
        breaks: { kind: "fixed", after: { 0: { ms: 10 * MINUTE, clock } } },
      });
    expect(ends(both("runs"), [closed(50)])).toBe(100);
    expect(ends(both("stops"), [closed(50)])).toBe(110);
    expect(ends(both("stops"), [closed(50, 54)])).toBe(104);
  });
});

describe("a pool of break minutes", () => {
  const step1 = (unusedSectionTime: "adds" | "lost") =>
    planOf({ sections: sections(3, 30), breaks: { kind: "pool", ms: 45 * MINUTE, unusedSectionTime } });

  test("is spent after the sections, and the next one opens when it is used up", () => {
    expect(opens(step1("lost"), [UNTOUCHED])).toEqual([0, 75, 105]);
    expect(opens(step1("lost"), [closed(30, 40)])).toEqual([0, 40, 105]);
  });

  test("grows by what a section leaves of its time, where the test says so", () => {
    expect(opens(step1("adds"), [closed(20, 21)])).toEqual([0, 21, 105]);
    expect(opens(step1("lost"), [closed(20, 21)])).toEqual([0, 21, 95]);
  });
});

const anyPlan: fc.Arbitrary<TestPlan> = fc
  .record({
    count: fc.integer({ min: 1, max: 6 }),
    minutes: fc.array(fc.option(fc.integer({ min: 1, max: 60 })), { minLength: 6, maxLength: 6 }),
    wait: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    test: fc.option(fc.integer({ min: 1, max: 200 })),
    breakAfter: fc.integer({ min: 0, max: 5 }),
    breakMinutes: fc.integer({ min: 1, max: 60 }),
    kind: fc.constantFrom("stops" as const, "runs" as const, "adds" as const, "lost" as const),
  })
  .map(({ count, minutes, wait, test, breakAfter, breakMinutes, kind }) => {
    const isPool = kind === "adds" || kind === "lost";
    return planOf({
      ms: test === null || isPool ? null : test * MINUTE,
      sections: minutes.slice(0, count).map((own, index) => ({
        ms: own === null ? null : own * MINUTE,
        onEarlyEnd: own !== null && wait[index] ? "wait" : "next",
      })),
      breaks: isPool
        ? { kind: "pool", ms: breakMinutes * MINUTE, unusedSectionTime: kind }
        : { kind: "fixed", after: { [breakAfter]: { ms: breakMinutes * MINUTE, clock: kind } } },
    });
  });
const anyTime = fc.option(fc.integer({ min: -10, max: 400 }).map(at));
const anyEvents = fc.array(fc.record({ closedAt: anyTime, breakEndedAt: anyTime }), { maxLength: 6 });

test("sections follow each other without overlap, and at each time at most one is open", () => {
  fc.assert(
    fc.property(anyPlan, anyEvents, fc.integer({ min: -5, max: 500 }), (plan, events, minutes) => {
      const timeline = timelineOf(plan, START, events);
      timeline.forEach(({ opensAt, closesAt, endsAt, nextOpensAt }, index) => {
        expect(opensAt).toBe(index === 0 ? START : timeline[index - 1]?.nextOpensAt);
        expect(opensAt <= endsAt && endsAt <= closesAt && endsAt <= nextOpensAt).toBe(true);
      });
      expect(timeline.filter((times) => isOpenAt(times, at(minutes))).length).toBeLessThanOrEqual(1);
    }),
  );
});

test("what is done by hand never makes a test end later", () => {
  fc.assert(
    fc.property(anyPlan, anyEvents, (plan, events) => {
      for (let count = 1; count <= events.length; count += 1) {
        const before = endOf(timelineOf(plan, START, events.slice(0, count - 1)));
        expect(endOf(timelineOf(plan, START, events.slice(0, count)))).toBeLessThanOrEqual(before);
      }
    }),
  );
});

test("nobody has more time in a section than its clock gives, nor in all of them than the clock of the test", () => {
  fc.assert(
    fc.property(anyPlan, anyEvents, (plan, events) => {
      const timeline = timelineOf(plan, START, events);
      const open = timeline.map(({ opensAt, endsAt }) => (opensAt === Number.POSITIVE_INFINITY ? 0 : endsAt - opensAt));
      for (const [index, ms] of open.entries()) {
        expect(ms).toBeLessThanOrEqual(plan.sections[index]?.ms ?? Number.POSITIVE_INFINITY);
      }
      const all = open.reduce((sum, ms) => sum + ms, 0);
      expect(all).toBeLessThanOrEqual(plan.ms ?? Number.POSITIVE_INFINITY);
    }),
  );
});

const extra = (minutes: number, more: number): ExtraTime => ({ at: at(minutes), ms: more * MINUTE });
const openings = (plan: TestPlan, events: ReadonlyArray<SectionEvents>, ...given: ExtraTime[]) =>
  timelineOf(plan, START, events, given).map(({ opensAt, endsAt }) => [minutesOf(opensAt), minutesOf(endsAt)]);

describe("extra minutes", () => {
  const three = (over: Partial<TestPlan> = {}) => planOf({ sections: sections(3, 10), ...over });

  test("go to the section that is open, and those behind it come later", () => {
    expect(openings(three(), [], extra(12, 5))).toEqual([
      [0, 10],
      [10, 25],
      [25, 35],
    ]);
  });

  test("go to the clock of the test, too, and to that alone where sections have none", () => {
    expect(openings(three({ ms: 30 * MINUTE }), [], extra(5, 7)).at(-1)).toEqual([27, 37]);
    const plan = planOf({ ms: 30 * MINUTE, sections: sections(2, null), leaving: "may-return" });
    expect(openings(plan, [], extra(29, 5))).toEqual([
      [0, 35],
      [0, 35],
    ]);
    expect(openings(plan, [], extra(30, 5))).toEqual(openings(plan, []));
  });

  test("that are given in a break or in a wait go to the section that opens next, and make neither longer", () => {
    const withBreak = three({ breaks: { kind: "fixed", after: { 0: { ms: 5 * MINUTE, clock: "stops" } } } });
    expect(openings(withBreak, [], extra(12, 5))).toEqual([
      [0, 10],
      [15, 30],
      [30, 40],
    ]);
    const waiting = planOf({ sections: sections(2, 10, "wait") });
    expect(openings(waiting, [closed(4)], extra(6, 5))).toEqual([
      [0, 4],
      [10, 25],
    ]);
  });

  test("in a section that is closed early are not waited for", () => {
    const waiting = planOf({ sections: sections(2, 10, "wait") });
    expect(openings(waiting, [closed(8)], extra(6, 5))).toEqual([
      [0, 8],
      [10, 20],
    ]);
    expect(openings(waiting, [closed(13)], extra(6, 5))).toEqual([
      [0, 13],
      [13, 23],
    ]);
  });
});

test("extra minutes shorten nothing, open nothing that is closed, and give no more than they say", () => {
  const times = fc.record({ minutes: fc.integer({ min: 0, max: 400 }), more: fc.integer({ min: 1, max: 120 }) });
  fc.assert(
    fc.property(anyPlan, anyEvents, fc.array(times, { minLength: 1, maxLength: 4 }), (plan, events, list) => {
      const given = list.map(({ minutes, more }) => extra(minutes, more)).toSorted((one, two) => one.at - two.at);
      const last = given.at(-1);
      if (!last) return;
      // What was done by then: nobody gives minutes for what has been.
      const known = events.map(({ closedAt, breakEndedAt }) => ({
        closedAt: closedAt !== null && closedAt <= last.at ? closedAt : null,
        breakEndedAt: breakEndedAt !== null && breakEndedAt <= last.at ? breakEndedAt : null,
      }));
      const before = timelineOf(plan, START, known, given.slice(0, -1));
      const after = timelineOf(plan, START, known, given);
      const lasts = ({ opensAt, endsAt }: { opensAt: number; endsAt: number }) =>
        opensAt === Number.POSITIVE_INFINITY ? 0 : endsAt - opensAt;
      for (const [index, old] of before.entries()) {
        const now = after[index] ?? old;
        expect(now.endsAt).toBeGreaterThanOrEqual(old.endsAt);
        expect(lasts(now)).toBeGreaterThanOrEqual(lasts(old));
        if (old.endsAt <= last.at && old.nextOpensAt <= last.at) expect(now).toEqual(old);
        if (old.opensAt <= last.at && old.endsAt <= last.at) expect(now.endsAt).toBe(old.endsAt);
      }
      const [then, now] = [endOf(before), endOf(after)];
      if (then <= last.at) expect(now).toBe(then);
      else if (plan.breaks.kind === "fixed" && Number.isFinite(then)) expect(now - then).toBeLessThanOrEqual(last.ms);
    }),
    { numRuns: 500 },
  );
});
