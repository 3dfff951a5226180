/** Whom the institute presents to visitors: what there is of it, how much, and how much of it a page shows. */
import { publicCourses } from "../../content/courses.ts";
import type { showcaseEntries } from "../../db/schema.ts";

export const SHOWCASE_KINDS = ["faculty", "result", "testimonial"] as const;
export type ShowcaseKind = (typeof SHOWCASE_KINDS)[number];

/** Of each kind. */
export const ENTRIES_MAX = 60;

/** How many of each kind the front page and a course's page show: the first ones in the institute's order. */
export const SHOWN_MAX = { result: 6, testimonial: 4 } as const;

export const SHOWCASE_LIMITS = {
  name: 80,
  qualification: 200,
  testimonial: 600,
  photoAlt: 200,
  exam: 80,
  rank: 80,
  courseDuration: 40,
} as const;

/** The title of the course with this id; empty when there is none. */
export function courseTitleOf(courseId: string): string {
  return publicCourses.find(({ id }) => id === courseId)?.title ?? "";
}

/** What is entered of somebody. What a kind does not have is empty or null. */
export type ShowcaseInput = Pick<
  typeof showcaseEntries.$inferSelect,
  "name" | "photoAlt" | "words" | "courseId" | "exam" | "rank" | "courseDuration" | "isPaid" | "resultOn" | "consentOn"
> & {
  /** The address of an image of ours. */
  photo: string | null;
};
