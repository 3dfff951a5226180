import { sql } from "drizzle-orm";
import { addDays, startOfDay } from "../../../core/days.ts";
import type { Db } from "../../../db/client.ts";
import { studentStatistics, students } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { Days } from "../rules.ts";

export type JoinDateScore = {
  day: string;
  /** Who joined on it and has a result. */
  students: number;
  tests: number;
  /** The mean of all their scores so far, to one decimal. */
  score: number;
};

/** For each join date the mean score of who joined on it, oldest first; only dates of which there is a result. */
export async function listScoresByJoinDate(
  db: Db,
  _admin: Admin,
  { from, to }: Days,
  timeZone: string,
): Promise<JoinDateScore[]> {
  const [begin, end] = [startOfDay(from, timeZone), startOfDay(addDays(to, 1), timeZone)];
  const { rows } = await db.execute<JoinDateScore>(sql`
    select day::text as day, students, tests, round(scores::numeric / tests, 1)::float8 as score
    from (
      select (student.join_date at time zone ${timeZone}::text)::date as day, count(*)::int as students,
        sum(sums.tests)::int as tests, sum(sums.score_sum) as scores
      from ${students} as student join ${studentStatistics} as sums on sums.student_id = student.id
      where student.join_date >= ${begin.toISOString()}::timestamptz and student.join_date < ${end.toISOString()}::timestamptz
        and sums.tests > 0
      group by 1
    ) as joined
    order by joined.day`);
  return rows;
}
