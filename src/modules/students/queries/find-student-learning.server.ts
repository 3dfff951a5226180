import { desc, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { enrolments, lessonCompletions, lessons, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { countLessons } from "../../progress/queries/count-lessons.server.ts";

/** How many of the lessons completed last are named. */
const LESSONS_SHOWN = 8;

export type StudentLearning = {
  /** Of the current course. */
  completed: number;
  lessons: number;
  /** Those completed last, of any course, the newest first. */
  latest: { id: Id<"lesson">; title: string; subject: string; completedAt: Date }[];
  /** The newest first. */
  enrolments: { course: string; enrolledAt: Date }[];
};

/** What a student read to the end, and which courses were chosen when. */
export async function findStudentLearning(
  db: Db,
  _admin: Admin,
  { studentId, course }: { studentId: Id<"student">; course: string },
): Promise<StudentLearning> {
  const [counts, latest, enrolled] = await Promise.all([
    countLessons(db, { studentId, course }),
    db
      .select({
        id: lessons.id,
        title: lessons.title,
        subject: subjects.name,
        completedAt: lessonCompletions.completedAt,
      })
      .from(lessonCompletions)
      .innerJoin(lessons, eq(lessons.id, lessonCompletions.lessonId))
      .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
      .where(eq(lessonCompletions.studentId, studentId))
      .orderBy(desc(lessonCompletions.completedAt), desc(lessons.id))
      .limit(LESSONS_SHOWN),
    db
      .select({ course: enrolments.course, enrolledAt: enrolments.enrolledAt })
      .from(enrolments)
      .where(eq(enrolments.studentId, studentId))
      .orderBy(desc(enrolments.enrolledAt), enrolments.course),
  ]);
  return { ...counts, latest, enrolments: enrolled };
}
