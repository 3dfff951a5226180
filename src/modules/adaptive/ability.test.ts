import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chancesOfPoints,
  expectedAbility,
  isMixed,
  modalAbility,
  momentsAt,
  mostLikelyAbility,
  routingAbility,
  type Scored,
  weightedAbility,
} from "./ability.ts";
import { checkAbilityVectors, readAbilityVectors } from "./vectors.ts";

const file = new URL("../../testing/fixtures/ability-vectors.json", import.meta.url);
const { vectors } = readAbilityVectors(JSON.parse(await readFile(file, "utf8")));

const Threshold = fc.integer({ min: -300, max: 300 }).map((hundredths) => hundredths / 100);
const Answer = fc
  .array(Threshold, { minLength: 1, maxLength: 5 })
  .chain((thresholds) => fc.record({ thresholds: fc.constant(thresholds), points: fc.nat(thresholds.length) }));
const Answers = fc.array(Answer, { minLength: 1, maxLength: 40 });

test.each(checkAbilityVectors({ ...vectors, tolerance: 1e-4 }))(
  "the worked example $id holds to 1e-4",
  ({ differences }) => {
    expect(differences).toEqual([]);
  },
);

test("a question of one point is Rasch's, and two of them that are alike are one of two points", () => {
  fc.assert(
    fc.property(Threshold, Threshold, (difficulty, theta) => {
      const [no, yes] = chancesOfPoints([difficulty], theta);
      expect(yes).toBeCloseTo(1 / (1 + Math.exp(difficulty - theta)), 12);
      expect((no ?? 0) + (yes ?? 0)).toBeCloseTo(1, 12);
      const { expected, information, third } = momentsAt([difficulty], theta);
      const both = momentsAt([difficulty - Math.LN2, difficulty + Math.LN2], theta);
      expect([both.expected, both.information, both.third]).toEqual(
        [expected, information, third].map((moment) => expect.closeTo(2 * moment, 9)),
      );
    }),
  );
});

test("every estimate rises with the points, and only the sum of them counts", () => {
  const estimates = [weightedAbility, modalAbility, expectedAbility, mostLikelyAbility];
  fc.assert(
    fc.property(Answers, (answers) => {
      const raised = answers.find(({ points, thresholds }) => points < thresholds.length);
      const lowered = answers.findLast((answer) => answer !== raised && answer.points > 0);
      for (const estimate of estimates) {
        const before = estimate(answers)?.theta;
        const more = estimate(answers.map((answer) => (answer === raised ? plus(answer, 1) : answer)))?.theta;
        if (raised && before !== undefined && more !== undefined) expect(more).toBeGreaterThan(before);
        if (!raised || !lowered || before === undefined) continue;
        const moved = answers.map((answer) => {
          if (answer === raised) return plus(answer, 1);
          return answer === lowered ? plus(answer, -1) : answer;
        });
        expect(estimate(moved)?.theta).toBeCloseTo(before, 6);
      }
    }),
  );
});

test("the posterior's mean leads until answers are mixed, then Warm's estimate; without an answer there is only the prior", () => {
  const right = { thresholds: [0], points: 1 };
  const wrong = { thresholds: [0.5], points: 0 };
  expect(routingAbility([right, right])).toEqual(expectedAbility([right, right]));
  expect(routingAbility([right, wrong])).toEqual(weightedAbility([right, wrong]));
  expect(isMixed([{ thresholds: [0, 1], points: 1 }])).toBe(true);
  expect(mostLikelyAbility([right])).toBeNull();
  expect(weightedAbility([])).toBeNull();
  // The grid ends at 4: a little of the prior is outside.
  expect(routingAbility([])).toEqual({ theta: expect.closeTo(0, 9), error: expect.closeTo(1, 2) });
});

function plus(answer: Scored, points: number): Scored {
  return { ...answer, points: answer.points + points };
}
