/** What is taught: subjects hold lessons, lessons hold a text to read and questions. */
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";

export const subjects = pgTable(
  "subjects",
  {
    id: idColumn<"subject">("id").primaryKey(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    /** 0 for all until somebody orders them by hand; then 1 for the first. Ties are ordered by name. */
    position: integer("position").notNull().default(0),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("subjects_name").on(sql`lower(${table.name})`)],
);

export const lessons = pgTable(
  "lessons",
  {
    id: idColumn<"lesson">("id").primaryKey(),
    subjectId: idColumn<"subject">("subject_id")
      .notNull()
      .references(() => subjects.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** Clean rich text; empty for a lesson that has only questions. */
    content: text("content").notNull().default(""),
    /** Words in the text; maintained by the database, so that no command can forget it. */
    wordCount: integer("word_count")
      .notNull()
      .generatedAlwaysAs(sql`regexp_count(regexp_replace(content, '<[^>]*>', ' ', 'g'), '\\S+')`),
    /** How many questions a test can draw here. Maintained by a trigger, so that no command can forget it. */
    questionCount: integer("question_count").notNull().default(0),
    /** Within the subject, as for subjects. */
    position: integer("position").notNull().default(0),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("lessons_title").on(table.subjectId, sql`lower(${table.title})`),
    index("lessons_subject").on(table.subjectId, table.title),
  ],
);

/** The courses that a subject belongs to, by title. A subject without any belongs to all of them (P16). */
export const subjectCourses = pgTable(
  "subject_courses",
  {
    subjectId: idColumn<"subject">("subject_id")
      .notNull()
      .references(() => subjects.id, { onDelete: "cascade" }),
    course: text("course").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.course] })],
);
