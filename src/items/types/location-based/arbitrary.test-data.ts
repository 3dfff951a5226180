import fc from "fast-check";
import { idsOf, options, rationale, stem, subsetOf } from "../../../testing/arbitrary-parts.ts";

export const arbitraryLocationBased = options(1, 8).chain((list) => {
  const ids = idsOf(list);
  return fc.integer({ min: 1, max: list.length }).chain((size) => {
    const locations = Array.from({ length: Math.ceil(list.length / size) }, (_, index) => ({
      id: `l${index}`,
      title: `Location ${index}`,
      options: list.slice(index * size, (index + 1) * size),
    }));
    return fc.record({
      content: fc.constant({ v: 1 as const, stem, locations }),
      solution: fc.record({ correct: subsetOf(ids, 1), rationale: fc.constant(rationale) }),
      answer: fc.record({ chosen: subsetOf(ids) }),
    });
  });
});
