/** What went wrong in an attempt and can be asked again. Pure. */
import type { Id } from "../../core/id.ts";
import { CUSTOM_TEST_SIZE_MAX } from "../practice-tests/rules.ts";

export type Mistakes = {
  /** Those that a test can ask, in the order of the attempt. */
  questionIds: Id<"question">[];
  /** How many there are, also beyond what one test asks. */
  total: number;
};

type Answer = { questionId: Id<"question">; earned: number; max: number; isInUse: boolean };

/** Of answers whose solutions are shown, those that did not earn all of their points. */
export function mistakesIn(answers: ReadonlyArray<Answer>): Mistakes {
  const ids = answers.flatMap(({ questionId, earned, max, isInUse }) => (isInUse && earned < max ? [questionId] : []));
  return { questionIds: ids.slice(0, CUSTOM_TEST_SIZE_MAX), total: ids.length };
}
