import fc from "fast-check";
import { idsOf, options, rationale, scenario, stem, subsetOf } from "../../../testing/arbitrary-parts.ts";

export const arbitraryClinicalDecision = fc
  .tuple(options(1), options(1), options(1))
  .chain(([conditions, actions, parameters]) =>
    fc.tuple(subsetOf(idsOf(actions), 1), subsetOf(idsOf(parameters), 1)).chain(([rightActions, rightParameters]) =>
      fc.record({
        content: fc.constant({
          v: 1 as const,
          scenario,
          stem,
          conditions,
          actions,
          parameters,
          chooseActions: rightActions.length,
          chooseParameters: rightParameters.length,
        }),
        solution: fc.record({
          condition: fc.constantFrom(...idsOf(conditions)),
          actions: fc.constant(rightActions),
          parameters: fc.constant(rightParameters),
          rationale: fc.constant(rationale),
        }),
        answer: fc.record({
          condition: fc.option(fc.constantFrom(...idsOf(conditions))),
          actions: subsetOf(idsOf(actions), 0, rightActions.length),
          parameters: subsetOf(idsOf(parameters), 0, rightParameters.length),
        }),
      }),
    ),
  );
