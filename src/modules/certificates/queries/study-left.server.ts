import type { Db } from "../../../db/client.ts";
import type { Student } from "../../accounts/viewer.ts";
import { isStudied, questionsToPractise, secondsToRead } from "../rules.ts";
import { type CourseStanding, findCourseStudy, type StudiedLesson, standingOf } from "./course-study.server.ts";

/** Lessons of one page. */
const LESSONS_PER_PAGE = 10;

type OpenLesson = StudiedLesson & {
  isStudied: boolean;
  /** How much is enough; no questions are when the lesson has none. */
  secondsToRead: number;
  questionsToPractise: number | null;
};

export type StudyLeft = {
  standing: CourseStanding;
  /** False once enough lessons are studied: then only marks are missing. */
  needsStudy: boolean;
  /** True when some lessons carried a certificate of another course. */
  hasCarried: boolean;
  /** With something left to do, of all pages. */
  total: number;
  /** From 1; the last page if a later one was requested. */
  page: number;
  /** The number of the page's first row among all, from 1. */
  first: number;
  hasNext: boolean;
  lessons: OpenLesson[];
};

/** How far the student is on the way to the certificate of the current course, and one page of the lessons that bring it nearer. */
export async function findStudyLeft(
  db: Db,
  { studentId, course }: Student,
  { timeZone, page: requestedPage }: { timeZone: string; page: number },
): Promise<StudyLeft> {
  const lessons = await findCourseStudy(db, { studentId, course, timeZone });
  const standing = standingOf(lessons);
  const needsStudy = standing.studied < standing.toStudy;
  const open = lessons.filter((lesson) => !lesson.isCompleted || (needsStudy && !isStudied(lesson)));
  const pages = Math.max(1, Math.ceil(open.length / LESSONS_PER_PAGE));
  const page = Math.min(requestedPage, pages);
  const offset = (page - 1) * LESSONS_PER_PAGE;
  return {
    standing,
    needsStudy,
    hasCarried: lessons.some(({ carriedOn }) => carriedOn !== null),
    total: open.length,
    page,
    first: offset + 1,
    hasNext: page < pages,
    lessons: open.slice(offset, offset + LESSONS_PER_PAGE).map((lesson) => ({
      ...lesson,
      isStudied: isStudied(lesson),
      secondsToRead: secondsToRead(lesson.words),
      questionsToPractise: questionsToPractise(lesson.questions),
    })),
  };
}
