import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { lessons, questions, subjects } from "../../../db/schema.ts";

/** Where a question stands in the bank today. */
export type PlaceInBank = {
  subject: string;
  /** `isReadable` when there is something to read in it. */
  lesson: { id: Id<"lesson">; title: string; isReadable: boolean };
  /** Codes of areas of exam plans. */
  areas: string[];
};

/** The same, for statements on `questions`, `lessons` and `subjects`. */
export const placeInBank = sql<PlaceInBank>`jsonb_build_object('subject', ${subjects.name}, 'areas', ${questions.areas},
  'lesson', jsonb_build_object('id', ${lessons.id}, 'title', ${lessons.title}, 'isReadable', ${lessons.content} <> ''))`;
