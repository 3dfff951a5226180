/** What is taught: subjects hold lessons, lessons hold a text to read and questions. */
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Id } from "../../core/id.ts";

export const subjects = pgTable(
  "subjects",
  {
    id: uuid("id").primaryKey().$type<Id<"subject">>(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    /** 0 for all until somebody orders them by hand; then 1 for the first. Ties are ordered by name. */
    position: integer("position").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("subjects_name").on(sql`lower(${table.name})`)],
);

export const lessons = pgTable(
  "lessons",
  {
    id: uuid("id").primaryKey().$type<Id<"lesson">>(),
    subjectId: uuid("subject_id")
      .notNull()
      .$type<Id<"subject">>()
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
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
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
    subjectId: uuid("subject_id")
      .notNull()
      .$type<Id<"subject">>()
      .references(() => subjects.id, { onDelete: "cascade" }),
    course: text("course").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.course] })],
);
