import fc from "fast-check";
import { idsOf, options, rationale, scenario, subsetOf } from "../../../testing/arbitrary-parts.ts";

export const arbitraryDragdropCloze = fc
  .tuple(options(3, 8), fc.integer({ min: 1, max: 3 }))
  .chain(([tokens, count]) => {
    const targets = Array.from({ length: count }, (_, index) => ({
      id: `target-${index + 1}`,
      placeholder: `place ${index}`,
    }));
    const inTargets = (least: number) =>
      subsetOf(idsOf(tokens), least, count).map((ids) =>
        Object.fromEntries(
          targets.flatMap(({ id }, index): Array<[string, string]> => {
            const token = ids[index];
            return token === undefined ? [] : [[id, token]];
          }),
        ),
      );
    return fc.record({
      content: fc.constant({
        v: 1 as const,
        scenario,
        stem: `<p>${targets.map(() => "[it]").join(" ")}</p>`,
        tokens,
        targets,
      }),
      solution: fc.record({
        correct: inTargets(count),
        interchangeable: subsetOf(idsOf(targets.map(({ id }) => ({ id, text: "" })))),
        rationale: fc.constant(rationale),
      }),
      answer: fc.record({ placed: inTargets(0) }),
    });
  });
