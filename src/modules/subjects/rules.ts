/** The limits of subjects and lessons, high enough for any institute, and what holds for its lessons, courses and order. */
import { courseTitles } from "../../content/courses.ts";
import { isBlankHtml } from "../../core/html.ts";
import { movedTo } from "../../core/moved-to.ts";
import { foldedCase } from "../../core/plain-text.ts";
import type { DeletionPlan, DeletionTarget } from "./queries/find-deletion-plan.server.ts";

export const SUBJECTS_MAX = 500;
/** Over all subjects. */
export const LESSONS_MAX = 5_000;

export const SUBJECT_NAME_MAX = 120;
export const DESCRIPTION_MAX = 2_000;
export const LESSON_TITLE_MAX = 200;
export const LESSON_CONTENT_MAX = 100_000;

/** Subjects on one page of their list: with their lessons few enough that the page stays small. */
export const SUBJECTS_ON_PAGE = 16;
/** A card of the list shows this many lessons at first. */
export const LESSONS_ON_CARD = 8;

/** True for a lesson with nothing to read or see: a container for questions, not read and not counted (P16). */
export function isBlankLesson(html: string): boolean {
  return isBlankHtml(html) && !/<img\b/i.test(html);
}

/** The chosen courses in the order of all, each once. All of them is the same as none chosen: every course (P16). */
export function coursesOf(chosen: ReadonlyArray<string>): string[] {
  const courses = courseTitles.filter((title) => chosen.includes(title));
  return courses.length === courseTitles.length ? [] : courses;
}

/** The same items with the one of this id one position further up or down; at the end of the list as they were. */
export function movedByOne<Item extends { id: string }>(
  items: ReadonlyArray<Item>,
  id: string,
  way: "up" | "down",
): Item[] {
  const from = items.findIndex((item) => item.id === id);
  return movedTo(items, from, from + (way === "up" ? -1 : 1));
}

/** Whether the name has to be typed before a subject or a lesson is deleted: questions or other lessons would go with it. */
export function asksForName(
  target: DeletionTarget,
  plan: Pick<DeletionPlan, "lessons" | "questions" | "stimuli">,
): boolean {
  const held = [plan.questions, ...Object.values(plan.stimuli), ...("subjectId" in target ? [plan.lessons] : [])];
  return held.some((count) => count > 0);
}

/** Whether what was typed reads the same as the name, capitals aside. */
export function isNameTyped(typed: string, name: string): boolean {
  return foldedCase(typed) === foldedCase(name);
}
