import type { Id } from "../../core/id.ts";
import { isKnown } from "../adaptive/calibration.ts";
import { type Placed, StoredChoice } from "../adaptive/outcome.ts";
import type { LoadedBank } from "../adaptive/queries/find-bank.server.ts";

type ScoredItem = {
  position: number;
  questionId: Id<"question">;
  isAnswered: boolean;
  earned: number;
  askedAs: unknown;
};

/**
 * The answers of an adaptive attempt as the engine takes them, in their order. One that is open when the time is over counts if it was
 * answered.
 */
export function placedAnswers(answers: ReadonlyArray<ScoredItem>, bank: LoadedBank): Placed[] {
  return answers.flatMap(({ position, questionId, isAnswered, earned, askedAs }): Placed[] => {
    const question = bank.asked.get(questionId);
    if (!isAnswered || !question) return [];
    const { thresholds, stage, area } = question;
    const { as } = StoredChoice.parse(askedAs);
    const points = Math.min(earned, thresholds.length);
    return [{ position, questionId, as, thresholds, points, isFirm: isKnown(stage, "firm"), area }];
  });
}
