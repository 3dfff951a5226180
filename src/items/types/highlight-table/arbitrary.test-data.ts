import fc from "fast-check";
import { idsOf, options, rationale, stem, subsetOf } from "../../../testing/arbitrary-parts.ts";

export const arbitraryHighlightTable = fc.tuple(options(2), fc.integer({ min: 1, max: 3 })).chain(([list, size]) => {
  const rows = Array.from({ length: Math.ceil(list.length / size) }, (_, row) => ({
    id: `r${row}`,
    title: `System ${row}`,
    findings: [
      { text: "Before " },
      ...list.slice(row * size, (row + 1) * size).flatMap((span) => [span, { text: " after. " }]),
    ],
  }));
  return fc.record({
    content: fc.constant({ v: 1 as const, stem, titleHeading: "System", findingsHeading: "Findings", rows }),
    solution: fc.record({ correct: subsetOf(idsOf(list), 1), rationale: fc.constant(rationale) }),
    answer: fc.record({ chosen: subsetOf(idsOf(list)) }),
  });
});
