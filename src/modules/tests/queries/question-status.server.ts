import { type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { questions, studentQuestions } from "../../../db/schema.ts";

/** For whom questions are chosen. Nothing that follows from the solution of a question in `withheld` may decide. */
export type Asker = { studentId: Id<"student">; withheld: ReadonlyArray<Id<"question">> };

/** Beside a question, what its student's answers to it come to, if there are any; nothing without a student. */
export function ofAsker(studentId: SQL): SQL {
  return sql`${studentQuestions} on ${studentQuestions.questionId} = ${questions.id}
    and ${studentQuestions.studentId} = ${studentId}::uuid`;
}

/**
 * What a question is to the student beside it (`QUESTION_STATUSES`), in the words of `correctnessOf` and always in the same order.
 * Wrong and partly right follow from its solution, so a withheld one is neither.
 */
export function statusesFor(withheld: SQL): SQL {
  const isFaulty = sql`${studentQuestions.isAnswered} and ${studentQuestions.earned} < ${studentQuestions.max}
    and ${studentQuestions.questionId} <> all (${withheld}::uuid[])`;
  return sql`array_remove(array[
    case when ${studentQuestions.questionId} is null then 'unused' end,
    case when ${isFaulty} then case when ${studentQuestions.earned} > 0 then 'partly' else 'wrong' end end,
    case when ${studentQuestions.flagged} then 'flagged' end,
    case when not ${studentQuestions.isAnswered} then 'blank' end
  ], null)`;
}
