/** How the questions of a test went, so that one with a mistake is found. */
import { inArray, sql } from "drizzle-orm";
import { z } from "zod/mini";
import { type Id, idOf } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import {
  attempts,
  questions,
  questionVersions,
  testAnswers,
  testResults,
  voidedQuestions,
} from "../../../db/schema.ts";
import { readContent } from "../../../items/registry/authoring.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { type StimulusOfQuestion, stimulusOfQuestion } from "../../stimuli/queries/stimulus-of-question.server.ts";
import { Voided } from "../rule-change.ts";

/** A test may have millions of answers; the latest say how its questions go now. */
const LATEST_RESULTS = 500;
const PER_PAGE = 25;

export type AskedQuestion = {
  id: Id<"question">;
  displayId: number;
  /** Its text as it is today; null where it cannot be read. */
  text: string | null;
  /** What it belongs to; null for a question that stands alone. */
  stimulus: StimulusOfQuestion | null;
  /** In the latest results, and how many of them were wholly right. */
  answers: number;
  right: number;
  voided: Voided | null;
};

export type AskedQuestions = {
  questions: AskedQuestion[];
  page: number;
  pageCount: number;
  /** So many results are looked at. */
  latest: number;
};

const Row = z.object({
  questionId: z.uuid(),
  answers: z.int(),
  right: z.int(),
  voided: z.nullable(Voided),
  total: z.int(),
});

/** One page of the questions of a test: those that are voided, then those that the fewest got right. */
export async function listTestQuestions(
  db: Db,
  _admin: Admin,
  testId: Id<"test">,
  page: number,
): Promise<AskedQuestions> {
  const pageOf = async (shown: number) => {
    const { rows } = await db.execute(sql`
      with latest as materialized (
        select ${testResults.id} from ${attempts} join ${testResults} on ${testResults.attemptId} = ${attempts.id}
        where ${attempts.testId} = ${testId} order by ${testResults.completedAt} desc limit ${LATEST_RESULTS}
      ), asked as (
        select ${testAnswers.questionId}, count(*)::int as answers,
          (count(*) filter (where ${testAnswers.isCorrect}))::int as is_right
        from latest join ${testAnswers} on ${testAnswers.testResultId} = latest.id group by 1
      ), voided as (
        select ${voidedQuestions.questionId}, ${voidedQuestions.countedAs} from ${voidedQuestions}
        where ${voidedQuestions.testId} = ${testId}
      )
      select question_id as "questionId", coalesce(answers, 0) as answers, coalesce(is_right, 0) as right,
        counted_as as voided, (count(*) over ())::int as total
      from asked full join voided using (question_id)
      order by counted_as is null, is_right::float / answers, answers desc, question_id
      limit ${PER_PAGE} offset ${(shown - 1) * PER_PAGE}`);
    return z.array(Row).parse(rows);
  };
  const [asked, first] = [await pageOf(page), page === 1 ? null : await pageOf(1)];
  const rows = asked.length > 0 ? asked : (first ?? []);
  const pageCount = Math.max(1, Math.ceil((rows[0]?.total ?? 0) / PER_PAGE));
  return { questions: await withTexts(db, rows), page: asked.length > 0 ? page : 1, pageCount, latest: LATEST_RESULTS };
}

async function withTexts(db: Db, rows: ReadonlyArray<z.infer<typeof Row>>): Promise<AskedQuestion[]> {
  const found = await db
    .select({
      id: questions.id,
      displayId: questions.displayId,
      content: questionVersions.content,
      type: questionVersions.type,
      stimulus: stimulusOfQuestion,
    })
    .from(questions)
    .innerJoin(questionVersions, sql`${questionVersions.id} = ${questions.versionId}`)
    .where(
      inArray(
        questions.id,
        rows.map(({ questionId }) => idOf<"question">(questionId)),
      ),
    );
  return rows.flatMap(({ questionId, answers, right, voided }) => {
    const question = found.find(({ id }) => id === questionId);
    if (!question) return [];
    const { id, displayId, content, type, stimulus } = question;
    return [{ id, displayId, text: readContent(content, type)?.question ?? null, stimulus, answers, right, voided }];
  });
}

/** One question by itself; null where there is none. */
export async function findAskedQuestion(
  db: Db,
  _admin: Admin,
  questionId: Id<"question">,
): Promise<Pick<AskedQuestion, "id" | "displayId" | "text" | "stimulus"> | null> {
  const [found] = await withTexts(db, [{ questionId, answers: 0, right: 0, voided: null, total: 1 }]);
  if (!found) return null;
  const { id, displayId, text, stimulus } = found;
  return { id, displayId, text, stimulus };
}
