import fc from "fast-check";
import { entries, idsOf, options, rationale, scenario, stem, subsetOf } from "../../../testing/arbitrary-parts.ts";

export const arbitraryNursingAction = options(1).chain((actions) =>
  fc.record({
    content: fc.constant({ v: 1 as const, scenario, stem, actions }),
    solution: fc.record({ appropriate: subsetOf(idsOf(actions)), rationale: fc.constant(rationale) }),
    answer: fc.record({
      judged: entries(actions, () => fc.constantFrom("appropriate" as const, "not-appropriate" as const), false),
    }),
  }),
);
