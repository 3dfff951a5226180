/** Questions and their versions. A question lives through time; what it says is a version, and versions never change. */
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Id } from "../../core/id.ts";
import { users } from "./accounts.ts";
import { lessons } from "./subjects.ts";

/** A test of ten questions in order of creation, placed by `practicePlaces`. `openPlaces` is how many of the ten are missing. */
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

/** The words that questions are tagged with: a category such as anatomy, a difficulty such as easy. The institute edits both lists. */
export const questionLabels = pgTable(
  "question_labels",
  {
    id: uuid("id").primaryKey().$type<Id<"label">>(),
    kind: text("kind", { enum: ["category", "difficulty"] }).notNull(),
    name: text("name").notNull(),
    /** The order of the list; 1 for the first. */
    position: integer("position").notNull(),
  },
  (table) => [uniqueIndex("question_labels_name").on(table.kind, sql`lower(${table.name})`)],
);

export const questions = pgTable(
  "questions",
  {
    id: uuid("id").primaryKey().$type<Id<"question">>(),
    /** The number people use for it: unique, increasing, assigned by the database. */
    displayId: integer("display_id").notNull().unique().generatedAlwaysAsIdentity(),
    /** The institute's own name for it, in upper case. */
    manualId: text("manual_id").unique(),
    lessonId: uuid("lesson_id")
      .notNull()
      .$type<Id<"lesson">>()
      .references(() => lessons.id),
    /** Both describe the question, not a version: editing them does not touch anything that was answered. */
    categoryId: uuid("category_id")
      .$type<Id<"label">>()
      .references(() => questionLabels.id, { onDelete: "set null" }),
    difficultyId: uuid("difficulty_id")
      .$type<Id<"label">>()
      .references(() => questionLabels.id, { onDelete: "set null" }),
    /** The current version, and the parts of it that are queried without reading it. */
    versionId: uuid("version_id")
      .notNull()
      .$type<Id<"version">>()
      .references((): AnyPgColumn => questionVersions.id),
    type: text("type").notNull(),
    needsRationale: boolean("needs_rationale").notNull(),
    /** Equal for two questions that ask the same and have the same right answer. */
    fingerprint: text("fingerprint").notNull(),
    /** Its manual id and the plain words of stem and options, folded as the search compares them. */
    searchText: text("search_text").notNull(),
    /** When it was withdrawn from all future tests, or null. */
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("questions_newest").on(table.createdAt, table.id),
    index("questions_of_lesson_all").on(table.lessonId, table.createdAt, table.id),
    // One for each filter of the bank, in the order of its list.
    index("questions_of_type").on(table.type, table.createdAt, table.id).where(sql`${table.withdrawnAt} is null`),
    index("questions_of_category").on(table.categoryId, table.createdAt, table.id),
    index("questions_of_difficulty").on(table.difficultyId, table.createdAt, table.id),
    index("questions_without_rationale").on(table.createdAt, table.id).where(sql`${table.needsRationale}`),
    index("questions_withdrawn").on(table.createdAt, table.id).where(sql`${table.withdrawnAt} is not null`),
    index("questions_fingerprint").on(table.fingerprint),
    // For the foreign key check when a version is deleted, which would otherwise read all questions each time.
    uniqueIndex("questions_version").on(table.versionId),
    index("questions_search").using("gin", sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** Every word of the bank's questions, added by a trigger: suggestions for a word that matches nothing. */
export const searchWords = pgTable("search_words", { word: text("word").primaryKey() }, (table) => [
  index("search_words_similar").using("gin", sql`${table.word} gin_trgm_ops`),
]);

/** A bulk change of questions, kept for as long as it can be undone. */
export const bankChanges = pgTable(
  "bank_changes",
  {
    id: uuid("id").primaryKey().$type<Id<"bank-change">>(),
    changedBy: uuid("changed_by")
      .notNull()
      .$type<Id<"user">>()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What was done; null removes a value, an absent one is unchanged. */
    change: jsonb("change").notNull().$type<unknown>(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("bank_changes_newest").on(table.changedBy, table.changedAt)],
);

/** A question before such a change. */
export const bankChangeItems = pgTable(
  "bank_change_items",
  {
    changeId: uuid("change_id")
      .notNull()
      .$type<Id<"bank-change">>()
      .references(() => bankChanges.id, { onDelete: "cascade" }),
    questionId: uuid("question_id")
      .notNull()
      .$type<Id<"question">>()
      .references(() => questions.id, { onDelete: "cascade" }),
    // No foreign keys: what was deleted since is not restored.
    lessonId: uuid("lesson_id").notNull().$type<Id<"lesson">>(),
    categoryId: uuid("category_id").$type<Id<"label">>(),
    difficultyId: uuid("difficulty_id").$type<Id<"label">>(),
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.questionId] }),
    index("bank_change_items_question").on(table.questionId),
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
    /** Null if a command at the server's console made it. */
    createdBy: uuid("created_by")
      .$type<Id<"user">>()
      .references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("question_versions_number").on(table.questionId, table.number)],
);
