/** Figures and flags from counts, at the edges of the thresholds (docs/product/figures.md#flags). */
import { expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { type CountedOption, chosenIn, countedOptions } from "./chosen.ts";
import { type Counts, type Flag, figuresOf, flagsOf, secondsStep } from "./question-figures.ts";

const NONE = newId<"test-version">();
const FORM = newId<"test-version">();

const OPTIONS: CountedOption[] = ["a", "b", "c", "d"].map((key) => ({
  ...{ key, text: key, part: null, isOffered: true },
  isRight: key === "a",
}));

/** So many right and wrong answers, each with the total that it says; the wrong ones chose an option each in turn. */
function countsOf(
  rows: ReadonlyArray<{ points: 0 | 1; criterion: number; count: number; option: string }>,
  over: Partial<Counts> = {},
): Counts {
  const all = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  return {
    asked: all(({ count }) => count),
    earned: all(({ points, count }) => points * count),
    possible: all(({ count }) => count),
    points: rows.map(({ points, criterion, count }) => ({ formId: FORM, max: 1, points, criterion, count })),
    options: [...Map.groupBy(rows, ({ option }) => option)].map(([option, own]) => ({
      formId: FORM,
      option,
      chosen: own.reduce((sum, { count }) => sum + count, 0),
      judged: own.reduce((sum, { count }) => sum + count, 0),
      criterionSum: own.reduce((sum, { criterion, count }) => sum + criterion * count, 0),
    })),
    seconds: [],
    latest: null,
    ...over,
  };
}

const flags = (counts: Counts, beside: { sectionMedian?: number; moved?: number } = {}): Flag[] =>
  flagsOf(figuresOf(counts, OPTIONS, NONE), counts, { sectionMedian: null, moved: null, ...beside });

/** Right answers have total 8 and wrong ones 4, chosen in equal parts by b, c and d. */
function plain(right: number, wrong: number, over: Partial<Counts> = {}): Counts {
  const third = wrong / 3;
  return countsOf(
    [
      { points: 1, criterion: 8, count: right, option: "a" },
      ...["b", "c", "d"].map((option) => ({ points: 0 as const, criterion: 4, count: third, option })),
    ],
    over,
  );
}

test("a question that measures well has no flag, and none is decided before its fewest answers", () => {
  expect(flags(plain(70, 30))).toEqual([]);
  // The best choose a wrong option: with 29 answers that is nothing yet.
  const few = countsOf([
    { points: 0, criterion: 9, count: 20, option: "b" },
    { points: 1, criterion: 2, count: 9, option: "a" },
  ]);
  expect(flags(few)).toEqual([]);
  const enough = countsOf([
    { points: 0, criterion: 9, count: 20, option: "b" },
    { points: 1, criterion: 2, count: 10, option: "a" },
  ]);
  expect(flags(enough)).toEqual(["key"]);
});

test("a wrong option of better students is reported although discrimination is positive", () => {
  const counts = countsOf([
    { points: 1, criterion: 7, count: 20, option: "a" },
    { points: 0, criterion: 8, count: 5, option: "b" },
    { points: 0, criterion: 2, count: 10, option: "c" },
  ]);
  const figures = figuresOf(counts, OPTIONS, NONE);
  expect(figures.discrimination).toBeGreaterThan(0.15);
  expect(flags(counts)).toEqual(["key"]);
});

test("a wrong option says something of the key from five choosers and 5 % on", () => {
  const chosenBy = (better: number, others: number) =>
    flags(
      countsOf([
        { points: 1, criterion: 7, count: others, option: "a" },
        { points: 0, criterion: 8, count: better, option: "b" },
        { points: 0, criterion: 2, count: 20, option: "c" },
      ]),
    );
  expect([chosenBy(4, 20), chosenBy(5, 20)]).toEqual([[], ["key"]]);
  expect([chosenBy(9, 152), chosenBy(9, 151)].map((found) => found.includes("key"))).toEqual([false, true]);
});

test("a discrimination below 0 says something of the key from fifty answers on", () => {
  const negative = (count: number) =>
    flags(
      countsOf([
        { points: 1, criterion: 4, count, option: "a" },
        ...["b", "c", "d"].map((option) => ({ points: 0 as const, criterion: 4, count: 4, option })),
        { points: 1, criterion: 3, count: 13, option: "a" },
      ]),
    );
  expect([negative(24), negative(25)].map((found) => found.includes("key"))).toEqual([false, true]);
});

test("facility is too high above 95 % and too low below chance and 5 %, from fifty answers on", () => {
  expect(flags(plain(48, 0, { asked: 49, earned: 48, possible: 49 }))).toEqual([]);
  expect(flags(plain(57, 3))).toEqual([]);
  expect(flags(plain(58, 3))).toContain("easy");
  // Of four options: 0.30 is not below.
  expect(flags(plain(18, 42))).toEqual([]);
  expect(flags(plain(17, 42))).toEqual(["hard"]);
  expect(flags(plain(13, 36))).toEqual([]);
});

test("weak is below 0.15 from a hundred answers on, and an option is dead below 5 %", () => {
  const weak = (count: number) =>
    countsOf([
      ...[4, 8].map((criterion) => ({ points: 1 as const, criterion: criterion + 1, count, option: "a" })),
      ...[4, 8].map((criterion) => ({ points: 0 as const, criterion, count, option: "b" })),
    ]);
  expect(figuresOf(weak(24), OPTIONS, NONE).discrimination).toBe(0);
  expect(flags(weak(24))).toEqual([]);
  // Nobody chose c and d.
  expect(flags(weak(25))).toEqual(["weak", "dead-option"]);
  const dead = (count: number) =>
    countsOf([
      { points: 1, criterion: 8, count: 70, option: "a" },
      { points: 0, criterion: 4, count, option: "b" },
      { points: 0, criterion: 4, count: 10, option: "c" },
      { points: 0, criterion: 4, count: 20 - count, option: "d" },
    ]);
  expect(flags(dead(5))).toEqual([]);
  expect(flags(dead(4))).toEqual(["dead-option"]);
});

test("slow is above twice the median of the section, from thirty timed answers on", () => {
  const timed = (count: number, seconds: number) =>
    plain(70, 30, { seconds: [{ formId: FORM, section: 1, seconds, count }] });
  expect(flags(timed(30, 60), { sectionMedian: 30 })).toEqual([]);
  expect(flags(timed(30, 61), { sectionMedian: 30 })).toEqual(["slow"]);
  expect(flags(timed(29, 61), { sectionMedian: 30 })).toEqual([]);
  expect(flags(timed(30, 61))).toEqual([]);
});

test("drift is more than a tenth and beyond chance between the last 200 answers and those before, or half a logit", () => {
  const drifted = (before: number, latest: number, asked = 400) =>
    plain(240, 60, { asked, earned: before + latest, possible: asked, latest: { earned: latest, possible: 200 } });
  // 0.7 and 0.6 differ by a tenth and no more; 0.7 and 0.55 do, by 3.1 errors.
  expect(flags(drifted(140, 120))).toEqual([]);
  expect(flags(drifted(140, 110))).toEqual(["drift"]);
  // 0.7 of 30 and 0.55: within two errors.
  expect(flags(drifted(21, 110, 230))).toEqual([]);
  expect(flags(drifted(30, 110, 229))).toEqual([]);
  expect(flags(plain(70, 30), { moved: -0.51 })).toEqual(["drift"]);
  expect(flags(plain(70, 30), { moved: 0.5 })).toEqual([]);
});

test("totals of several tests are never mixed: coefficients are means by answers, and means of options distances", () => {
  const other = newId<"test-version">();
  const one = plain(60, 30);
  const counts = {
    ...one,
    asked: 120,
    points: [
      ...one.points,
      { formId: other, max: 1, points: 1, criterion: 30, count: 15 },
      { formId: other, max: 1, points: 0, criterion: 50, count: 15 },
      // What an ability was known of stays beside it.
      { formId: NONE, max: 1, points: 1, criterion: -20, count: 500 },
    ],
    options: [...one.options, { formId: other, option: "b", chosen: 15, judged: 15, criterionSum: 750 }],
  };
  const figures = figuresOf(counts, OPTIONS, NONE);
  expect(figures.criterion).toEqual({ kind: "totals", answers: 120, forms: 2 });
  // 1 in the first of 90, −1 in the other of 30.
  expect(figures.discrimination).toBeCloseTo((90 - 30) / 120, 9);
  const b = figures.options[1];
  // 10 of them −1.414 deviations from 6.667 and 15 of them 1 above 40.
  expect(b).toMatchObject({ chosen: 25, mean: null, distance: expect.closeTo((10 * -Math.SQRT2 + 15) / 25, 6) });
});

test("what answers chose is read by the choices of the question, for its parts where it has some", () => {
  const plainList = [
    {
      list: "options",
      of: null,
      choices: [
        { id: "o1", text: "One" },
        { id: "o2", text: "Two" },
      ],
    },
  ];
  expect(chosenIn(plainList, { chosen: "o2" })).toEqual(["o2"]);
  expect(chosenIn(plainList, { chosen: ["o1", "o2", "o1"] })).toEqual(["o1", "o2"]);
  expect(chosenIn(plainList, { chosen: null })).toEqual([]);
  expect(chosenIn([{ list: "unit", of: null, choices: [{ id: "mL", text: "mL" }] }], { entry: "12.5" })).toEqual([]);
  const dropDowns = [
    { list: "dropdowns", of: null, choices: [{ id: "d1", text: "first" }] },
    {
      list: "options",
      of: "d1",
      choices: [
        { id: "o1", text: "One" },
        { id: "o2", text: "" },
      ],
    },
  ];
  expect(chosenIn(dropDowns, { picked: { d1: "o1" } })).toEqual(["d1:o1"]);
  expect(countedOptions(dropDowns, { picked: { d1: "o1" } }, [""])).toEqual([
    { key: "d1:o1", part: "d1", text: "first: One", isRight: true, isOffered: true },
    { key: "d1:o2", part: "d1", text: "first: o2", isRight: false, isOffered: true },
  ]);
  const rows = [{ list: "rows", of: null, choices: [{ id: "r1", text: "Rest" }] }];
  expect(countedOptions(rows, { judged: { r1: "yes" } }, ["r1:no"])).toEqual([
    { key: "r1:yes", part: "r1", text: "Rest: yes", isRight: true, isOffered: false },
    { key: "r1:no", part: "r1", text: "Rest: no", isRight: false, isOffered: false },
  ]);
  expect(countedOptions([{ list: "unit", of: null, choices: [{ id: "mL", text: "mL" }] }], { entry: "5" }, [])).toEqual(
    [],
  );
});

test("seconds are counted one by one up to two minutes, in tens beyond, and at most a quarter of an hour", () => {
  expect([0, 119, 120, 124, 125, 899, 4_000].map(secondsStep)).toEqual([0, 119, 120, 120, 130, 900, 900]);
});
