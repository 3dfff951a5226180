/** Notes on a question while it is being written, before anything is sent. */
import type { Problem } from "../../../../items/contract.ts";
import { parseQuestionBody, type QuestionBody } from "../../../../items/registry/models.ts";
import { errorsIn } from "../../../../modules/questions/forms.ts";
import { type Hint, hintsOf } from "../../../../modules/questions/hints.ts";
import { problemsToShow } from "../../../../modules/questions/warnings.ts";
import { fieldsOf, type QuestionDraft } from "./draft.ts";

const RATIONALE = "solution.rationale";

/**
 * The problems that are worth saying now. What stands there and is wrong is said at once. What is missing is said only
 * when all that comes before it is there: nobody is told of a mistake while on the way to the next field.
 */
export function notesNow(draft: QuestionDraft): Problem[] {
  const body = bodyOf(draft);
  if (!body) return [];
  const problems = problemsToShow(body, draft.areas);
  const missing = problems.filter((problem) => problem.level === "error" && !isAboutFilledField(body, problem));
  const isContentThere = !missing.some(({ at }) => at.startsWith("content"));
  const isRestThere = missing.every(({ at }) => at === RATIONALE);
  return problems.filter((problem) => {
    if (isAboutFilledField(body, problem)) return true;
    return problem.at === RATIONALE && problem.level === "error"
      ? isRestThere
      : isContentThere && isAfterContent(problem);
  });
}

/** The hints, once nothing is missing. */
export function hintsNow(draft: QuestionDraft): Hint[] {
  const body = bodyOf(draft);
  return body && errorsIn(body).length === 0 ? hintsOf(body) : [];
}

function isAfterContent({ level, at }: Problem): boolean {
  return level === "warning" || at.startsWith("solution");
}

/** True for a mistake in words that were written: two equal options, an image that says nothing. A mark is not words. */
function isAboutFilledField(body: QuestionBody, { level, at }: Problem): boolean {
  if (level === "error" && !at.startsWith("content")) return false;
  return textAt(body, at.split(".")).trim() !== "";
}

function textAt(value: unknown, [name, ...rest]: ReadonlyArray<string>): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  const parts = new Map<string, unknown>(Object.entries(value));
  return textAt(parts.get(name ?? "text"), rest);
}

function bodyOf(draft: QuestionDraft): QuestionBody | null {
  const { type, content, solution } = fieldsOf(draft);
  try {
    return parseQuestionBody({ type, content: JSON.parse(content), solution: JSON.parse(solution) });
  } catch {
    return null;
  }
}
