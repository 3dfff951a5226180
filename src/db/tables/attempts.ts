/** A student's attempt at a test, and its result. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
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
import { practiceTests, questions, questionVersions } from "./questions.ts";
import { students } from "./students.ts";

const ATTEMPT_STATES = ["open", "submitted", "expired", "discarded"] as const;

export const attempts = pgTable(
  "attempts",
  {
    id: uuid("id").primaryKey().$type<Id<"attempt">>(),
    studentId: uuid("student_id")
      .notNull()
      .$type<Id<"student">>()
      .references(() => students.id, { onDelete: "cascade" }),
    /** The same for two attempts at the same test: only one of them may be open. */
    testKey: text("test_key").notNull(),
    /** Null for a custom test. */
    practiceTestId: uuid("practice_test_id")
      .$type<Id<"practice-test">>()
      .references(() => practiceTests.id),
    questionCount: integer("question_count").notNull(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    closesAt: timestamp("closes_at", { withTimezone: true }).notNull(),
    /** `expired`: the deadline passed and nothing was answered, so there is no result. */
    state: text("state", { enum: ATTEMPT_STATES }).notNull().default("open"),
    closedAt: timestamp("closed_at", { withTimezone: true }),
    /** When the student could first see its solutions; late answers are refused from then on. */
    solutionsShownAt: timestamp("solutions_shown_at", { withTimezone: true }),
  },
  (table) => [
    check("attempts_state_is_known", sql`${table.state} in ('open', 'submitted', 'expired', 'discarded')`),
    uniqueIndex("attempts_one_open").on(table.studentId, table.testKey).where(sql`${table.state} = 'open'`),
    // Also for deleting a student: without it the deletion would read all attempts.
    index("attempts_student").on(table.studentId),
    index("attempts_overdue").on(table.closesAt).where(sql`${table.state} = 'open'`),
    index("attempts_practice_test").on(table.practiceTestId).where(sql`${table.practiceTestId} is not null`),
  ],
);

/** One question of an attempt, as it was when the attempt started, and the answer so far. */
export const attemptItems = pgTable(
  "attempt_items",
  {
    attemptId: uuid("attempt_id")
      .notNull()
      .$type<Id<"attempt">>()
      .references(() => attempts.id, { onDelete: "cascade" }),
    /** 1 for the first. */
    position: integer("position").notNull(),
    versionId: uuid("version_id")
      .notNull()
      .$type<Id<"version">>()
      .references(() => questionVersions.id),
    /** Null until the student touches the question. */
    answer: jsonb("answer").$type<unknown>(),
    /** Counts the saves of this answer; 0 before the first. */
    revision: integer("revision").notNull().default(0),
    flagged: boolean("flagged").notNull().default(false),
    savedAt: timestamp("saved_at", { withTimezone: true }),
    /**
     * When the student gave this answer, which may be long before it arrived; null for answers saved before this column
     * existed.
     */
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    /** An answer that arrived after the attempt was closed: shown, never scored. */
    lateAnswer: jsonb("late_answer").$type<unknown>(),
    /** When it was given; null for those that arrived before this column existed. */
    lateAnsweredAt: timestamp("late_answered_at", { withTimezone: true }),
    lateAt: timestamp("late_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.position] }),
    index("attempt_items_version").on(table.versionId),
  ],
);

export const testResults = pgTable(
  "test_results",
  {
    id: uuid("id").primaryKey().$type<Id<"result">>(),
    studentId: uuid("student_id")
      .notNull()
      .$type<Id<"student">>()
      .references(() => students.id, { onDelete: "cascade" }),
    /** Unique: an attempt has one result, however often it is submitted. */
    attemptId: uuid("attempt_id")
      .notNull()
      .$type<Id<"attempt">>()
      .unique()
      .references(() => attempts.id, { onDelete: "cascade" }),
    /** Questions answered fully right ÷ questions × 100, rounded. */
    score: integer("score").notNull(),
    /** Seconds. */
    timeTaken: integer("time_taken").notNull(),
    completedAt: timestamp("completed_at", { withTimezone: true }).notNull(),
    questionCount: integer("question_count").notNull(),
    correctCount: integer("correct_count").notNull(),
    answeredCount: integer("answered_count").notNull(),
    /** Points under the NCSBN rules. */
    earned: integer("earned").notNull(),
    possible: integer("possible").notNull(),
    /** False until the administrator's statistics include it. */
    isCounted: boolean("is_counted").notNull().default(false),
  },
  (table) => [
    index("test_results_uncounted").on(table.completedAt).where(sql`not ${table.isCounted}`),
    check("test_results_score_is_a_percentage", sql`${table.score} between 0 and 100`),
    index("test_results_newest").on(table.studentId, table.completedAt),
  ],
);

export const testAnswers = pgTable(
  "test_answers",
  {
    testResultId: uuid("test_result_id")
      .notNull()
      .$type<Id<"result">>()
      .references(() => testResults.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    questionId: uuid("question_id")
      .notNull()
      .$type<Id<"question">>()
      .references(() => questions.id),
    /** No foreign key: attempt_items already references it, and a second key would cost a lookup per row. */
    versionId: uuid("version_id").notNull().$type<Id<"version">>(),
    /** As given, so that it can be scored again; null if unanswered. */
    answer: jsonb("answer").$type<unknown>(),
    isCorrect: boolean("is_correct").notNull(),
    /** False also for an answer that was cleared. */
    isAnswered: boolean("is_answered").notNull(),
    earned: integer("earned").notNull(),
    max: integer("max").notNull(),
    /** Which rule gave the points, and its version, e.g. `plus-minus/1`. */
    rule: text("rule").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.testResultId, table.position] }),
    index("test_answers_question").on(table.questionId),
  ],
);

/** "Report a problem with this question", with the version the student saw. */
export const questionReports = pgTable(
  "question_reports",
  {
    id: uuid("id").primaryKey().$type<Id<"report">>(),
    questionId: uuid("question_id")
      .notNull()
      .$type<Id<"question">>()
      .references(() => questions.id, { onDelete: "cascade" }),
    /** What the student saw; deleted with its question. */
    versionId: uuid("version_id").notNull().$type<Id<"version">>(),
    studentId: uuid("student_id")
      .notNull()
      .$type<Id<"student">>()
      .references(() => students.id, { onDelete: "cascade" }),
    message: text("message").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Null until the administrator has read it. */
    readAt: timestamp("read_at", { withTimezone: true }),
  },
  (table) => [
    index("question_reports_newest").on(table.createdAt.desc(), table.id.desc()),
    index("question_reports_unread").on(table.createdAt.desc(), table.id.desc()).where(sql`${table.readAt} is null`),
    index("question_reports_question").on(table.questionId),
    index("question_reports_student").on(table.studentId),
    index("question_reports_search").using("gin", sql`lower(${table.message}) gin_trgm_ops`),
  ],
);
