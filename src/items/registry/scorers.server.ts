/** How each item type is scored. On the server only. */
import type { Scorer } from "../contract.ts";
import type { Score, ScoringRule } from "../scoring-rules.ts";
import type { Answers, Contents, ItemType, QuestionBody, Solutions, SolvedItem } from "./models.ts";
import * as serverParts from "./server-parts-of-type.server.ts";

type Scorers = { [T in ItemType]: { scorer: Scorer<Contents[T], Solutions[T], Answers[T]> } };

const scorers: Scorers = serverParts;

/** Points for one answer, with the rule that gave them. Never throws: an answer that parsed can always be scored. */
export function scoreItem<T extends ItemType>(item: SolvedItem<T>): Score & { rule: ScoringRule } {
  const { scorer }: Scorers[T] = scorers[item.type];
  return { ...scorer.score(item.content, item.solution, item.answer), rule: scorer.rule(item.content) };
}

/** The answer that earns every point of a question. */
export function bestAnswer<T extends ItemType>(body: QuestionBody<T>): Answers[T] {
  const { scorer }: Scorers[T] = scorers[body.type];
  return scorer.best(body.content, body.solution);
}
