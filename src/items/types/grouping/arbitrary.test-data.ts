import fc from "fast-check";
import { idsOf, options, rationale, stem, subsetOf } from "../../../testing/arbitrary-parts.ts";

export const arbitraryGrouping = options(2, 8).chain((list) => {
  const half = Math.ceil(list.length / 2);
  const groups = [list.slice(0, half), list.slice(half)].map((own, index) => ({
    id: `g${index}`,
    title: `Group ${index}`,
    options: own,
  }));
  const right = fc.tuple(...groups.map((group) => subsetOf(idsOf(group.options), 1)));
  return fc.record({
    content: fc.constant({ v: 1 as const, stem, groups }),
    solution: fc.record({ correct: right.map((ids) => ids.flat()), rationale: fc.constant(rationale) }),
    answer: fc.record({ chosen: subsetOf(idsOf(list)) }),
  });
});
