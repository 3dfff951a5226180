/** Stores a snapshot of today's totals; later days are compared with the last one of a day. */
import { sql } from "drizzle-orm";
import { dayOf } from "../../../core/days.ts";
import type { Db } from "../../../db/client.ts";
import { studentSnapshots, students } from "../../../db/schema.ts";
import { COMPLETE_PROGRESS, PASS_PROGRESS } from "../../progress/rules.ts";

/** Makes today's snapshot, or brings it up to this moment. */
export async function takeSnapshot(db: Db, now: Date, timeZone: string): Promise<void> {
  await db.execute(sql`
    insert into ${studentSnapshots} as kept (day, students, courses, progress_sum, passed, completed, taken_at)
    select ${dayOf(now, timeZone)}::date, coalesce(sum(students), 0), count(*), coalesce(sum(progress_sum), 0),
      coalesce(sum(passed), 0), coalesce(sum(completed), 0), ${now.toISOString()}::timestamptz
    from (
      select count(*) as students, sum(progress) as progress_sum,
        count(*) filter (where progress >= ${PASS_PROGRESS}::int) as passed,
        count(*) filter (where progress >= ${COMPLETE_PROGRESS}::int) as completed
      from ${students} group by course
    ) as courses
    on conflict (day) do update set students = excluded.students, courses = excluded.courses,
      progress_sum = excluded.progress_sum, passed = excluded.passed, completed = excluded.completed,
      taken_at = excluded.taken_at
    where kept.taken_at < excluded.taken_at`);
}
