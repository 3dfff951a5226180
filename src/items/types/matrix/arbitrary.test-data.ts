import fc from "fast-check";
import { entries, idsOf, options, rationale, stem, subsetOf } from "../../../testing/arbitrary-parts.ts";

export const arbitraryMatrix = fc
  .tuple(options(2, 4), options(1, 6), fc.constantFrom("one" as const, "many" as const))
  .chain(([columns, rows, selection]) => {
    const cells = (least: number) => () => subsetOf(idsOf(columns), least, selection === "one" ? 1 : columns.length);
    return fc.record({
      content: fc.constant({ v: 1 as const, stem, selection, columns, rows }),
      solution: fc.record({ correct: entries(rows, cells(1), true), rationale: fc.constant(rationale) }),
      answer: fc.record({ chosen: entries(rows, cells(1), false) }),
    });
  });
