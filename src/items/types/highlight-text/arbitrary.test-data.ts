import fc from "fast-check";
import { idsOf, options, rationale, stem, subsetOf } from "../../../testing/arbitrary-parts.ts";

export const arbitraryHighlightText = options(2).chain((list) => {
  const note = [...list.flatMap((span, index) => [{ text: ` before ${index} ` }, span]), { text: ".\nEnd." }];
  return fc.record({
    content: fc.constant({ v: 1 as const, stem, note }),
    solution: fc.record({ correct: subsetOf(idsOf(list), 1), rationale: fc.constant(rationale) }),
    answer: fc.record({ chosen: subsetOf(idsOf(list)) }),
  });
});
