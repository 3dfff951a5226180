import fc from "fast-check";
import { idsOf, options, rationale, scenario } from "../../../testing/arbitrary-parts.ts";

const LETTERS = ["a", "b", "c"] as const;

export const arbitraryRationale = fc
  .tuple(fc.integer({ min: 2, max: 3 }), fc.tuple(options(2), options(2), options(2)), fc.boolean())
  .chain(([count, lists, anyOrder]) => {
    const targets = LETTERS.slice(0, count).map((letter, index) => ({
      id: `target-${index + 1}`,
      placeholder: `place ${index}`,
      options: (lists[index] ?? []).map(({ id, text }) => ({ id: `${letter}-${id}`, text: `${text} of ${letter}` })),
    }));
    const own = (index: number) => fc.constantFrom(...idsOf(targets[index]?.options ?? []));
    const picks = fc.tuple(...targets.map((_, index) => own(index)));
    return fc.record({
      content: fc.record({
        v: fc.constant(1 as const),
        scenario: fc.constant(scenario),
        stem: fc.constant(`<p>${targets.map(() => "[it]").join(" ")}</p>`),
        form: fc.constantFrom("dropdown" as const, "dragdrop" as const),
        targets: fc.constant(targets),
        anchor: fc.constant("target-1"),
        anyOrder: fc.constant(anyOrder),
      }),
      solution: fc.record({
        correct: picks.map((ids) => Object.fromEntries(targets.map(({ id }, index) => [id, ids[index] ?? ""]))),
        rationale: fc.constant(rationale),
      }),
      answer: fc.tuple(picks, fc.subarray(targets), fc.boolean()).map(([ids, filled, areTurned]) => {
        // The effects of a triad in any order may change places.
        const places = anyOrder && count === 3 && areTurned ? [0, 2, 1] : [0, 1, 2];
        const picked = targets.flatMap((target, index): Array<[string, string]> => {
          const id = ids[places[index] ?? index];
          return id !== undefined && filled.includes(target) ? [[target.id, id]] : [];
        });
        return { picked: Object.fromEntries(picked) };
      }),
    });
  });
