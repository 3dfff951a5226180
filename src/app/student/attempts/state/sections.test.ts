import { expect, test } from "vitest";
import { MINUTE, sectionedAttempt } from "./opened-attempt.test-data.ts";
import {
  isPossible,
  placeOf,
  type Sections,
  sectionsAt,
  sectionsOf,
  stateOf,
  withAct,
  withEvents,
} from "./sections.ts";

const NOTHING = { closedAt: null, breakEndedAt: null };

const minutes = (count: number) => count * MINUTE;

function open(test: Parameters<typeof sectionedAttempt>[0] = { sections: [{}, {}, {}] }): Sections {
  return sectionsOf(sectionedAttempt(test), 0);
}

const close = (section: number, at: number) => ({ section, act: "close" as const, at: minutes(at) });
const endBreak = (section: number, at: number) => ({ section, act: "end-break" as const, at: minutes(at) });

/** After these acts at their times, at a time in minutes. */
function after(acts: ReturnType<typeof close | typeof endBreak>[], at: number, from = open()): Sections {
  return sectionsAt(
    acts.reduce((sections, act) => withAct(sections, act, act.at), from),
    minutes(at),
  );
}

const states = (sections: Sections) => sections.list.map((_section, index) => stateOf(sections, index + 1));

test("sections open one after the other by the clock", () => {
  expect(states(open())).toEqual(["open", "later", "later"]);
  expect(states(after([], 9.9))).toEqual(["open", "later", "later"]);
  expect(states(after([], 10))).toEqual(["closed", "open", "later"]);
  expect(after([], 10).clock).toEqual({ of: "section", until: minutes(20) });
  expect(states(after([], 30))).toEqual(["closed", "closed", "closed"]);
});

test("closing a section opens the next one at once, with all of its time", () => {
  const sections = after([close(1, 4)], 4);

  expect(states(sections)).toEqual(["closed", "open", "later"]);
  expect(sections.clock).toEqual({ of: "section", until: minutes(14) });
});

test("a section that waits holds the next one back until its time is over", () => {
  const waiting = after([close(1, 4)], 4, open({ sections: [{ onEarlyEnd: "wait" }, {}] }));

  expect(states(waiting)).toEqual(["closed", "later"]);
  expect(waiting.clock).toEqual({ of: "wait", until: minutes(10) });
  expect(states(sectionsAt(waiting, minutes(10)))).toEqual(["closed", "open"]);
});

test("a break follows the wait, can be ended only once it has begun, and not twice", () => {
  const breaks = { kind: "fixed" as const, after: { 0: { ms: minutes(5), clock: "stops" as const } } };
  const closed = after([close(1, 4)], 4, open({ sections: [{ onEarlyEnd: "wait" }, {}], breaks }));

  expect(isPossible(closed, endBreak(1, 5))).toBe(false);
  const resting = sectionsAt(closed, minutes(11));
  expect(resting.clock).toEqual({ of: "break", until: minutes(15) });
  expect(isPossible(resting, endBreak(1, 11))).toBe(true);
  const ended = after([endBreak(1, 11)], 11, resting);
  expect([states(ended), ended.clock.until]).toEqual([["closed", "open"], minutes(21)]);
  expect(isPossible(ended, endBreak(1, 12))).toBe(false);
});

test("only an open section can be closed, the last one by submitting, and none where the student may return", () => {
  expect(isPossible(open(), close(1, 3))).toBe(true);
  expect(isPossible(open(), close(2, 3))).toBe(false);
  expect(isPossible(after([], 25), close(3, 25))).toBe(false);
  const free = open({ sections: [{}, {}], leaving: "may-return" });
  expect([states(free), isPossible(free, close(1, 3))]).toEqual([["open", "open"], false]);
  expect(free.clock).toEqual({ of: "test", until: minutes(20) });
});

test("what the server has accepted counts before what was done here", () => {
  const ours = after([close(1, 6)], 7);
  const told = withEvents(ours, [{ closedAt: minutes(4), breakEndedAt: null }, NOTHING, NOTHING], minutes(7));

  expect(told.unsent).toEqual([]);
  expect(told.clock.until).toBe(minutes(14));
  expect(withAct(told, close(1, 3), minutes(7))).toBe(told);
});

test("of two windows the one that closed first counts until the server says", () => {
  expect(after([close(1, 6), close(1, 4)], 7).unsent).toEqual([close(1, 4)]);
  expect(after([close(1, 4), close(1, 6)], 7).unsent).toEqual([close(1, 4)]);
});

test("without network a device goes through several sections", () => {
  const sections = after([close(1, 4), close(2, 6)], 6);

  expect([states(sections), sections.unsent]).toEqual([
    ["closed", "closed", "open"],
    [close(1, 4), close(2, 6)],
  ]);
});

test("each section counts its questions from one", () => {
  expect([1, 2, 3, 6].map((position) => placeOf(open(), position))).toEqual([
    { section: 1, number: 1 },
    { section: 1, number: 2 },
    { section: 2, number: 1 },
    { section: 3, number: 2 },
  ]);
});
