import fc from "fast-check";
import { entries, idsOf, options, rationale, scenario } from "../../../testing/arbitrary-parts.ts";

export const arbitrarySentenceCompletion = fc.array(options(1), { minLength: 1, maxLength: 4 }).chain((lists) => {
  const dropdowns = lists.map((list, index) => ({
    id: `dropdown-${index + 1}`,
    placeholder: `place ${index}`,
    options: list,
  }));
  const oneOf = (index: number) => fc.constantFrom(...idsOf(lists[index] ?? []));
  return fc.record({
    content: fc.constant({ v: 1 as const, scenario, stem: `<p>${lists.map(() => "[it]").join(" ")}</p>`, dropdowns }),
    solution: fc.record({ correct: entries(dropdowns, oneOf, true), rationale: fc.constant(rationale) }),
    answer: fc.record({ picked: entries(dropdowns, oneOf, false) }),
  });
});
