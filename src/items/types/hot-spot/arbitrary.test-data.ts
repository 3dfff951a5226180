import fc from "fast-check";
import { idsOf, options, rationale, stem } from "../../../testing/arbitrary-parts.ts";

const percent = fc.integer({ min: 0, max: 50 });

export const arbitraryHotSpot = options(2, 8).chain((list) =>
  fc.record({
    content: fc.record({
      v: fc.constant(1 as const),
      stem: fc.constant(stem),
      picture: fc.constant({ src: "/pictures/chest-front.svg", alt: "A picture.", width: 800, height: 700 }),
      places: fc.tuple(
        ...list.map((option) =>
          fc.record({
            id: fc.constant(option.id),
            text: fc.constant(option.text),
            left: percent,
            top: percent,
            width: percent,
            height: percent,
          }),
        ),
      ),
    }),
    solution: fc.record({ correct: fc.constantFrom(...idsOf(list)), rationale: fc.constant(rationale) }),
    answer: fc.record({ chosen: fc.option(fc.constantFrom(...idsOf(list))) }),
  }),
);
