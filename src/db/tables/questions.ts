/**
 * Questions, the stimuli that several of them share, and their versions. A question or a stimulus lives through time; what it says is a
 * version, and versions never change.
 */
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";
import { authorColumn, users } from "./accounts.ts";
import { lessons } from "./subjects.ts";

/** A test of ten questions in order of creation, placed by `practicePlaces`. `openPlaces` is how many of the ten are missing. */
export const practiceTests = pgTable(
  "practice_tests",
  {
    id: idColumn<"practice-test">("id").primaryKey(),
    /** The n of 'Practice Test n'. */
    number: integer("number").notNull().unique(),
    openPlaces: integer("open_places").notNull().default(0),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("practice_tests_offered").on(table.number).where(sql`${table.openPlaces} = 0`),
    index("practice_tests_with_open_places").on(table.number).where(sql`${table.openPlaces} > 0`),
  ],
);

/** In the order in which a nurse goes through them. */
const judgmentStep = () =>
  text("judgment_step", {
    enum: [
      "recognize-cues",
      "analyze-cues",
      "prioritize-hypotheses",
      "generate-solutions",
      "take-action",
      "evaluate-outcomes",
    ],
  });

/** The words that questions are tagged with: a category such as anatomy, a difficulty such as easy. The institute edits both lists. */
export const questionLabels = pgTable(
  "question_labels",
  {
    id: idColumn<"label">("id").primaryKey(),
    kind: text("kind", { enum: ["category", "difficulty"] }).notNull(),
    name: text("name").notNull(),
    /** The order of the list; 1 for the first. */
    position: integer("position").notNull(),
    /** Of a difficulty: where it lies on the logit scale, 0 in the middle; null until the institute says so. */
    logit: numeric("logit", { precision: 4, scale: 2, mode: "number" }),
  },
  (table) => [uniqueIndex("question_labels_name").on(table.kind, sql`lower(${table.name})`)],
);

export const questions = pgTable(
  "questions",
  {
    id: idColumn<"question">("id").primaryKey(),
    /** The number people use for it: unique, increasing, assigned by the database. */
    displayId: integer("display_id").notNull().unique().generatedAlwaysAsIdentity(),
    /** The institute's own name for it, in upper case. */
    manualId: text("manual_id").unique(),
    lessonId: idColumn<"lesson">("lesson_id")
      .notNull()
      .references(() => lessons.id),
    /** Both describe the question, not a version: editing them does not touch anything that was answered. */
    categoryId: idColumn<"label">("category_id").references(() => questionLabels.id, { onDelete: "set null" }),
    difficultyId: idColumn<"label">("difficulty_id").references(() => questionLabels.id, { onDelete: "set null" }),
    /** Codes of areas (`modules/tests/exam-plans.ts`), at most one of each plan. */
    areas: text("areas").array().notNull().default(sql`'{}'`),
    /** The step of clinical judgment that it asks for; null where it asks for none. */
    judgmentStep: judgmentStep(),
    /**
     * For tests that the institute makes: nothing that students start by themselves draws it. True for every question of a stimulus,
     * which is only asked with it.
     */
    isReserved: boolean("is_reserved").notNull().default(false),
    /** What it belongs to and is asked with; null for a question that stands alone. */
    stimulusId: idColumn<"stimulus">("stimulus_id").references((): AnyPgColumn => stimuli.id, { onDelete: "cascade" }),
    /** The current version, and the parts of it that are queried without reading it. */
    versionId: idColumn<"version">("version_id")
      .notNull()
      .references((): AnyPgColumn => questionVersions.id),
    /** The last version that a clinician signed: another one than the current is a review of the past. */
    reviewedVersionId: idColumn<"version">("reviewed_version_id").references(
      (): AnyPgColumn => questionReviews.versionId,
      { onDelete: "set null" },
    ),
    type: text("type").notNull(),
    needsRationale: boolean("needs_rationale").notNull(),
    /** Equal for two questions that ask the same and have the same right answer. */
    fingerprint: text("fingerprint").notNull(),
    /** Its manual id and the plain words of stem and options, folded as the search compares them. */
    searchText: text("search_text").notNull(),
    /** When it was withdrawn from all future tests, or null. */
    withdrawnAt: timestamptz("withdrawn_at"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("questions_newest").on(table.createdAt, table.id),
    index("questions_of_lesson_all").on(table.lessonId, table.createdAt, table.id),
    // One for each filter of the bank, in the order of its list.
    index("questions_of_type").on(table.type, table.createdAt, table.id).where(sql`${table.withdrawnAt} is null`),
    index("questions_of_category").on(table.categoryId, table.createdAt, table.id),
    index("questions_of_difficulty").on(table.difficultyId, table.createdAt, table.id),
    index("questions_of_area").using("gin", table.areas),
    index("questions_of_judgment_step")
      .on(table.judgmentStep, table.createdAt, table.id)
      .where(sql`${table.judgmentStep} is not null`),
    index("questions_reserved").on(table.createdAt, table.id).where(sql`${table.isReserved}`),
    index("questions_of_stimulus").on(table.stimulusId).where(sql`${table.stimulusId} is not null`),
    check("questions_of_stimulus_are_reserved", sql`${table.stimulusId} is null or ${table.isReserved}`),
    index("questions_without_rationale").on(table.createdAt, table.id).where(sql`${table.needsRationale}`),
    index("questions_unreviewed")
      .on(table.createdAt, table.id)
      .where(sql`${table.reviewedVersionId} is distinct from ${table.versionId}`),
    // For the foreign key check when a review is taken back.
    uniqueIndex("questions_reviewed_version").on(table.reviewedVersionId),
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
    id: idColumn<"bank-change">("id").primaryKey(),
    changedBy: idColumn<"user">("changed_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What was done; null removes a value, an absent one is unchanged. */
    change: jsonb("change").notNull().$type<unknown>(),
    changedAt: timestamptz("changed_at").notNull(),
  },
  (table) => [index("bank_changes_newest").on(table.changedBy, table.changedAt)],
);

/** A question before such a change. */
export const bankChangeItems = pgTable(
  "bank_change_items",
  {
    changeId: idColumn<"bank-change">("change_id")
      .notNull()
      .references(() => bankChanges.id, { onDelete: "cascade" }),
    questionId: idColumn<"question">("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    // No foreign keys: what was deleted since is not restored.
    lessonId: idColumn<"lesson">("lesson_id").notNull(),
    categoryId: idColumn<"label">("category_id"),
    difficultyId: idColumn<"label">("difficulty_id"),
    withdrawnAt: timestamptz("withdrawn_at"),
    areas: text("areas").array().notNull(),
    judgmentStep: judgmentStep(),
    isReserved: boolean("is_reserved").notNull(),
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
    id: idColumn<"version">("id").primaryKey(),
    questionId: idColumn<"question">("question_id")
      .notNull()
      .references((): AnyPgColumn => questions.id, { onDelete: "cascade" }),
    /** 1 for the first. */
    number: integer("number").notNull(),
    type: text("type").notNull(),
    content: jsonb("content").notNull().$type<unknown>(),
    solution: jsonb("solution").notNull().$type<unknown>(),
    /** Null if a command at the server's console made it. */
    createdBy: authorColumn("created_by"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("question_versions_number").on(table.questionId, table.number)],
);

/** That a clinician has read a version and stands by it. Whoever signs needs no account; the administrator vouches for who it was. */
export const questionReviews = pgTable(
  "question_reviews",
  {
    versionId: idColumn<"version">("version_id")
      .primaryKey()
      .references(() => questionVersions.id, { onDelete: "cascade" }),
    reviewer: text("reviewer").notNull(),
    qualification: text("qualification").notNull(),
    recordedBy: authorColumn("recorded_by"),
    signedAt: timestamptz("signed_at").notNull(),
  },
  (table) => [index("question_reviews_recorded_by").on(table.recordedBy, table.signedAt)],
);

/** What several questions share: case studies, trends and reading passages. */
export const stimuli = pgTable(
  "stimuli",
  {
    id: idColumn<"stimulus">("id").primaryKey(),
    /** The number people use for it: unique, increasing, assigned by the database. */
    displayId: integer("display_id").notNull().unique().generatedAlwaysAsIdentity(),
    kind: text("kind", { enum: ["case", "trend", "passage"] }).notNull(),
    /** What authors call it; students never see it, as it may say what is wrong with the client. */
    title: text("title").notNull(),
    /** These describe it, not a version. All its questions have the same lesson and labels. */
    lessonId: idColumn<"lesson">("lesson_id")
      .notNull()
      .references(() => lessons.id),
    categoryId: idColumn<"label">("category_id").references(() => questionLabels.id, { onDelete: "set null" }),
    difficultyId: idColumn<"label">("difficulty_id").references(() => questionLabels.id, { onDelete: "set null" }),
    /** Codes of areas by which rules of tests draw it; each of its questions has its own. */
    areas: text("areas").array().notNull().default(sql`'{}'`),
    /** For tests that the institute makes: nothing that students start by themselves draws it. */
    isReserved: boolean("is_reserved").notNull().default(false),
    /** What tests ask; null for one that was never published. */
    versionId: idColumn<"stimulus-version">("version_id").references((): AnyPgColumn => stimulusVersions.id),
    /** How many questions that version has; 0 without one. */
    questionCount: integer("question_count").notNull().default(0),
    /** What the next version will be: a `StimulusDraft` of `modules/stimuli/draft.ts`; null where it says what the version says. */
    draft: jsonb("draft").$type<unknown>(),
    /** Its title and the plain words of the record, folded as the search compares them. */
    searchText: text("search_text").notNull(),
    /** When it was withdrawn from all future tests, with all of its questions, or null. */
    withdrawnAt: timestamptz("withdrawn_at"),
    createdAt: timestamptz("created_at").notNull(),
    updatedAt: timestamptz("updated_at").notNull(),
  },
  (table) => [
    index("stimuli_newest").on(table.updatedAt.desc(), table.id.desc()),
    index("stimuli_of_kind").on(table.kind, table.updatedAt.desc(), table.id.desc()),
    index("stimuli_of_lesson").on(table.lessonId),
    index("stimuli_of_category").on(table.categoryId),
    index("stimuli_of_difficulty").on(table.difficultyId),
    // For draws, which ask for a kind and a number of questions.
    index("stimuli_in_use")
      .on(table.kind, table.questionCount)
      .where(sql`${table.withdrawnAt} is null and ${table.versionId} is not null`),
    uniqueIndex("stimuli_version").on(table.versionId),
    index("stimuli_search").using("gin", sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** Never updated: attempts point here. A trigger refuses it. */
export const stimulusVersions = pgTable(
  "stimulus_versions",
  {
    id: idColumn<"stimulus-version">("id").primaryKey(),
    stimulusId: idColumn<"stimulus">("stimulus_id")
      .notNull()
      .references((): AnyPgColumn => stimuli.id, { onDelete: "cascade" }),
    /** 1 for the first. */
    number: integer("number").notNull(),
    /** A `StimulusContent` of `modules/stimuli/content.ts`. */
    content: jsonb("content").notNull().$type<unknown>(),
    /** Null if a command at the server's console made it. */
    createdBy: authorColumn("created_by"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [uniqueIndex("stimulus_versions_number").on(table.stimulusId, table.number)],
);

/** The questions of a version of a stimulus, each in the version that was written for it. */
export const stimulusQuestions = pgTable(
  "stimulus_questions",
  {
    stimulusVersionId: idColumn<"stimulus-version">("stimulus_version_id")
      .notNull()
      .references(() => stimulusVersions.id, { onDelete: "cascade" }),
    /** 1 for the first. */
    position: integer("position").notNull(),
    questionId: idColumn<"question">("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    versionId: idColumn<"version">("version_id")
      .notNull()
      .references(() => questionVersions.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.stimulusVersionId, table.position] }),
    index("stimulus_questions_question").on(table.questionId),
    index("stimulus_questions_version").on(table.versionId),
  ],
);

/** True for a question that can be asked without its stimulus, by whatever draws questions: it is in use, and not reserved. */
export const isAskedAlone = sql`(${questions.withdrawnAt} is null and not ${questions.isReserved})`;
