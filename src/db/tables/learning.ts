/** What students did with lessons, and the certificates they earned. */

import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";
import { studentColumn } from "./students.ts";
import { lessons } from "./subjects.ts";

const lessonId = () =>
  idColumn<"lesson">("lesson_id")
    .notNull()
    .references(() => lessons.id, { onDelete: "cascade" });

/** Lessons that students marked as complete. */
export const lessonCompletions = pgTable(
  "lesson_completions",
  {
    studentId: studentColumn(),
    lessonId: lessonId(),
    completedAt: timestamptz("completed_at").notNull(),
    /** False until the administrator's statistics include it. */
    isCounted: boolean("is_counted").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.lessonId] }),
    index("lesson_completions_lesson").on(table.lessonId),
    index("lesson_completions_uncounted").on(table.completedAt).where(sql`not ${table.isCounted}`),
  ],
);

/** How long a student read a lesson on one day, while the page was visible and the student active. */
export const lessonReadings = pgTable(
  "lesson_readings",
  {
    studentId: studentColumn(),
    lessonId: lessonId(),
    /** In the time zone of the product. */
    day: date("day").notNull(),
    seconds: integer("seconds").notNull(),
    /** How many of these the statistics already include. */
    countedSeconds: integer("counted_seconds").notNull().default(0),
    /** Until when the student's time is counted (record 19): at most a minute before the last report. */
    lastAt: timestamptz("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.lessonId, table.day] }),
    check("lesson_readings_seconds", sql`${table.seconds} >= ${table.countedSeconds} and ${table.countedSeconds} >= 0`),
    index("lesson_readings_newest").on(table.studentId, table.lastAt),
    index("lesson_readings_lesson").on(table.lessonId),
    index("lesson_readings_uncounted").on(table.lastAt).where(sql`${table.seconds} > ${table.countedSeconds}`),
  ],
);

/** How a student wants to study; no row for one who never said. */
export const studyPlans = pgTable(
  "study_plans",
  {
    studentId: studentColumn().primaryKey(),
    /** The day of the exam, in the time zone of the product; null while it is not known. */
    examOn: date("exam_on"),
    /** How many questions are asked again on one day. */
    repeatsADay: integer("repeats_a_day").notNull(),
  },
  (table) => [check("study_plans_repeats", sql`${table.repeatsADay} between 1 and 200`)],
);

/** For completing all lessons of a course, once (P44). Its text never changes. */
export const certificates = pgTable(
  "certificates",
  {
    id: idColumn<"certificate">("id").primaryKey(),
    /** Printed on it and part of its address; must not be guessable. */
    number: text("number").notNull().unique(),
    studentId: studentColumn(),
    name: text("name").notNull(),
    course: text("course").notNull(),
    issuedAt: timestamptz("issued_at").notNull(),
    revokedAt: timestamptz("revoked_at"),
    /** Why it was revoked; empty while it is valid. */
    revokedFor: text("revoked_for").notNull().default(""),
  },
  (table) => [uniqueIndex("certificates_once").on(table.studentId, table.course)],
);
