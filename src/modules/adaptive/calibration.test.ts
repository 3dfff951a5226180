import { expect, test } from "vitest";
import { normalOf, type Random, seededRandom } from "../../core/random.ts";
import { inForm } from "../../testing/test-form.ts";
import { expectedAbility, type Thresholds } from "./ability.ts";
import { calibratedThresholds, guessedThresholds, type Observed, stageOf } from "./calibration.ts";
import { drawnPoints } from "./simulation.ts";

const closeTo = (values: ReadonlyArray<number>, digits = 6) => values.map((value) => expect.closeTo(value, digits));

test("an author's level is a guess, with one threshold for each point", () => {
  expect(guessedThresholds(1, 1)).toEqual(closeTo([0.8]));
  expect(guessedThresholds(-2, 3)).toEqual(closeTo([-2.2, -1.6, -1]));
});

test("without answers the guess stands, with its own error; answers draw away from it, and make the error smaller", () => {
  expect(calibratedThresholds([0.5], [2], [])).toEqual({ thresholds: closeTo([0.5]), errors: closeTo([0.8]) });
  const answers = Array.from({ length: 40 }, (_, index) => ({ theta: 0, points: index % 4 === 0 ? 1 : 0, count: 1 }));
  const { thresholds, errors } = calibratedThresholds([0], [0], answers);
  // One in four at ability 0 would be log(3) without the guess.
  expect(thresholds[0]).toBeGreaterThan(0.8);
  expect(thresholds[0]).toBeLessThan(Math.log(3));
  expect(errors[0]).toBeLessThan(0.4);
  expect(() => calibratedThresholds([0], [0], [{ theta: 0, points: 2, count: 1 }])).toThrow(RangeError);
});

test("difficulties of 300 questions are found again from 3,000 students with 200 answers each", () => {
  const random = seededRandom(11);
  const truth = Array.from({ length: 300 }, () => [normalOf(random)]);
  const guesses = truth.map(([level = 0]) => guessedThresholds(Math.round(level + 0.7 * normalOf(random)), 1));
  const found = recovered(truth, guesses, { students: 3_000, each: 20, random }).flat();
  const [rmse, slope] = comparedTo(truth.flat(), found);
  expect(rmse).toBeLessThanOrEqual(0.19);
  expect(slope).toBeGreaterThan(0.93);
  expect(slope).toBeLessThan(1.07);
});

/** Fewer students leave a larger error, which shrinks by the root of their number. */
const FIRM = inForm({ short: { students: 800, error: 0.5 }, long: { students: 1_500, error: 0.35 } });

test(`thresholds of questions of several points are found in their order, within ${FIRM.error}`, () => {
  const random = seededRandom(12);
  const truth = Array.from({ length: 30 }, () => {
    const level = 0.7 * normalOf(random);
    return [level - 0.9, level, level + 0.9];
  });
  const guesses = truth.map(() => guessedThresholds(0, 3));
  const found = recovered(truth, guesses, { students: FIRM.students, each: 20, random });
  for (const [index, thresholds] of found.entries()) {
    expect(thresholds).toEqual([...thresholds].sort((a, b) => a - b));
    for (const [step, threshold] of thresholds.entries()) {
      expect(Math.abs(threshold - (truth[index]?.[step] ?? 9))).toBeLessThan(FIRM.error);
    }
  }
});

test("a question is used for more as answers come; several points need each of them ten times", () => {
  const stages = [0, 29, 30, 99, 100, 199, 200, 399, 400].map((answers) => stageOf({ answers, fewest: 10, drift: 0 }));
  expect(stages).toEqual([
    ...["guess", "guess", "provisional", "provisional", "usable", "usable"],
    ...["firm", "firm", "anchor"],
  ]);
  expect(stageOf({ answers: 500, fewest: 9, drift: 0 })).toBe("provisional");
  expect(stageOf({ answers: 500, fewest: 10, drift: -0.3 })).toBe("firm");
});

/** Nights of abilities from the difficulties of the day before, and of difficulties from those abilities. */
function recovered(
  truth: ReadonlyArray<Thresholds>,
  guesses: ReadonlyArray<Thresholds>,
  { students, each, random }: { students: number; each: number; random: Random },
): Thresholds[] {
  const answers = Array.from({ length: students }, () => {
    const theta = normalOf(random);
    const asked = new Set<number>();
    while (asked.size < each) asked.add(Math.floor(random() * truth.length));
    return [...asked].map((index) => ({ index, points: drawnPoints(truth[index] ?? [], theta, random) }));
  });
  let current = [...guesses];
  for (let night = 0; night < 3; night += 1) {
    const observed = truth.map((): Observed[] => []);
    for (const own of answers) {
      const scored = own.map(({ index, points }) => ({ thresholds: current[index] ?? [], points }));
      const { theta } = expectedAbility(scored, { from: -4, to: 4, points: 41 });
      for (const { index, points } of own) observed[index]?.push({ theta, points, count: 1 });
    }
    current = current.map(
      (before, index) => calibratedThresholds(guesses[index] ?? [], before, observed[index] ?? []).thresholds,
    );
  }
  return [...current];
}

/** The root of the mean square of the differences, and the slope of the truth on what was found. */
function comparedTo(truth: ReadonlyArray<number>, found: ReadonlyArray<number>): [rmse: number, slope: number] {
  const mean = (values: ReadonlyArray<number>) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [of, to] = [mean(truth), mean(found)];
  const products = truth.map((value, index) => (value - of) * ((found[index] ?? 0) - to));
  const squares = found.map((value) => (value - to) ** 2);
  return [
    Math.sqrt(mean(truth.map((value, index) => (value - (found[index] ?? 0)) ** 2))),
    mean(products) / mean(squares),
  ];
}
