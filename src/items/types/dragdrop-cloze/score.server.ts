import { byRow, entryOf } from "../../by-row.ts";
import type { Scorer } from "../../contract.ts";
import { SCORING_RULES, zeroOne } from "../../scoring-rules.ts";
import { type Answer, type Content, rightTokens, type Solution } from "./model.ts";

/** 0/1: one point for each target; interchangeable ones are scored as a set (P91). */
export const scoreDragdropCloze: Scorer<Content, Solution, Answer> = {
  rule: () => SCORING_RULES.zeroOne,
  best: ({ targets }, { correct }) => ({ placed: byRow(targets, (id) => entryOf(correct, id)) }),
  score(content, solution, answer) {
    const right = rightTokens(content, solution, answer);
    return zeroOne(
      content.targets.map(({ id }) => ({
        picked: entryOf(answer.placed, id) ?? null,
        correct: entryOf(right, id) ?? "",
      })),
    );
  },
};
