/** What students write for themselves. The institute sees none of it. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";
import { questions } from "./questions.ts";
import { studentColumn } from "./students.ts";
import { lessons } from "./subjects.ts";

/** One for each question and each lesson. It stays when what it is about is deleted. */
export const notes = pgTable(
  "notes",
  {
    id: idColumn<"note">("id").primaryKey(),
    studentId: studentColumn(),
    questionId: idColumn<"question">("question_id").references(() => questions.id, { onDelete: "set null" }),
    lessonId: idColumn<"lesson">("lesson_id").references(() => lessons.id, { onDelete: "set null" }),
    /** The lesson's title, or the beginning of the question, when it was written. */
    about: text("about").notNull(),
    text: text("text").notNull(),
    writtenAt: timestamptz("written_at").notNull(),
  },
  (table) => [
    check("notes_about_one", sql`${table.questionId} is null or ${table.lessonId} is null`),
    uniqueIndex("notes_question").on(table.studentId, table.questionId),
    uniqueIndex("notes_lesson").on(table.studentId, table.lessonId),
    index("notes_newest").on(table.studentId, table.writtenAt.desc(), table.id.desc()),
    index("notes_of_question").on(table.questionId).where(sql`${table.questionId} is not null`),
    index("notes_of_lesson").on(table.lessonId).where(sql`${table.lessonId} is not null`),
  ],
);

export const bookmarks = pgTable(
  "bookmarks",
  {
    id: idColumn<"bookmark">("id").primaryKey(),
    studentId: studentColumn(),
    questionId: idColumn<"question">("question_id").references(() => questions.id, { onDelete: "cascade" }),
    lessonId: idColumn<"lesson">("lesson_id").references(() => lessons.id, { onDelete: "cascade" }),
    /** The student's own, in the order given. */
    labels: text("labels").array().notNull(),
    madeAt: timestamptz("made_at").notNull(),
  },
  (table) => [
    check("bookmarks_of_one", sql`num_nonnulls(${table.questionId}, ${table.lessonId}) = 1`),
    uniqueIndex("bookmarks_question").on(table.studentId, table.questionId),
    uniqueIndex("bookmarks_lesson").on(table.studentId, table.lessonId),
    index("bookmarks_newest").on(table.studentId, table.madeAt.desc(), table.id.desc()),
    index("bookmarks_of_question").on(table.questionId).where(sql`${table.questionId} is not null`),
    index("bookmarks_of_lesson").on(table.lessonId).where(sql`${table.lessonId} is not null`),
  ],
);

/** Marked words of a lesson, found again by the words and what is around them when the text was edited. */
export const highlights = pgTable(
  "highlights",
  {
    id: idColumn<"highlight">("id").primaryKey(),
    studentId: studentColumn(),
    lessonId: idColumn<"lesson">("lesson_id")
      .notNull()
      .references(() => lessons.id, { onDelete: "cascade" }),
    quote: text("quote").notNull(),
    before: text("before").notNull(),
    after: text("after").notNull(),
    /** Characters of the lesson's text before it. */
    start: integer("start").notNull(),
    madeAt: timestamptz("made_at").notNull(),
  },
  (table) => [
    uniqueIndex("highlights_once").on(table.studentId, table.lessonId, table.start),
    index("highlights_lesson").on(table.lessonId),
  ],
);
