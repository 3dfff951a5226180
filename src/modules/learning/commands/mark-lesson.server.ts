/** Marks a lesson as complete, or not, with all consequences in one transaction. */
import { and, desc, eq, ne } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessonCompletions, lessons, studentStatistics, students } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { type Issuing, issueDueCertificate } from "../../certificates/commands/issue-certificate.server.ts";
import { recomputeProgress } from "../../progress/commands/recompute-progress.server.ts";

/** "gone" if the lesson does not exist or has nothing to read. */
export type MarkResult = { kind: "marked" } | { kind: "gone" };

/**
 * Marks a lesson as complete. Done twice it keeps the first time. The last lesson of the student's course brings the
 * certificate.
 */
export async function completeLesson(
  db: Db,
  student: Student,
  lessonId: Id<"lesson">,
  issuing: Issuing,
): Promise<MarkResult> {
  return mark(db, student, lessonId, async (tx, { studentId }) => {
    await tx.insert(lessonCompletions).values({ studentId, lessonId, completedAt: issuing.now }).onConflictDoNothing();
    await updateFigures(tx, studentId);
    await issueDueCertificate(tx, studentId, issuing);
  });
}

/** Takes the mark back. A certificate stays: it says what was completed when it was issued. */
export async function uncompleteLesson(db: Db, student: Student, lessonId: Id<"lesson">): Promise<MarkResult> {
  return mark(db, student, lessonId, async (tx, { studentId }) => {
    await tx
      .delete(lessonCompletions)
      .where(and(eq(lessonCompletions.studentId, studentId), eq(lessonCompletions.lessonId, lessonId)));
    await updateFigures(tx, studentId);
  });
}

async function mark(
  db: Db,
  student: Student,
  lessonId: Id<"lesson">,
  change: (tx: Tx, student: Student) => Promise<void>,
): Promise<MarkResult> {
  return db.transaction(async (tx): Promise<MarkResult> => {
    // Serialised per student: of two last lessons completed concurrently the second sees the first.
    await tx.select({ id: students.id }).from(students).where(eq(students.id, student.studentId)).for("no key update");
    const [lesson] = await tx
      .select({ id: lessons.id })
      .from(lessons)
      .where(and(eq(lessons.id, lessonId), ne(lessons.content, "")))
      .for("key share");
    if (!lesson) return { kind: "gone" };
    await change(tx, student);
    return { kind: "marked" };
  });
}

async function updateFigures(tx: Tx, studentId: Id<"student">): Promise<void> {
  await recomputeProgress(tx, studentId);
  const [last] = await tx
    .select({ lessonId: lessonCompletions.lessonId })
    .from(lessonCompletions)
    .where(eq(lessonCompletions.studentId, studentId))
    .orderBy(desc(lessonCompletions.completedAt), desc(lessonCompletions.lessonId))
    .limit(1);
  // Without a row of sums there is nothing to correct: creating it looks up the last lesson.
  await tx
    .update(studentStatistics)
    .set({ lastLessonId: last?.lessonId ?? null })
    .where(eq(studentStatistics.studentId, studentId));
}
