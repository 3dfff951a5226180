import type { Id } from "../../core/id.ts";

/** What is kept is about a question or a lesson. */
export type About = { questionId: Id<"question"> } | { lessonId: Id<"lesson"> };
