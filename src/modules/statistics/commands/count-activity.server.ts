/**
 * Sums up what students did since the last time: results, completed lessons, seconds of reading. Each is marked as counted in
 * the transaction that adds it to the sums, so an interruption neither counts anything twice nor loses it. Rows being written
 * are left for the next time, so that students never wait for this.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { takeLock, tryLock } from "../../../db/locks.ts";
import {
  dayStatistics,
  lessonCompletions,
  lessonReadings,
  studentDays,
  studentStatistics,
  students,
  testResults,
} from "../../../db/schema.ts";

/** Rows of one transaction: about half a second. */
const BATCH = 2_000;

/** What one row adds to the sums of its student and its day. */
type Activity = {
  studentId: Id<"student">;
  day: string;
  tests: number;
  scores: number;
  seconds: number;
  /** An exam simulation adds nothing, and only says that the student was there (P47). */
  isPreset: boolean;
};

/** Takes some rows that are not counted yet, marks them, and says what they add. */
type Source = (tx: Tx, timeZone: string, limit: number) => Promise<Activity[]>;

const SOURCES: ReadonlyArray<Source> = [takeResults, takeCompletions, takeReadings];

type CountOptions = {
  batch?: number;
  isOver?: () => boolean;
  /** Waits for another process that is counting, instead of leaving it all to that one, so that nothing stays uncounted. */
  waits?: boolean;
  /** Called after each batch with the students whose activity was counted. */
  onCounted?: (studentIds: Id<"student">[]) => Promise<void>;
};

/**
 * Counts all there is, some at a time, and gives how many rows it counted. While another process is at it nothing is done
 * here, unless it `waits`. `isOver` is asked between two batches.
 */
export async function countActivity(
  db: Db,
  timeZone: string,
  { batch = BATCH, isOver = () => false, waits = false, onCounted = async () => {} }: CountOptions = {},
): Promise<number> {
  let counted = 0;
  for (const source of SOURCES) {
    for (;;) {
      if (isOver()) return counted;
      const activities = await db.transaction((tx) => countBatch(tx, source, { timeZone, limit: batch, waits }));
      if (activities.length > 0) await onCounted([...new Set(activities.map(({ studentId }) => studentId))]);
      counted += activities.length;
      if (activities.length < batch) break;
    }
  }
  return counted;
}

async function countBatch(
  tx: Tx,
  source: Source,
  { timeZone, limit, waits }: { timeZone: string; limit: number; waits: boolean },
): Promise<Activity[]> {
  if (waits) await takeLock(tx, "statistics");
  else if (!(await tryLock(tx, "statistics"))) return [];
  const activities = await source(tx, timeZone, limit);
  if (activities.length > 0) await addToSums(tx, activities);
  return activities;
}

// The student's row is locked too: students being deleted are skipped, and none is deleted before its sums are written.
const HELD = sql`for no key update of done skip locked for key share of student skip locked`;

async function takeResults(tx: Tx, timeZone: string, limit: number): Promise<Activity[]> {
  const { rows } = await tx.execute<Activity>(sql`
    with taken as materialized (
      select done.id, done.student_id, done.score, done.time_taken, done.is_preset,
        (done.completed_at at time zone ${timeZone}::text)::date as day
      from ${testResults} as done join ${students} as student on student.id = done.student_id
      where not done.is_counted
      order by done.completed_at
      limit ${limit}::int
      ${HELD}
    )
    update ${testResults} as result set is_counted = true
    from taken where result.id = taken.id
    returning taken.student_id as "studentId", taken.day::text as day,
      (not taken.is_preset)::int as tests, case when taken.is_preset then 0 else taken.score end as scores,
      case when taken.is_preset then 0 else taken.time_taken end as seconds, taken.is_preset as "isPreset"`);
  return rows;
}

async function takeCompletions(tx: Tx, timeZone: string, limit: number): Promise<Activity[]> {
  const { rows } = await tx.execute<Activity>(sql`
    with taken as materialized (
      select done.student_id, done.lesson_id, (done.completed_at at time zone ${timeZone}::text)::date as day
      from ${lessonCompletions} as done join ${students} as student on student.id = done.student_id
      where not done.is_counted
      order by done.completed_at
      limit ${limit}::int
      ${HELD}
    )
    update ${lessonCompletions} as completion set is_counted = true
    from taken where completion.student_id = taken.student_id and completion.lesson_id = taken.lesson_id
    returning taken.student_id as "studentId", taken.day::text as day, 0 as tests, 0 as scores, 0 as seconds,
      false as "isPreset"`);
  return rows;
}

async function takeReadings(tx: Tx, _timeZone: string, limit: number): Promise<Activity[]> {
  const { rows } = await tx.execute<Activity>(sql`
    with taken as materialized (
      select done.student_id, done.lesson_id, done.day, done.seconds - done.counted_seconds as added
      from ${lessonReadings} as done join ${students} as student on student.id = done.student_id
      where done.seconds > done.counted_seconds
      order by done.last_at
      limit ${limit}::int
      ${HELD}
    )
    update ${lessonReadings} as reading set counted_seconds = reading.seconds
    from taken
    where reading.student_id = taken.student_id and reading.lesson_id = taken.lesson_id and reading.day = taken.day
    returning taken.student_id as "studentId", taken.day::text as day, 0 as tests, 0 as scores,
      taken.added as seconds, false as "isPreset"`);
  return rows;
}

/** All that one student did on one day, of what is being counted. */
type StudentDay = Activity & { isNew: boolean };

async function addToSums(tx: Tx, activities: ReadonlyArray<Activity>): Promise<void> {
  const { presets = [], others = [] } = Object.groupBy(activities, ({ isPreset }) => (isPreset ? "presets" : "others"));
  const days = await addToStudentDays(tx, sumByStudentAndDay(others));
  await tx.execute(sql`
    insert into ${dayStatistics} as sums (day, course, active_students, tests)
    select given.day, student.course, count(*) filter (where given."isNew"), sum(given.tests)
    from ${rowsOf(days)} join ${students} as student on student.id = given."studentId"
    where given."isNew" or given.tests > 0
    group by given.day, student.course
    on conflict (day, course) do update set
      active_students = sums.active_students + excluded.active_students,
      tests = sums.tests + excluded.tests`);
  await tx.execute(sql`
    insert into ${studentStatistics} as sums (student_id, tests, score_sum, study_seconds, last_active_on, last_lesson_id)
    select "studentId", sum(tests), sum(scores), sum(seconds), max(day), (
      select lesson_id from ${lessonCompletions} as completion
      where completion.student_id = given."studentId"
      order by completed_at desc, lesson_id desc limit 1)
    from ${rowsOf([...days, ...presets])}
    group by "studentId"
    on conflict (student_id) do update set
      tests = sums.tests + excluded.tests,
      score_sum = sums.score_sum + excluded.score_sum,
      study_seconds = sums.study_seconds + excluded.study_seconds,
      last_active_on = greatest(sums.last_active_on, excluded.last_active_on),
      last_lesson_id = excluded.last_lesson_id`);
}

function sumByStudentAndDay(activities: ReadonlyArray<Activity>): Activity[] {
  const sums = new Map<string, Activity>();
  for (const activity of activities) {
    const key = keyOf(activity);
    const sum = sums.get(key);
    sums.set(key, {
      ...activity,
      tests: activity.tests + (sum?.tests ?? 0),
      scores: activity.scores + (sum?.scores ?? 0),
      seconds: activity.seconds + (sum?.seconds ?? 0),
    });
  }
  return [...sums.values()];
}

/** Adds the days, linked with those around them, and says which of them are new. */
async function addToStudentDays(tx: Tx, given: ReadonlyArray<Activity>): Promise<StudentDay[]> {
  const { rows: added } = await tx.execute<Pick<Activity, "studentId" | "day">>(sql`
    insert into ${studentDays} (student_id, day, seconds, next_day)
    select "studentId", day, seconds, least(
      lead(day) over (partition by "studentId" order by day),
      (select min(later.day) from ${studentDays} as later
        where later.student_id = given."studentId" and later.day > given.day))
    from ${rowsOf(given)}
    on conflict do nothing
    returning student_id as "studentId", day::text as day`);
  const newKeys = new Set(added.map(keyOf));
  const days = given.map((one) => ({ ...one, isNew: newKeys.has(keyOf(one)) }));
  // A day may come late, between two others: the one before it has another next day now.
  await tx.execute(sql`
    update ${studentDays} as earlier set next_day = given.day
    from ${rowsOf(days)}
    where given."isNew" and earlier.student_id = given."studentId" and earlier.next_day is distinct from given.day
      and earlier.day = (
        select max(known.day) from ${studentDays} as known
        where known.student_id = given."studentId" and known.day < given.day)`);
  await tx.execute(sql`
    update ${studentDays} as known set seconds = known.seconds + given.seconds
    from ${rowsOf(days)}
    where not given."isNew" and given.seconds > 0 and known.student_id = given."studentId" and known.day = given.day`);
  return days;
}

const keyOf = ({ studentId, day }: Pick<Activity, "studentId" | "day">) => `${studentId} ${day}`;

function rowsOf(days: ReadonlyArray<Activity | StudentDay>): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
    as given ("studentId" uuid, day date, tests int, scores int, seconds int, "isNew" bool)`;
}
