import fc from "fast-check";
import { rationale, stem } from "../../../testing/arbitrary-parts.ts";

const number = fc
  .tuple(fc.integer({ min: 0, max: 99_999 }), fc.option(fc.integer({ min: 0, max: 999 })))
  .map(([whole, fraction]) => (fraction === null ? `${whole}` : `${whole}.${fraction}`));

export const arbitraryCalculation = fc.record({
  content: fc.record({
    v: fc.constant(1 as const),
    stem: fc.constant(stem),
    unit: fc.constantFrom("", "mL/hour", "tablets"),
    rounding: fc.constantFrom("none" as const, "whole" as const, "tenth" as const, "hundredth" as const),
  }),
  solution: fc.record({
    value: number,
    tolerance: fc.constantFrom("", "0", "0.5"),
    rationale: fc.constant(rationale),
  }),
  answer: fc.record({ entry: fc.oneof(number, fc.constantFrom("", "about five", "1,5", " 12 ")) }),
});
