import { eq, max, sql } from "drizzle-orm";
import { dayOf } from "../../../core/days.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessonReadings, lessons, students } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { countReading } from "../rules.ts";

/** `seconds` is what was added, which may be less than was reported. "gone" for a lesson that cannot be read. */
export type ReadingResult = { kind: "counted"; seconds: number } | { kind: "gone" };

/** Adds time spent reading to the lesson's day, as much of the report as can be true. */
export async function recordReading(
  db: Db,
  student: Student,
  { lessonId, seconds: reported }: { lessonId: Id<"lesson">; seconds: number },
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<ReadingResult> {
  const { studentId } = student;
  return db.transaction(async (tx): Promise<ReadingResult> => {
    // Reports of two tabs are serialised, so that each sees what the other has counted.
    await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for("no key update");
    const [counted] = await tx
      .select({ until: max(lessonReadings.lastAt) })
      .from(lessonReadings)
      .where(eq(lessonReadings.studentId, studentId));
    const { seconds, until } = countReading({ reported, countedUntil: counted?.until ?? null, now });
    const day = dayOf(now, timeZone);
    // A report of 0 seconds is not stored, but the reply still says whether the lesson exists.
    const { rowCount } = await tx.execute(
      seconds === 0
        ? sql`select from ${lessons} where ${readable(lessonId)}`
        : sql`
          insert into ${lessonReadings} as known (student_id, lesson_id, day, seconds, last_at)
          select ${studentId}::uuid, ${lessons.id}, ${day}::date, ${seconds}::int, ${until.toISOString()}::timestamptz
          from ${lessons} where ${readable(lessonId)}
          for key share
          on conflict (student_id, lesson_id, day) do update set
            seconds = known.seconds + excluded.seconds, last_at = excluded.last_at`,
    );
    return rowCount ? { kind: "counted", seconds } : { kind: "gone" };
  });
}

function readable(lessonId: Id<"lesson">) {
  return sql`${lessons.id} = ${lessonId} and ${lessons.content} <> ''`;
}
