import { sql } from "drizzle-orm";
import { addDays, startOfDay } from "../../../core/days.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, studentStatistics, students, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { COMPLETE_PROGRESS } from "../../progress/rules.ts";
import { ROWS_MAX, STOPPED_AFTER_DAYS } from "../rules.ts";

type StoppedAt = {
  /** The lesson that these students completed last; null before the first. */
  lessonId: Id<"lesson"> | null;
  lessonTitle: string | null;
  subjectName: string | null;
  students: number;
};

export type Stopped = {
  /** All who stopped, wherever. */
  students: number;
  /** Where most of them did, first. */
  afterLessons: StoppedAt[];
};

/**
 * Where students stopped: who is below 100 % and did nothing for two weeks, by the lesson completed last. Students who joined
 * in these two weeks have not stopped. `course` is the one studied now, or null for all.
 */
export async function findStoppedStudents(
  db: Db,
  _admin: Admin,
  { today, timeZone, course }: { today: string; timeZone: string; course: string | null },
): Promise<Stopped> {
  const since = addDays(today, -STOPPED_AFTER_DAYS);
  const joinedBefore = startOfDay(addDays(since, 1), timeZone).toISOString();
  const { rows } = await db.execute<StoppedAt & { total: number }>(sql`
    select lesson.id as "lessonId", lesson.title as "lessonTitle", subject.name as "subjectName", stopped.students,
      stopped.total
    from (
      select sums.last_lesson_id, count(*)::int as students, (sum(count(*)) over ())::int as total
      from ${students} as student left join ${studentStatistics} as sums on sums.student_id = student.id
      where student.progress < ${COMPLETE_PROGRESS}::int and student.join_date < ${joinedBefore}::timestamptz
        and (sums.last_active_on is null or sums.last_active_on <= ${since}::date)
        ${course === null ? sql`` : sql`and student.course = ${course}`}
      group by sums.last_lesson_id
    ) as stopped
    left join ${lessons} as lesson on lesson.id = stopped.last_lesson_id
    left join ${subjects} as subject on subject.id = lesson.subject_id
    order by stopped.students desc, subject.name nulls first, lesson.title
    limit ${ROWS_MAX}::int`);
  const afterLessons = rows.map(({ total: _, ...lesson }) => lesson);
  return { students: rows[0]?.total ?? 0, afterLessons };
}
