import fc from "fast-check";
import { idsOf, options, rationale, scenario, stem, subsetOf } from "../../../testing/arbitrary-parts.ts";

export const arbitraryPrioritizeHypothesis = options(2).chain((list) =>
  subsetOf(idsOf(list), 1).chain((correct) =>
    fc.record({
      content: fc.constant({ v: 1 as const, scenario, stem, options: list, choose: correct.length }),
      solution: fc.constant({ correct, rationale }),
      answer: fc.record({ chosen: subsetOf(idsOf(list), 0, correct.length) }),
    }),
  ),
);
