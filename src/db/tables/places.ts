/**
 * Positions of the questions in use: the number within their lesson, for drawing one at random, and the place in a practice
 * test. Triggers on `questions` maintain both tables, so that no command can forget to; commands write only the last two
 * columns of `practicePlaces`.
 */
import { sql } from "drizzle-orm";
import { index, integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";
import { practiceTests } from "./questions.ts";

/** The questions of a lesson, numbered from 1 to its `questionCount` without gaps, so that any number drawn is a question. */
export const drawPlaces = pgTable(
  "draw_places",
  {
    questionId: idColumn<"question">("question_id").primaryKey(),
    lessonId: idColumn<"lesson">("lesson_id").notNull(),
    number: integer("number").notNull(),
  },
  (table) => [uniqueIndex("draw_places_number").on(table.lessonId, table.number)],
);

/** The queue of questions in order of creation; those with a test are in it, the others wait for one. */
export const practicePlaces = pgTable(
  "practice_places",
  {
    questionId: idColumn<"question">("question_id").primaryKey(),
    /** The question's own. */
    createdAt: timestamptz("created_at").notNull(),
    practiceTestId: idColumn<"practice-test">("practice_test_id").references(() => practiceTests.id),
    /** 1 for the first of the test. */
    position: integer("position"),
  },
  (table) => [
    uniqueIndex("practice_places_position").on(table.practiceTestId, table.position),
    index("practice_places_waiting").on(table.createdAt, table.questionId).where(sql`${table.practiceTestId} is null`),
  ],
);
