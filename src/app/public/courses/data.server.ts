/** What the pages of a course and of its sample lesson read from the database. */
import type { RouterContextProvider } from "react-router";
import { readingMinutes } from "../../../modules/blog/rules.ts";
import {
  type CourseLessons,
  findSampleLesson,
  listCourseLessons,
} from "../../../modules/progress/queries/course-lessons.server.ts";
import { logContext, servicesContext } from "../../context.ts";

/** What can be read now, and which lesson is open to everybody; null until one is ready. */
export type ShownLessons = CourseLessons & { sample: { title: string; subject: string; minutes: number } | null };

/** Null when the database did not answer: the page renders without it and must not be cached. */
export async function readCourseLessons(
  context: Readonly<RouterContextProvider>,
  course: { title: string },
): Promise<ShownLessons | null> {
  const { db } = context.get(servicesContext);
  try {
    const [known, sample] = await Promise.all([
      listCourseLessons(db, course.title),
      findSampleLesson(db, course.title),
    ]);
    if (!sample) return { ...known, sample };
    const { content, ...named } = sample;
    return { ...known, sample: { ...named, minutes: readingMinutes(content) } };
  } catch (error) {
    context.get(logContext).error({ err: error }, "the lessons of a course could not be read, its page does without");
    return null;
  }
}
