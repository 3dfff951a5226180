import fc from "fast-check";
import { entries, idsOf, options, rationale, stem } from "../../../testing/arbitrary-parts.ts";

export const arbitraryDropdownTable = fc.array(options(2), { minLength: 1, maxLength: 4 }).chain((lists) => {
  const rows = lists.map((list, index) => ({ id: `row-${index + 1}`, text: `Row ${index}`, options: list }));
  const oneOf = (index: number) => fc.constantFrom(...idsOf(lists[index] ?? []));
  return fc.record({
    content: fc.constant({ v: 1 as const, stem, headings: { rows: "Finding", choices: "Cause" }, rows }),
    solution: fc.record({ correct: entries(rows, oneOf, true), rationale: fc.constant(rationale) }),
    answer: fc.record({ picked: entries(rows, oneOf, false) }),
  });
});
