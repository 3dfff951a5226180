/** How each item type is scored. On the server only. */
import type { Score, ScoringRule } from "../scoring-rules.ts";
import { scoreClinicalDecision } from "../types/clinical-decision/score.server.ts";
import { scoreLocationBased } from "../types/location-based/score.server.ts";
import { scoreMatrix } from "../types/matrix/score.server.ts";
import { scoreMultiSelect } from "../types/multi-select/score.server.ts";
import { scoreNursingAction } from "../types/nursing-action/score.server.ts";
import { scorePrioritizeHypothesis } from "../types/prioritize-hypothesis/score.server.ts";
import { scoreRecognizeCues } from "../types/recognize-cues/score.server.ts";
import { scoreSentenceCompletion } from "../types/sentence-completion/score.server.ts";
import { scoreText } from "../types/text/score.server.ts";
import type { Answers, ItemType, QuestionBody, Scorers, SolvedItem } from "./models.ts";

const scorers: Scorers = {
  text: scoreText,
  "multi-select": scoreMultiSelect,
  location_based: scoreLocationBased,
  nursing_action: scoreNursingAction,
  prioritize_hypothesis: scorePrioritizeHypothesis,
  clinical_decision: scoreClinicalDecision,
  sentence_completion: scoreSentenceCompletion,
  recognize_cues: scoreRecognizeCues,
  matrix: scoreMatrix,
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
