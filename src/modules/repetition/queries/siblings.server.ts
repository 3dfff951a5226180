/** Other questions of a lesson, for one that is not to be asked in its own words. */
import { type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { isAskedAlone, questions, studentQuestions } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { isQuestionOf } from "../../subjects/queries/subjects-of-course.server.ts";

/** True for a question of the course that can be asked alone and is not withheld. The statement is given `withheld` and `course`. */
export const isAskable: SQL = sql`${isAskedAlone}
  and ${questions.id} <> all (${sql.placeholder("withheld")}::uuid[]) and ${isQuestionOf(sql`${sql.placeholder("course")}`)}`;

/** A question to ask, and the one that is due where it stands in its place. */
export type Repetition = {
  questionId: Id<"question">;
  versionId: Id<"version">;
  repeatsId: Id<"question"> | null;
};

/** Some to choose from, as two due questions of a lesson need two others. */
const SIBLINGS = 10;

const readBeside = nameStatement<Repetition & { repeatsId: Id<"question"> }>(
  "read_siblings_of_due",
  sql`
    select sibling.*, due.question_id as "repeatsId"
    from jsonb_to_recordset(${sql.placeholder("due")}::jsonb) as due (question_id uuid, lesson_id uuid, type text)
    cross join lateral (
      select ${questions.id} as "questionId", ${questions.versionId} as "versionId"
      from ${questions}
      left join ${studentQuestions} on ${studentQuestions.questionId} = ${questions.id}
        and ${studentQuestions.studentId} = ${sql.placeholder("studentId")}
      where ${questions.lessonId} = due.lesson_id and ${questions.id} <> due.question_id and ${isAskable}
        and ${studentQuestions.dueOn} is null
      order by ${questions.type} = due.type desc, ${studentQuestions.lastAt} nulls first,
        md5(${questions.id}::text || ${sql.placeholder("today")}::text)
      limit ${sql.raw(String(SIBLINGS))}
    ) as sibling`,
);

/** For each of these, of its lesson and not repeated themselves: of the same type first, then those not seen yet or longest ago. */
export function readSiblings(
  db: Db,
  { studentId, course }: Pick<Student, "studentId" | "course">,
  of: ReadonlyArray<{ questionId: Id<"question">; lessonId: Id<"lesson">; type: string }>,
  { withheld, today }: { withheld: ReadonlyArray<Id<"question">>; today: string },
) {
  const due = of.map(({ questionId, lessonId, type }) => ({ question_id: questionId, lesson_id: lessonId, type }));
  return readBeside(db, { studentId, course, withheld, today, due: JSON.stringify(due) });
}
