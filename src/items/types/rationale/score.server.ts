import { byRow, entryOf } from "../../by-row.ts";
import type { Scorer } from "../../contract.ts";
import { rationaleDyad, rationaleTriad, SCORING_RULES } from "../../scoring-rules.ts";
import { type Answer, type Content, effectsOf, interchangeableIn, type Solution } from "./model.ts";

/** Rationale: a point for each effect that is right together with its anchor (docs/product/scoring.md#rationale). */
export const scoreRationale: Scorer<Content, Solution, Answer> = {
  rule: () => SCORING_RULES.rationale,
  best: ({ targets }, { correct }) => ({ picked: byRow(targets, (id) => entryOf(correct, id)) }),
  score(content, { correct }, { picked }) {
    const pickIn = (id: string) => ({ picked: entryOf(picked, id) ?? null, correct: entryOf(correct, id) ?? "" });
    const anchor = pickIn(content.anchor);
    const [effect = anchor, another] = effectsOf(content).map(({ id }) => pickIn(id));
    if (another === undefined) return rationaleDyad(anchor, effect);
    return rationaleTriad(anchor, [effect, another], interchangeableIn(content).length > 0);
  },
};
