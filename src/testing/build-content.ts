/** Subjects, lessons and questions as an administrator makes them: through the commands. */
import type { Db } from "../db/client.ts";
import { optionsOf } from "../items/options.ts";
import { parseQuestionBody, type QuestionBody } from "../items/registry/models.ts";
import type { Admin } from "../modules/accounts/viewer.ts";
import { createQuestion } from "../modules/questions/commands/create-question.server.ts";
import type { QuestionInput } from "../modules/questions/forms.ts";
import { buildLesson, unique } from "./build.ts";

type LessonOfQuestion = Pick<QuestionInput, "subjectId" | "lessonId">;

/** A single-answer question that no other test has; the first option is right. */
export function textBody(
  over: { stem?: string; options?: string[]; correct?: string; rationale?: string } = {},
): QuestionBody {
  return parseQuestionBody({
    type: "text",
    content: {
      v: 1,
      stem: over.stem ?? `<p>${unique("What is it?")}</p>`,
      options: optionsOf(over.options ?? ["This", "That", "Neither"]),
    },
    solution: { correct: over.correct ?? "o1", rationale: over.rationale ?? "<p>It is this.</p>" },
  });
}

/** What a question is that nobody described. */
export const UNLABELLED = {
  manualId: null,
  categoryId: null,
  difficultyId: null,
  areas: [],
  judgmentStep: null,
  isReserved: false,
} satisfies Partial<QuestionInput>;

/** What the form for a new question gives. */
export function questionInput(lesson: LessonOfQuestion, over: Partial<QuestionInput> = {}): QuestionInput {
  const { subjectId, lessonId } = lesson;
  return { subjectId, lessonId, ...UNLABELLED, body: textBody(), ...over };
}

/** Questions in a lesson, stored in this order. Throws when one is refused. */
export async function createQuestions(
  db: Db,
  admin: Admin,
  lesson: LessonOfQuestion,
  bodies: ReadonlyArray<QuestionBody>,
  now: Date,
) {
  const created = [];
  for (const body of bodies) {
    const result = await createQuestion(db, admin, questionInput(lesson, { body }), now);
    if (result.kind !== "created") throw new Error(JSON.stringify(result));
    created.push(result);
  }
  return created;
}

/** A lesson of its own with that many questions, oldest first. */
export async function buildFilledLesson(db: Db, admin: Admin, count: number, now: Date) {
  const lesson = await buildLesson(db);
  const bodies = Array.from({ length: count }, () => textBody());
  const created = await createQuestions(db, admin, lesson, bodies, now);
  return { ...lesson, questionIds: created.map(({ questionId }) => questionId) };
}
