/** What the pages of a course and of its sample lesson read from the database. */
import type { RouterContextProvider } from "react-router";
import { readingMinutes } from "../../../modules/blog/rules.ts";
import {
  type CourseLessons,
  findCourseContent,
  findSampleLesson,
  listCourseLessons,
} from "../../../modules/progress/queries/course-lessons.server.ts";
import { logContext, servicesContext } from "../../context.ts";

/** What can be read now, and which lesson is open to everybody; null until one is ready. */
export type ShownLessons = CourseLessons & {
  /** False while no practice test or custom test of the course can ask a question. */
  hasTests: boolean;
  sample: { title: string; subject: string; minutes: number } | null;
};

/** Null when the database did not answer: the page renders without it and must not be cached. */
export async function readCourseLessons(
  context: Readonly<RouterContextProvider>,
  course: { title: string },
): Promise<ShownLessons | null> {
  const { db } = context.get(servicesContext);
  try {
    const [known, sample, has] = await Promise.all([
      listCourseLessons(db, course.title),
      findSampleLesson(db, course.title),
      findCourseContent(db, [course.title]),
    ]);
    const hasTests = has.get(course.title)?.hasTests ?? false;
    if (!sample) return { ...known, hasTests, sample };
    const { content, ...named } = sample;
    return { ...known, hasTests, sample: { ...named, minutes: readingMinutes(content) } };
  } catch (error) {
    context.get(logContext).error({ err: error }, "the lessons of a course could not be read, its page does without");
    return null;
  }
}
