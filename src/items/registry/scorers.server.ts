/** How each item type is scored. On the server only. */
import type { Score } from "../contract.ts";
import type { ScoringRule } from "../scoring-rules.ts";
import { scoreMultiSelect } from "../types/multi-select/score.server.ts";
import { scoreText } from "../types/text/score.server.ts";
import type { Answers, ItemType, QuestionBody, Scorers, SolvedItem } from "./models.ts";

const scorers: Scorers = {
  text: scoreText,
  "multi-select": scoreMultiSelect,
};

/** Points for one answer, with the rule that gave them. Never throws: an answer that parsed can always be scored. */
export function scoreItem<T extends ItemType>(item: SolvedItem<T>): Score & { rule: ScoringRule } {
  const scorer: Scorers[T] = scorers[item.type];
  return { ...scorer.score(item.content, item.solution, item.answer), rule: scorer.rule(item.content) };
}

/** The answer that earns every point of a question. */
export function bestAnswer<T extends ItemType>(body: QuestionBody<T>): Answers[T] {
  const scorer: Scorers[T] = scorers[body.type];
  return scorer.best(body.content, body.solution);
}
