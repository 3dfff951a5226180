import fc from "fast-check";
import { entries, idsOf, options, rationale, scenario, stem, subsetOf } from "../../../testing/arbitrary-parts.ts";

export const arbitraryRecognizeCues = options(1).chain((findings) =>
  fc.record({
    content: fc.constant({ v: 1 as const, scenario, stem, findings }),
    solution: fc.record({ expected: subsetOf(idsOf(findings)), rationale: fc.constant(rationale) }),
    answer: fc.record({
      classified: entries(findings, () => fc.constantFrom("expected" as const, "follow-up" as const), false),
    }),
  }),
);
