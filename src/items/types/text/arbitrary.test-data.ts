import fc from "fast-check";
import { idsOf, pictureOptions, rationale, stem } from "../../../testing/arbitrary-parts.ts";

export const arbitraryText = pictureOptions(2).chain((list) =>
  fc.record({
    content: fc.constant({ v: 1 as const, stem, options: list }),
    solution: fc.record({ correct: fc.constantFrom(...idsOf(list)), rationale: fc.constant(rationale) }),
    answer: fc.record({ chosen: fc.option(fc.constantFrom(...idsOf(list))) }),
  }),
);
