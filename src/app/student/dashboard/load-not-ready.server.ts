import { noticeTopicOf } from "../../../content/notice-topics.ts";
import type { Student } from "../../../modules/accounts/viewer.ts";
import { hasRequestedNotice } from "../../../modules/messages/queries/has-requested-notice.server.ts";
import { findCourseContent } from "../../../modules/progress/queries/course-lessons.server.ts";
import type { Services } from "../../context.ts";

/** Content that the student's course lacks, and whether the student asked to be notified; null for a course that has everything. */
export async function loadNotReady({ db }: Pick<Services, "db">, student: Student) {
  const { course } = student;
  const has = (await findCourseContent(db, [course])).get(course);
  if (!has || (has.hasLessons && has.hasTests)) return null;
  const topic = noticeTopicOf(course);
  return {
    course,
    ...has,
    canAsk: topic !== null,
    isAsked: topic !== null && (await hasRequestedNotice(db, student, topic)),
  };
}
