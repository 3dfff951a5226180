/** How far a student is with the current course. */
import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { certificates } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { isCourseCompleted } from "../../certificates/rules.ts";
import { countLessons } from "../../progress/queries/count-lessons.server.ts";
import { percentOf } from "../../progress/rules.ts";

export type CourseProgress = {
  course: string;
  completed: number;
  /** 0 for a course that has no lessons yet. */
  lessons: number;
  /** Whole; 0 for a course that has no lessons yet. */
  percent: number;
  isCompleted: boolean;
  /** The certificate of this course; null before it is issued. */
  certificate: { number: string; isRevoked: boolean } | null;
};

/** How much of the current course is completed, counted now. */
export async function findCourseProgress(db: Db, { studentId, course }: Student): Promise<CourseProgress> {
  const [counts, [certificate]] = await Promise.all([
    countLessons(db, { studentId, course }),
    db
      .select({ number: certificates.number, revokedAt: certificates.revokedAt })
      .from(certificates)
      .where(and(eq(certificates.studentId, studentId), eq(certificates.course, course))),
  ]);
  return {
    course,
    ...counts,
    percent: percentOf(counts.completed, counts.lessons) ?? 0,
    isCompleted: isCourseCompleted(counts),
    certificate: certificate ? { number: certificate.number, isRevoked: certificate.revokedAt !== null } : null,
  };
}
