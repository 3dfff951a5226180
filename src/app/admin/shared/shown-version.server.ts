import { parseOpenItem, parseSolvedItem, type QuestionBody } from "../../../items/registry/models.ts";
import { bestAnswer, scoreItem } from "../../../items/registry/scorers.server.ts";
import { errorsIn } from "../../../modules/questions/forms.ts";

/** A question as students see it, and its solution as their review shows it to whoever answered best. */
export function shownOf(body: QuestionBody) {
  const { type, content } = body;
  // Only a question without errors has a best answer; an explanation is not needed for that.
  const isWhole = errorsIn(body).every(({ at }) => at === "solution.rationale");
  const solved = parseSolvedItem({ ...body, answer: isWhole ? bestAnswer(body) : null });
  return { open: parseOpenItem({ type, content }), solved, score: scoreItem(solved) };
}
