/**
 * Keeps `students.progress`: completed lessons ÷ lessons of the student's current course × 100, rounded (P16). A lesson without
 * a text is not read and not counted, a course without lessons gives 0. A change to what a student completed or studies
 * recomputes that student; a change to the lessons recomputes everybody, by the job.
 */
import { eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessonCompletions, lessons, students } from "../../../db/schema.ts";
import { isLessonOf } from "../../subjects/queries/subjects-of-course.server.ts";

/** Students per statement: short enough that concurrent saves do not wait. */
const BATCH = 2_000;

/** Recomputes one student's progress, in the transaction that changed what it depends on. */
export async function recomputeProgress(tx: Tx, studentId: Id<"student">): Promise<void> {
  const itself = eq(students.id, studentId);
  await tx.select({ id: students.id }).from(students).where(itself).for("no key update");
  await update(tx, itself);
}

/** The same for many students. */
export async function recomputeProgressOf(tx: Tx, studentIds: ReadonlyArray<Id<"student">>): Promise<void> {
  for (let first = 0; first < studentIds.length; first += BATCH) {
    const some = inArray(students.id, studentIds.slice(first, first + BATCH));
    await tx.select({ id: students.id }).from(students).where(some).orderBy(students.id).for("no key update");
    await update(tx, some);
  }
}

/** Recomputes everybody's progress in batches; safe to repeat and to interrupt. */
export async function recomputeAllProgress(db: Db): Promise<void> {
  let last: Id<"student"> | null = null;
  do {
    const from: Id<"student"> | null = last;
    last = await db.transaction((tx) => recomputeBatch(tx, from));
  } while (last !== null);
}

/** The last student of the batch; null after the last batch. */
async function recomputeBatch(tx: Tx, after: Id<"student"> | null): Promise<Id<"student"> | null> {
  const rows = await tx
    .select({ id: students.id })
    .from(students)
    .where(after ? gt(students.id, after) : undefined)
    .orderBy(students.id)
    .limit(BATCH)
    .for("no key update");
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await update(tx, inArray(students.id, ids));
  return ids.at(-1) ?? null;
}

/**
 * The caller has locked the students in an earlier statement: so this one sees everything completed until now, and no stale
 * figure is written afterwards.
 */
async function update(tx: Tx, who: SQL): Promise<void> {
  await tx.execute(sql`
    with who as (select ${students.id} as id, ${students.course} as course from ${students} where ${who}),
    there as (
      select courses.course, count(*)::int as lessons
      from (select distinct course from who) as courses, ${lessons}
      where ${isLessonOf(sql`courses.course`)}
      group by courses.course
    ),
    done as (
      select who.id, count(*)::int as lessons
      from who
      join ${lessonCompletions} on ${lessonCompletions.studentId} = who.id
      join ${lessons} on ${lessons.id} = ${lessonCompletions.lessonId}
      where ${isLessonOf(sql`who.course`)}
      group by who.id
    ),
    now as (
      select who.id, coalesce(round(100.0 * done.lessons / there.lessons), 0)::int as progress
      from who left join there on there.course = who.course left join done on done.id = who.id
    )
    update ${students} set progress = now.progress
    from now where ${students.id} = now.id and ${students.progress} <> now.progress`);
}
