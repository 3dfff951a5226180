import { sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { students } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { COMPLETE_PROGRESS } from "../../progress/rules.ts";

export type CourseCompletion = { course: string; students: number; completed: number };

/** For each course that somebody studies how many do, and how many of them are at 100 %; the largest share first. */
export async function listCourseCompletion(db: Db, _admin: Admin): Promise<CourseCompletion[]> {
  const { rows } = await db.execute<CourseCompletion>(sql`
    select course, count(*)::int as students, count(*) filter (where progress >= ${COMPLETE_PROGRESS}::int)::int as completed
    from ${students}
    group by course
    order by count(*) filter (where progress >= ${COMPLETE_PROGRESS}::int)::float8 / count(*) desc, course`);
  return rows;
}
