/**
 * The form 'Add New Question', which is the edit form as well, for both sides
 * (docs/product/questions.md#order-of-checks).
 */
import { z } from "zod/mini";
import { questionTexts } from "../../content/en/questions.ts";
import { type Id, parseId } from "../../core/id.ts";
import { refuse } from "../../core/schemas.ts";
import type { Problem } from "../../items/contract.ts";
import { problemsOf } from "../../items/registry/authoring.ts";
import { isItemType, modelOf, parseQuestionBody, type QuestionBody } from "../../items/registry/models.ts";
import { type QuestionMetadata, RESERVED } from "./question-metadata.ts";
import { manualIdOf, manualIdProblem } from "./rules.ts";
import { Areas, areasIn, judgmentStepIn } from "./taxonomy.ts";

const texts = questionTexts.problems;

/** A question as its author gives it. */
export type QuestionInput = QuestionMetadata & {
  subjectId: Id<"subject">;
  /** Rich texts as they came from the editor, not clean yet. */
  body: QuestionBody;
};

const field = z._default(z.string(), "");

/**
 * What a question asks and what it is to exams, wherever it stands. `content` and `solution` are JSON text: the two halves of the
 * question in the shape of its type.
 */
export const AskedFields = z.object({
  areas: field,
  judgmentStep: field,
  type: field,
  content: field,
  solution: field,
});

type Asked = Pick<QuestionInput, "areas" | "judgmentStep" | "body">;

/** What such fields say; null with a problem. */
export function readAsked(
  fields: z.infer<typeof AskedFields>,
  addProblem: (at: string, message: string) => void,
): Asked | null {
  const areas = Areas.safeParse(areasIn(fields.areas));
  const { body, problems } = readBody(fields);
  for (const { at, message } of problems) addProblem(at, message);
  for (const { message } of areas.error?.issues ?? []) addProblem("areas", message);
  if (!areas.success || !body || problems.length > 0) return null;
  return { areas: areas.data, judgmentStep: judgmentStepIn(fields.judgmentStep), body };
}

/** Adds a problem at a path such as `content.options.1`. */
export function problemAdder(context: z.core.ParsePayload) {
  return (at: string, message: string) => refuse(context, message, at.split("."));
}

export const QuestionForm = z.pipe(
  z.extend(AskedFields, {
    subjectId: field,
    lessonId: field,
    manualId: field,
    categoryId: field,
    difficultyId: field,
    isReserved: field,
  }),
  z.transform((fields, context): QuestionInput => {
    const addProblem = problemAdder(context);
    const subjectId = parseId<"subject">(fields.subjectId);
    const lessonId = parseId<"lesson">(fields.lessonId);
    const manualId = manualIdOf(fields.manualId);
    const categoryId = parseId<"label">(fields.categoryId);
    const difficultyId = parseId<"label">(fields.difficultyId);

    if (!subjectId) addProblem("subjectId", texts.subjectMissing);
    if (!lessonId) addProblem("lessonId", texts.lessonMissing);
    const asked = readAsked(fields, addProblem);
    const idMessage = manualId === null ? null : problemOfManualId(manualId);
    if (idMessage !== null) addProblem("manualId", idMessage);

    if (!subjectId || !lessonId || !asked || idMessage !== null) return z.NEVER;
    const isReserved = fields.isReserved === RESERVED;
    return { subjectId, lessonId, manualId, categoryId, difficultyId, isReserved, ...asked };
  }),
);

/** Why a question cannot be stored, in the order of display. */
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

/** Why JSON is not in a shape. Our own schemas speak to people; what Zod says by itself means that page and server disagree. */
export function problemsOfShape(half: string, parsed: z.core.util.SafeParseResult<unknown>): Problem[] {
  return (parsed.error?.issues ?? []).map((issue) => ({
    level: "error",
    at: [half, ...issue.path].join("."),
    message: issue.code === "custom" || issue.code.startsWith("too_") ? issue.message : texts.unreadable,
  }));
}

/** The problem with a given Question ID; null if it is allowed. */
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

/** What is no JSON is null. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
