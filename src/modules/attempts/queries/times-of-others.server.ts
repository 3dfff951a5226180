import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { testAnswers } from "../../../db/schema.ts";
import { FEWEST_FOR_MEDIAN } from "../time-on-question.ts";

/** So many of the answers to a question are looked at, however many there are: the median of a hundred hardly moves. */
const LOOKED_AT = 100;

/** Read from the end of its index, where a question's latest answers are; by an equality the planner would read its first ones. */
const readMedians = nameStatement<{ questionId: Id<"question">; seconds: number }>(
  "read_times_of_others",
  sql`
    select asked.id as "questionId", percentile_disc(0.5) within group (order by latest.seconds) as seconds
    from unnest(${sql.placeholder("questionIds")}::uuid[]) as asked (id)
    cross join lateral (
      select ${testAnswers.seconds}, ${testAnswers.studentId} from ${testAnswers}
      where ${testAnswers.questionId} >= asked.id and ${testAnswers.questionId} <= asked.id
      order by ${testAnswers.questionId} desc
      limit ${sql.raw(String(LOOKED_AT))}
    ) as latest
    where latest.seconds > 0 and latest.student_id <> ${sql.placeholder("studentId")}
    group by asked.id
    having count(*) >= ${sql.raw(String(FEWEST_FOR_MEDIAN))}`,
);

/**
 * The median of the seconds for which other students had each of these questions in sight, of their latest answers. None for a
 * question with too few measured answers.
 */
export async function findTimesOfOthers(
  db: Db,
  studentId: Id<"student">,
  questionIds: ReadonlyArray<Id<"question">>,
): Promise<Map<Id<"question">, number>> {
  const rows = await readMedians(db, { studentId, questionIds });
  return new Map(rows.map(({ questionId, seconds }) => [questionId, seconds]));
}
