import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  asksForCategory,
  type Candidate,
  decidePass,
  type PassRule,
  peersAmong,
  percentileAmong,
  percentileOf,
} from "./pass-rules.ts";

const NORCET = { percent: 50, byCategory: { UR: 50, EWS: 50, OBC: 45, SC: 40, ST: 40 }, lessForDisability: 5 };
const peersOf = (all: ReadonlyArray<number>, marks: number) => ({
  count: all.length,
  notAbove: all.filter((other) => other <= marks).length,
});
const firstsOf = (all: ReadonlyArray<number>) => all.map((marks) => ({ marks, students: 1 }));
const section = (id: string, marks: number, possible: number) => ({ id, marks, possible });
const decide = (rule: PassRule, marks: number, possible: number, candidate: Candidate | null = null) =>
  decidePass(rule, { sections: [section("all", marks, possible)], candidate, peers: null });

test("where no mark is published there is no verdict", () => {
  expect(decide({ kind: "none" }, 100, 100)).toEqual({ kind: "none" });
});

test("a result exactly at the mark passes, one twelfth below fails", () => {
  const rule: PassRule = { kind: "percent", threshold: { percent: 33.33 } };
  expect(decide(rule, 3333, 10_000)).toMatchObject({ isPassed: true });
  expect(decide(rule, 3332, 10_000)).toMatchObject({ isPassed: false });
});

test("marks below zero fail and say how far below", () => {
  const verdict = decide({ kind: "percent", threshold: { percent: 40 } }, -120, 1200);
  expect(verdict).toEqual({
    kind: "decided",
    isPassed: false,
    parts: [{ section: null, needed: 40, reached: { part: -120, of: 1200 }, isPassed: false }],
  });
});

describe("NORCET stage II asks for a percentage by category, five less with a disability", () => {
  const rule: PassRule = { kind: "percent", threshold: NORCET };
  test.each([
    ["UR", false, 50],
    ["EWS", false, 50],
    ["OBC", false, 45],
    ["SC", false, 40],
    ["ST", false, 40],
    ["UR", true, 45],
    ["OBC", true, 40],
    ["ST", true, 35],
  ] as const)("%s, disability %s: %i %%", (category, hasDisability, needed) => {
    const candidate = { category, hasDisability };
    expect(decide(rule, needed * 100, 10_000, candidate)).toMatchObject({ isPassed: true, parts: [{ needed }] });
    expect(decide(rule, needed * 100 - 1, 10_000, candidate)).toMatchObject({ isPassed: false });
  });

  test("without the category there is no verdict yet", () => {
    expect(decide(rule, 10_000, 10_000)).toEqual({ kind: "undecided", missing: "category" });
    expect(asksForCategory(rule)).toBe(true);
    expect(asksForCategory({ kind: "percent", threshold: { percent: 50 } })).toBe(false);
  });
});

test("each section is passed by itself", () => {
  const rule: PassRule = { kind: "each-section", percent: { numeracy: 86.66, clinical: 60 } };
  const sections = [section("numeracy", 13, 15), section("clinical", 59, 100)];
  expect(decidePass(rule, { sections, candidate: null, peers: null })).toMatchObject({
    isPassed: false,
    parts: [
      { section: "numeracy", isPassed: true },
      { section: "clinical", isPassed: false, reached: { part: 59, of: 100 } },
    ],
  });
});

describe("the percentile", () => {
  // AIIMS notice 35/2023: two shifts, raw marks and what was published as the rule gives.
  const shifts = [
    {
      raw: [63.3333333, 50, 50, 41.6666667, 12],
      percentiles: [100, 80, 80, 40, 20],
    },
    {
      raw: [70, 66, 52.33, 52.33, 40, 33, 20],
      percentiles: [100, 85.7142857, 71.4285714, 71.4285714, 42.8571429, 28.5714286, 14.2857143],
    },
  ];
  test.each(shifts)("of a shift with $raw.length candidates", ({ raw, percentiles }) => {
    expect(raw.map((marks) => percentileOf(peersOf(raw, marks)))).toEqual(percentiles);
    const among = (marks: number) => percentileOf(peersAmong(firstsOf(raw), { marks, first: marks }));
    expect(raw.map(among)).toEqual(percentiles);
  });

  test("of a later attempt compares it with the others, not with the student's own first one", () => {
    const firsts = [
      { marks: 10, students: 2 },
      { marks: 20, students: 1 },
      { marks: -4, students: 1 },
    ];
    const of = (marks: number, first: number) => peersAmong(firsts, { marks, first });
    // Better than before, as good, worse, and alone at the top.
    expect(of(15, 10)).toEqual({ count: 4, notAbove: 3 });
    expect(of(10, 10)).toEqual({ count: 4, notAbove: 3 });
    expect(of(0, 10)).toEqual({ count: 4, notAbove: 2 });
    expect(of(24, 20)).toEqual({ count: 4, notAbove: 4 });
  });

  test("of equal marks is the same, of the highest it is 100, and more marks never have less", () => {
    const anyMarks = fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 30, maxLength: 60 });
    fc.assert(
      fc.property(anyMarks, (all) => {
        const of = (marks: number) => percentileAmong(firstsOf(all), { marks, first: marks });
        const sorted = all.toSorted((one, two) => one - two).map(of);
        expect(sorted).toEqual(sorted.toSorted((one, two) => (one ?? 0) - (two ?? 0)));
        expect(sorted.at(-1)).toBe(100);
        expect(all.map(of)).toEqual(all.map((marks) => percentileOf(peersOf(all, marks))));
        expect(percentileAmong(firstsOf(all.slice(0, 29)), { marks: 40, first: 40 })).toBeNull();
      }),
    );
  });

  const rule: PassRule = { kind: "percentile", threshold: { percent: 50 } };
  const among = (all: ReadonlyArray<number>, marks: number) =>
    decidePass(rule, { sections: [section("all", marks, 100)], candidate: null, peers: peersOf(all, marks) });

  test("is compared from thirty first attempts on", () => {
    const peers = Array.from({ length: 30 }, (_, index) => index);
    expect(among(peers.slice(1), 20)).toEqual({ kind: "undecided", missing: "peers", count: 29 });
    expect(among(peers, 14)).toMatchObject({ isPassed: true, parts: [{ reached: { part: 15, of: 30 } }] });
    expect(among(peers, 13)).toMatchObject({ isPassed: false });
  });
});
