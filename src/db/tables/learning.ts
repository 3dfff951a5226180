/** What students did with lessons, and the certificates they earned. */

import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
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
    minutesADay: integer("minutes_a_day").notNull().default(45),
    /** Asked for, and never without: what is due, by mail, at most once a day. */
    wantsMail: boolean("wants_mail").notNull().default(false),
    /** The last day on which it was looked whether something is due. */
    mailedOn: date("mailed_on"),
    /** In the link that stops them; null in rows of before, until they are saved again. */
    mailToken: text("mail_token").unique(),
    showsDays: boolean("shows_days").notNull().default(true),
    showsStreak: boolean("shows_streak").notNull().default(true),
  },
  (table) => [
    check("study_plans_repeats", sql`${table.repeatsADay} between 1 and 200`),
    check("study_plans_minutes", sql`${table.minutesADay} between 5 and 600`),
    index("study_plans_to_mail").on(table.studentId).where(sql`${table.wantsMail}`),
  ],
);

/** What a student was to do on a day, as it was planned when the student first looked on that day. */
export const dayPlans = pgTable(
  "day_plans",
  {
    studentId: studentColumn(),
    /** In the time zone of the product. */
    day: date("day").notNull(),
    /** A `DayPlan` of `modules/study-plan/rules.ts`. */
    plan: jsonb("plan").notNull().$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.day] })],
);

/** What half of the students reach in a subject, a lesson or an area of a test plan, found once a day. */
export const topicMedians = pgTable(
  "topic_medians",
  {
    kind: text("kind", { enum: ["subject", "lesson", "area"] }).notNull(),
    /** The id of the subject or lesson, or of the area within its plan. */
    topic: text("topic").notNull(),
    /** How many students that is the median of. */
    students: integer("students").notNull(),
    /** Of a thousand first answers so many were fully right. */
    right: integer("right").notNull(),
    /** A first answer took so long; null where nobody measured. */
    seconds: integer("seconds"),
  },
  (table) => [primaryKey({ columns: [table.kind, table.topic] })],
);

/** Where a student stopped reading a lesson. */
export const lessonPlaces = pgTable(
  "lesson_places",
  {
    studentId: studentColumn(),
    lessonId: lessonId(),
    /** Which block of the lesson's text was at the top, from 0; and the beginning of its words, as the text may be edited. */
    block: integer("block").notNull(),
    words: text("words").notNull(),
    readAt: timestamptz("read_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.lessonId] }),
    index("lesson_places_newest").on(table.studentId, table.readAt),
    index("lesson_places_lesson").on(table.lessonId),
  ],
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
