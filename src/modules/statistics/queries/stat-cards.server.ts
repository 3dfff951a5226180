/** The four figures at the top of the Analytics Dashboard, one statement each. */

import { sql } from "drizzle-orm";
import { addDays, startOfDay } from "../../../core/days.ts";
import type { Db } from "../../../db/client.ts";
import { dayStatistics, enrolments, studentDays, studentSnapshots, students } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { COMPLETE_PROGRESS } from "../../progress/rules.ts";
import type { Days, Span } from "../rules.ts";

/** A figure of the span and of the one before. */
export type Compared<Value> = { now: Value; before: Value };

/** The moments at which a span, its days before and its end begin. */
function momentsOf({ from, to, before }: Span, timeZone: string) {
  const at = (day: string) => startOfDay(day, timeZone).toISOString();
  return { before: at(before.from), from: at(from), end: at(addDays(to, 1)) };
}

/** How often somebody enrolled in a course. */
export async function countNewEnrolments(
  db: Db,
  _admin: Admin,
  span: Span,
  timeZone: string,
): Promise<Compared<number>> {
  const { before, from, end } = momentsOf(span, timeZone);
  const { rows } = await db.execute<Compared<number>>(sql`
    select count(*) filter (where enrolled_at >= ${from}::timestamptz)::int as now,
      count(*) filter (where enrolled_at < ${from}::timestamptz)::int as before
    from ${enrolments}
    where enrolled_at >= ${before}::timestamptz and enrolled_at < ${end}::timestamptz`);
  return rows[0] ?? { now: 0, before: 0 };
}

export type Completion = { completed: number; students: number };

/** How many of all students are at 100 %, now and on the day before the span began; null when nobody looked on that day. */
export async function countCompletions(
  db: Db,
  _admin: Admin,
  { before }: Span,
): Promise<{ now: Completion; before: Completion | null }> {
  const { rows } = await db.execute<Completion & { was_completed: number | null; were_students: number | null }>(sql`
    select now.*, snapshot.completed as was_completed, snapshot.students as were_students
    from (
      select count(*)::int as students, count(*) filter (where progress >= ${COMPLETE_PROGRESS}::int)::int as completed
      from ${students}
    ) as now
    left join ${studentSnapshots} as snapshot on snapshot.day = ${before.to}::date`);
  const [row] = rows;
  if (!row) return { now: { completed: 0, students: 0 }, before: null };
  const { completed, students: count, was_completed, were_students } = row;
  return {
    now: { completed, students: count },
    before:
      was_completed === null || were_students === null ? null : { completed: was_completed, students: were_students },
  };
}

/** How many courses somebody enrolled in or took a test of. */
export async function countActiveCourses(
  db: Db,
  _admin: Admin,
  span: Span,
  timeZone: string,
): Promise<Compared<number>> {
  const { before, from, end } = momentsOf(span, timeZone);
  const { rows } = await db.execute<Compared<number>>(sql`
    select count(*) filter (where is_now)::int as now, count(*) filter (where not is_now)::int as before
    from (
      select course, enrolled_at >= ${from}::timestamptz as is_now
      from ${enrolments}
      where enrolled_at >= ${before}::timestamptz and enrolled_at < ${end}::timestamptz
      union
      select course, day >= ${span.from}::date
      from ${dayStatistics}
      where day between ${span.before.from}::date and ${span.to}::date and tests > 0
    ) as active`);
  return rows[0] ?? { now: 0, before: 0 };
}

export type StudyTime = { seconds: number; students: number };

/** Seconds in tests and lessons, and how many students they are of. */
export async function sumStudyTime(db: Db, _admin: Admin, span: Span): Promise<Compared<StudyTime>> {
  // Each span in a scan of its own: telling them apart row by row would take twice as long.
  const { rows } = await db.execute<StudyTime & { is_now: boolean }>(sql`
    ${sumOfDays(span, true)} union all ${sumOfDays(span.before, false)}`);
  const sumOf = (isNow: boolean): StudyTime => {
    const found = rows.find(({ is_now }) => is_now === isNow);
    return { seconds: found?.seconds ?? 0, students: found?.students ?? 0 };
  };
  return { now: sumOf(true), before: sumOf(false) };
}

/** A student of the span is met once: on the day whose next one lies beyond. */
function sumOfDays({ from, to }: Days, isNow: boolean) {
  return sql`
    select ${isNow}::bool as is_now, coalesce(sum(seconds), 0)::float8 as seconds,
      count(*) filter (where next_day is null or next_day > ${to}::date)::int as students
    from ${studentDays}
    where day between ${from}::date and ${to}::date`;
}
