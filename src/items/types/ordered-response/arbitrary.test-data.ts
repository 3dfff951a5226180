import fc from "fast-check";
import { idsOf, options, rationale, stem, subsetOf } from "../../../testing/arbitrary-parts.ts";
import { tellsOrder } from "./authoring.ts";

export const arbitraryOrderedResponse = options(3, 8).chain((items) => {
  const ids = idsOf(items);
  return fc.record({
    content: fc.constant({ v: 1 as const, stem, items }),
    solution: fc.record({
      correct: subsetOf(ids, ids.length).filter((correct) => !tellsOrder(ids, correct)),
      rationale: fc.constant(rationale),
    }),
    answer: fc.record({ order: subsetOf(ids) }),
  });
});
