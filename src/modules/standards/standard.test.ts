import { expect, test } from "vitest";
import { agreementOf, cutOf } from "./standard.ts";

test("the cut of a judge is where as many are right as the judge expects; its place is that of the curve of the questions", () => {
  // Half of those who are as able as a question is hard answer it right.
  expect(cutOf([0.7], [50])).toBeCloseTo(0.7, 5);
  // ln(0.8 / 0.2) above the difficulty.
  expect(cutOf([0], [80])).toBeCloseTo(1.386294, 5);
  // Two questions one logit to either side: at 0 they are right in 0.268941 and 0.731059, together 1.
  expect(cutOf([-1, 1], [70, 30])).toBeCloseTo(0, 5);
  expect(cutOf([-1, 1], [30, 70])).toBeCloseTo(0, 5);
  expect(cutOf([0, 0], [100, 100])).toBeCloseTo(4, 5);
  expect(cutOf([0, 0], [0, 0])).toBeCloseTo(-4, 5);
});

test("judges agree on the mean, with the deviation between them and the error of the mean", () => {
  // Deviations -0.3, 0 and 0.3: variance 0.18 / 2.
  const { cut, spread, error } = agreementOf([-0.1, 0.2, 0.5]);
  expect(cut).toBeCloseTo(0.2, 10);
  expect(spread).toBeCloseTo(0.3, 10);
  expect(error).toBeCloseTo(0.173205, 5);
});
