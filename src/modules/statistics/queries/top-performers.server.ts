import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { studentStatistics, students, testResults } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { TOP_PERFORMERS } from "../rules.ts";

export type TopPerformer = {
  id: Id<"student">;
  name: string;
  course: string;
  progress: number;
  /** Whole percent; null without a result. */
  averageScore: number | null;
  studySeconds: number;
  /** Percentage points from the first score to the newest; null with less than two results. */
  improvement: number | null;
};

/** The students who are furthest: by progress, then by average score, then by name. */
export async function listTopPerformers(db: Db, _admin: Admin): Promise<TopPerformer[]> {
  const score = (order: "asc" | "desc") => sql`(
    select score from ${testResults} as result
    where result.student_id = best.id and not result.is_preset
    order by completed_at ${sql.raw(order)}, id ${sql.raw(order)}
    limit 1)`;
  const { rows } = await db.execute<TopPerformer>(sql`
    with best as materialized (
      select student.id, student.name, student.course, student.progress, coalesce(sums.tests, 0) as tests,
        -- Not a float: one that ends in a half is rounded to the even number, here and nowhere else.
        sums.score_sum::numeric / nullif(sums.tests, 0) as average, coalesce(sums.study_seconds, 0) as study_seconds
      from ${students} as student left join ${studentStatistics} as sums on sums.student_id = student.id
      -- Nobody below the last of the first three by progress can be among them.
      where student.progress >= coalesce(
        (select progress from ${students} order by progress desc, id desc offset ${TOP_PERFORMERS - 1}::int limit 1), 0)
      order by student.progress desc, average desc nulls last, lower(student.name), student.id
      limit ${TOP_PERFORMERS}::int
    )
    select id, name, course, progress, round(average)::int as "averageScore", study_seconds::float8 as "studySeconds",
      case when tests > 1 then ${score("desc")} - ${score("asc")} end as improvement
    from best
    order by progress desc, average desc nulls last, lower(name), id`);
  return rows;
}
