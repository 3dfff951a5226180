import fc from "fast-check";
import { idsOf, pictureOptions, rationale, stem, subsetOf } from "../../../testing/arbitrary-parts.ts";

export const arbitraryMultiSelect = pictureOptions(2).chain((list) =>
  fc.record({
    content: fc.constant({ v: 1 as const, stem, options: list }),
    solution: fc.record({ correct: subsetOf(idsOf(list), 1), rationale: fc.constant(rationale) }),
    answer: fc.record({ chosen: subsetOf(idsOf(list)) }),
  }),
);
