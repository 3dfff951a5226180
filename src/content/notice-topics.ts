/** Topics that people can ask to be notified about. Requests are stored with the topic, so a topic never changes. */
import { courseTitles } from "./courses.ts";

export const NOTICE_TOPICS = [
  "video-lectures",
  "course-nclex-rn",
  "course-osce",
  "course-oet",
  "course-pte",
  "course-norcet",
  "course-dha",
  "course-usmle-step-1",
  "course-teas-7",
  "course-medical-board-review",
] as const;

export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** The topic of that name, or null. */
export function findNoticeTopic(name: string | null): NoticeTopic | null {
  return NOTICE_TOPICS.find((topic) => topic === name) ?? null;
}

/** The topic for the lessons and practice tests of a course; null for a course that the product does not know. */
export function noticeTopicOf(course: string): NoticeTopic | null {
  return findNoticeTopic(`course-${course.toLowerCase().replaceAll(" ", "-")}`);
}

/** The title of the course that a topic is about; null for another topic. */
export function courseOfTopic(topic: NoticeTopic): string | null {
  return courseTitles.find((title) => noticeTopicOf(title) === topic) ?? null;
}
