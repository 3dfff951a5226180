/**
 * The sums behind the administrator's figures, kept by the worker after the fact (record 18). Nothing a student needs waits
 * for them, and a student's own figures never come from here.
 */
import { bigint, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";
import { questions } from "./questions.ts";
import { studentColumn, students } from "./students.ts";
import { lessons } from "./subjects.ts";

/** The sums of one student. No row before the first result, completed lesson or second of reading. */
export const studentStatistics = pgTable(
  "student_statistics",
  {
    studentId: idColumn<"student">("student_id")
      .primaryKey()
      .references(() => students.id, { onDelete: "cascade" }),
    tests: integer("tests").notNull().default(0),
    scoreSum: bigint("score_sum", { mode: "number" }).notNull().default(0),
    /** In tests and lessons. */
    studySeconds: bigint("study_seconds", { mode: "number" }).notNull().default(0),
    lastActiveOn: date("last_active_on").notNull(),
    /** The lesson completed last; null before the first. */
    lastLessonId: idColumn<"lesson">("last_lesson_id").references(() => lessons.id, { onDelete: "set null" }),
  },
  (table) => [index("student_statistics_last_lesson").on(table.lastLessonId)],
);

/** A day on which a student took a test, read or completed a lesson. */
export const studentDays = pgTable(
  "student_days",
  {
    studentId: studentColumn(),
    day: date("day").notNull(),
    /** The student's next such day, or null. Students active in a span of days are its rows whose next day lies beyond it. */
    nextDay: date("next_day"),
    /** Studied on it, in tests and lessons. */
    seconds: integer("seconds").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.day] }),
    index("student_days_span").on(table.day, table.nextDay, table.seconds),
  ],
);

/** What happened on a day in a course, by each student's course when it was counted. */
export const dayStatistics = pgTable(
  "day_statistics",
  {
    day: date("day").notNull(),
    course: text("course").notNull(),
    activeStudents: integer("active_students").notNull().default(0),
    tests: integer("tests").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.course] })],
);

/** Written by processes of release 0.8.0, which may run beside this one during an upgrade, and read by none. The next release drops it. */
export const questionStatistics = pgTable("question_statistics", {
  questionId: idColumn<"question">("question_id")
    .primaryKey()
    .references(() => questions.id, { onDelete: "cascade" }),
  /** How often it was asked in a submitted test, answered or not. */
  asked: integer("asked").notNull().default(0),
  answered: integer("answered").notNull().default(0),
  correct: integer("correct").notNull().default(0),
  earned: bigint("earned", { mode: "number" }).notNull().default(0),
  possible: bigint("possible", { mode: "number" }).notNull().default(0),
});

/** The totals at the end of a day, or when the product last updated them that day; trends compare with them. */
export const studentSnapshots = pgTable("student_snapshots", {
  day: date("day").primaryKey(),
  students: integer("students").notNull(),
  courses: integer("courses").notNull(),
  progressSum: bigint("progress_sum", { mode: "number" }).notNull(),
  /** Students whose progress is a pass. */
  passed: integer("passed").notNull(),
  /** Students at 100 %. */
  completed: integer("completed").notNull(),
  takenAt: timestamptz("taken_at").notNull(),
});
