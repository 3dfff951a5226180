/**
 * The form 'Add New Question', which is the edit form as well, for both sides
 * (docs/product/questions.md#order-of-checks).
 */
import { z } from "zod";
import { questionTexts } from "../../content/en/questions.ts";
import { type Id, parseId } from "../../core/id.ts";
import type { Problem } from "../../items/contract.ts";
import { isItemType, modelOf, parseQuestionBody, problemsOf, type QuestionBody } from "../../items/registry/models.ts";
import { manualIdOf, manualIdProblem } from "./rules.ts";

const texts = questionTexts.problems;

/** A question as its author gives it. */
export type QuestionInput = {
  subjectId: Id<"subject">;
  lessonId: Id<"lesson">;
  /** Null for one that is given automatically. */
  manualId: string | null;
  /** Null for a question without one. */
  categoryId: Id<"label"> | null;
  difficultyId: Id<"label"> | null;
  /** Rich texts as they came from the editor, not clean yet. */
  body: QuestionBody;
};

const field = z.string().default("");

/** `content` and `solution` are JSON text: the two halves of the question in the shape of its type. */
export const QuestionForm = z
  .object({
    subjectId: field,
    lessonId: field,
    manualId: field,
    categoryId: field,
    difficultyId: field,
    type: field,
    content: field,
    solution: field,
  })
  .transform((fields, context): QuestionInput => {
    const say = (at: string, message: string) =>
      context.addIssue({ code: "custom", path: at.split("."), message, input: fields });
    const subjectId = parseId<"subject">(fields.subjectId);
    const lessonId = parseId<"lesson">(fields.lessonId);
    const manualId = manualIdOf(fields.manualId);
    const categoryId = parseId<"label">(fields.categoryId);
    const difficultyId = parseId<"label">(fields.difficultyId);
    const { body, problems } = readBody(fields);

    if (!subjectId) say("subjectId", texts.subjectMissing);
    if (!lessonId) say("lessonId", texts.lessonMissing);
    for (const { at, message } of problems) say(at, message);
    const idMessage = manualId === null ? null : problemOfManualId(manualId);
    if (idMessage !== null) say("manualId", idMessage);

    return subjectId && lessonId && body && problems.length === 0 && idMessage === null
      ? { subjectId, lessonId, manualId, categoryId, difficultyId, body }
      : z.NEVER;
  });

/** What keeps a question from being stored, in the order it is to be said. */
export function errorsIn(body: QuestionBody): Problem[] {
  return problemsOf(body).filter(({ level }) => level === "error");
}

function readBody(fields: { type: string; content: string; solution: string }): {
  body: QuestionBody | null;
  problems: Problem[];
} {
  const { type } = fields;
  if (!isItemType(type)) return { body: null, problems: [{ level: "error", at: "type", message: texts.typeUnknown }] };
  const content = parseJson(fields.content);
  const solution = parseJson(fields.solution);
  const unreadable = [
    ...problemsOfShape("content", modelOf(type).content.safeParse(content)),
    ...problemsOfShape("solution", modelOf(type).solution.safeParse(solution)),
  ];
  if (unreadable.length > 0) return { body: null, problems: unreadable };
  const body = parseQuestionBody({ type, content, solution });
  return { body, problems: errorsIn(body) };
}

/** Our own schemas speak to people; what Zod says by itself means that the page and the server disagree. */
function problemsOfShape(half: string, parsed: z.ZodSafeParseResult<unknown>): Problem[] {
  return (parsed.error?.issues ?? []).map((issue) => ({
    level: "error",
    at: [half, ...issue.path].join("."),
    message: issue.code === "custom" || issue.code.startsWith("too_") ? issue.message : texts.unreadable,
  }));
}

/** What is to be said about a Question ID that was given; null when it may be one. */
export function problemOfManualId(manualId: string): string | null {
  const problem = manualIdProblem(manualId);
  switch (problem) {
    case null:
      return null;
    case "length":
      return texts.idLength;
    case "characters":
      return texts.idCharacters;
    default:
      return problem satisfies never;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
