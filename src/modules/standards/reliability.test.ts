import { expect, test } from "vitest";
import { chanceOfPassing, groupNumberOf, intervalOfShare, type Outcome, reliabilityOf } from "./reliability.ts";

test("a chance is that of the notes on readiness: nearer to a half than the error alone would have it", () => {
  const chance = (above: number, error: number) => chanceOfPassing({ theta: 0.3 + above, error }, 0.3);
  expect(chance(0.2, 0.3)).toBeCloseTo(0.63, 2);
  expect(chance(0.5, 0.3)).toBeCloseTo(0.8, 2);
  expect(chance(0.5, 0.24)).toBeCloseTo(0.82, 2);
  expect(chance(-0.1, 0.24)).toBeCloseTo(0.43, 2);
  expect(chance(1, 0.4)).toBeCloseTo(0.94, 2);
  expect(chance(0, 0.3)).toBeCloseTo(0.5, 6);
});

test("the interval of a share is Wilson's, by hand", () => {
  // 8 of 10 at z = 1.96: centre 0.99208 / 1.38416, half 0.366742 / 1.38416.
  const { from, to } = intervalOfShare(8, 10);
  expect(from).toBeCloseTo(0.4902, 3);
  expect(to).toBeCloseTo(0.9433, 3);
  expect(intervalOfShare(10, 10).to).toBe(1);
});

const outcomes = (count: number, chance: number, passed: number): Outcome[] =>
  Array.from({ length: count }, (_, index) => ({ chance, hasPassed: index < passed }));

test("nothing is said before 200 outcomes, and 30 failures among them", () => {
  expect(reliabilityOf([])).toEqual({ kind: "collecting", outcomes: 0, failures: 0 });
  expect(reliabilityOf(outcomes(199, 0.9, 150)).kind).toBe("collecting");
  expect(reliabilityOf(outcomes(500, 0.9, 471))).toEqual({ kind: "collecting", outcomes: 500, failures: 29 });
  expect(reliabilityOf(outcomes(200, 0.9, 170)).kind).toBe("published");
});

test("groups show what was seen of those with such a chance; one under thirty is hidden, and failures found are counted", () => {
  const told = [...outcomes(160, 0.9, 144), ...outcomes(40, 0.3, 16), ...outcomes(29, 0.5, 20)];
  const published = reliabilityOf(told);
  if (published.kind !== "published") throw new Error(published.kind);
  expect(published.groups.map(({ count }) => count)).toEqual([0, 40, 29, 0, 160]);
  expect(published.groups.map(({ seen }) => seen?.passed ?? null)).toEqual([null, 16, null, null, 144]);
  expect(published.groups[4]?.seen?.meanChance).toBeCloseTo(0.9, 10);
  // 24 of the 49 who failed had a chance below a half.
  expect(published.failuresFound).toBeCloseTo(24 / 49, 10);
  // (144 * 0.01 + 16 * 0.81 + 16 * 0.49 + 24 * 0.09 + 29 * 0.25) / 229
  expect(published.brier).toBeCloseTo(31.65 / 229, 10);
  expect(published.brierOfShare).toBeCloseTo((180 / 229) * (49 / 229), 10);
});

test("a chance at the border belongs to the group above, and certainty to the last", () => {
  expect([0, 0.2, 0.5, 0.8, 1].map(groupNumberOf)).toEqual([0, 1, 2, 4, 4]);
});
