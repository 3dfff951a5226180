import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { isAskedAlone, questions, studentQuestions } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findWithheldQuestions } from "../../attempts/queries/withheld.server.ts";

/** Of the questions of a lesson that can be asked alone: answered, and as far as it may be told fully right the last time, not, and due. */
export type LessonQuestions = { answered: number; right: number; wrong: number; due: number };

const readStates = nameStatement<LessonQuestions & { lessonId: Id<"lesson"> }>(
  "read_states_of_lesson_questions",
  sql`
    select ${questions.lessonId} as "lessonId", count(*) filter (where ${studentQuestions.isAnswered})::int as answered,
      count(*) filter (where ${studentQuestions.isAnswered} and is_told and ${studentQuestions.earned} = ${studentQuestions.max})::int as right,
      count(*) filter (where ${studentQuestions.isAnswered} and is_told and ${studentQuestions.earned} < ${studentQuestions.max})::int as wrong,
      count(*) filter (where is_told and ${studentQuestions.dueOn} <= ${sql.placeholder("today")}::date)::int as due
    from ${studentQuestions}
    join ${questions} on ${questions.id} = ${studentQuestions.questionId}
    cross join lateral (select ${questions.id} <> all (${sql.placeholder("withheld")}::uuid[]) as is_told) as withheld
    where ${studentQuestions.studentId} = ${sql.placeholder("studentId")} and ${questions.lessonId} = any (${sql.placeholder("lessonIds")}::uuid[])
      and ${isAskedAlone}
    group by 1`,
);

/** Of each of these lessons that has any. `today` is a day of the product's time zone. */
export async function findLessonQuestions(
  db: Db,
  { studentId }: Student,
  lessonIds: ReadonlyArray<Id<"lesson">>,
  { today, now }: { today: string; now: Date },
): Promise<ReadonlyMap<Id<"lesson">, LessonQuestions>> {
  if (lessonIds.length === 0) return new Map();
  const withheld = await findWithheldQuestions(db, studentId, now);
  const rows = await readStates(db, { studentId, withheld, lessonIds, today });
  return new Map(rows.map(({ lessonId, ...states }) => [lessonId, states]));
}
