/** What a student's scored answers to a question come to (`student_questions`): how one more answer, or several, is added to it. */
import { type SQL, sql } from "drizzle-orm";
import { studentQuestions } from "../../db/schema.ts";

/** Of the latest answer. */
const OF_LATEST = ["is_answered", "earned", "max", "flagged", "confidence", "was_right"];

/**
 * The statement that adds rows of `given`, which is a select of the columns named here, ordered by student and question: whoever
 * writes takes the locks in that order. Whether an answer is the latest is said by its time, in whatever order they come.
 */
export function addToStudentQuestions(given: SQL): SQL {
  const latest = OF_LATEST.map((column) =>
    sql.raw(`${column} = case when excluded.last_at >= known.last_at then excluded.${column} else known.${column} end`),
  );
  return sql`
    insert into ${studentQuestions} as known
      (student_id, question_id, exposures, first_at, last_at, is_answered, earned, max, flagged, confidence, was_right)
    ${given}
    on conflict (student_id, question_id) do update set
      exposures = known.exposures + excluded.exposures,
      first_at = least(known.first_at, excluded.first_at),
      last_at = greatest(known.last_at, excluded.last_at),
      ${sql.join(latest, sql`, `)}`;
}
