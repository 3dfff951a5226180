/** Questions and what they say. A question lives through time; what it says is a version, and versions never change. */
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Id } from "../../core/id.ts";
import { users } from "./accounts.ts";
import { lessons } from "./subjects.ts";

/** A test of ten questions in the order of their creation: `practicePlaces` names it. `openPlaces` is how many of ten are missing. */
export const practiceTests = pgTable(
  "practice_tests",
  {
    id: uuid("id").primaryKey().$type<Id<"practice-test">>(),
    /** The n of 'Practice Test n'. */
    number: integer("number").notNull().unique(),
    openPlaces: integer("open_places").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("practice_tests_offered").on(table.number).where(sql`${table.openPlaces} = 0`),
    index("practice_tests_with_open_places").on(table.number).where(sql`${table.openPlaces} > 0`),
  ],
);

export const questions = pgTable(
  "questions",
  {
    id: uuid("id").primaryKey().$type<Id<"question">>(),
    /** What people call it: unique, increasing, given by the database. */
    displayId: integer("display_id").notNull().unique().generatedAlwaysAsIdentity(),
    /** The institute's own name for it, in upper case. */
    manualId: text("manual_id").unique(),
    lessonId: uuid("lesson_id")
      .notNull()
      .$type<Id<"lesson">>()
      .references(() => lessons.id),
    /** The current version, and what of it is asked for without reading it. */
    versionId: uuid("version_id")
      .notNull()
      .$type<Id<"version">>()
      .references((): AnyPgColumn => questionVersions.id),
    type: text("type").notNull(),
    needsRationale: boolean("needs_rationale").notNull(),
    /** Equal for two questions that ask the same and hold the same right. */
    fingerprint: text("fingerprint").notNull(),
    /** The institute's own name for it and the plain words of stem and options, in lower case, for the search. */
    searchText: text("search_text").notNull(),
    /** Null, or when it was taken out of all tests to come. */
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("questions_newest").on(table.createdAt, table.id),
    index("questions_of_lesson_all").on(table.lessonId, table.createdAt, table.id),
    index("questions_fingerprint").on(table.fingerprint),
    // For the database's own check when a version is deleted: without it, it would read all questions each time.
    uniqueIndex("questions_version").on(table.versionId),
    index("questions_search").using("gin", sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** Never updated after it is published: attempts point here, so editing would rewrite history. A trigger refuses it. */
export const questionVersions = pgTable(
  "question_versions",
  {
    id: uuid("id").primaryKey().$type<Id<"version">>(),
    questionId: uuid("question_id")
      .notNull()
      .$type<Id<"question">>()
      .references((): AnyPgColumn => questions.id, { onDelete: "cascade" }),
    /** 1 for the first. */
    number: integer("number").notNull(),
    type: text("type").notNull(),
    content: jsonb("content").notNull().$type<unknown>(),
    solution: jsonb("solution").notNull().$type<unknown>(),
    /** Null when a command at the server's console made it. */
    createdBy: uuid("created_by")
      .$type<Id<"user">>()
      .references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("question_versions_number").on(table.questionId, table.number)],
);
