/** A student's attempt at a test, and its result. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";
import { adaptiveBanks } from "./parameters.ts";
import { practiceTests, questions, questionVersions, stimulusVersions } from "./questions.ts";
import { studentColumn } from "./students.ts";
import { deliveries, TEST_KINDS, tests, testVersions } from "./tests.ts";

const CONFIDENCES = ["sure", "think-so", "guess"] as const;

/** Why a question went wrong, as its student says. */
const REASONS = ["did-not-know", "misread", "mixed-up", "changed-from-right", "out-of-time"] as const;

const ATTEMPT_STATES = ["open", "submitted", "expired", "discarded"] as const;

export const attempts = pgTable(
  "attempts",
  {
    id: idColumn<"attempt">("id").primaryKey(),
    studentId: studentColumn(),
    /** The same for two attempts at the same test: only one of them may be open. */
    testKey: text("test_key").notNull(),
    /** Null for a custom test. */
    practiceTestId: idColumn<"practice-test">("practice_test_id").references(() => practiceTests.id),
    /** The test that is taken, in which version and on which terms. */
    testId: idColumn<"test">("test_id").references(() => tests.id, { onDelete: "set null" }),
    testVersionId: idColumn<"test-version">("test_version_id")
      .notNull()
      .references(() => testVersions.id),
    deliveryId: idColumn<"delivery">("delivery_id")
      .notNull()
      .references(() => deliveries.id),
    /** Decides what chance decides in it: which questions were drawn, in which order, and which of them do not count. */
    seed: integer("seed").notNull().default(0),
    /** Percent that every clock of it has more: the student's when it started. */
    extraTimePercent: integer("extra_time_percent").notNull().default(0),
    /** The sum of its rows in `extraMinutes`; `closesAt` has them. */
    extraMinutes: integer("extra_minutes").notNull().default(0),
    questionCount: integer("question_count").notNull(),
    startedAt: timestamptz("started_at").notNull(),
    closesAt: timestamptz("closes_at").notNull(),
    /** `expired`: the deadline passed and nothing was answered, so there is no result. */
    state: text("state", { enum: ATTEMPT_STATES }).notNull().default("open"),
    closedAt: timestamptz("closed_at"),
    /**
     * When a device of the student was last known to reach the server (record 49); only where something is over before the attempt is.
     * Null before the first contact, and for all attempts of other tests.
     */
    lastContactAt: timestamptz("last_contact_at"),
    /** When the student could first see its solutions; late answers are refused from then on. */
    solutionsShownAt: timestamptz("solutions_shown_at"),
    /** What an adaptive test chooses from; null for every other. */
    bankId: idColumn<"adaptive-bank">("bank_id").references(() => adaptiveBanks.id),
  },
  (table) => [
    check("attempts_state_is_known", sql`${table.state} in ('open', 'submitted', 'expired', 'discarded')`),
    uniqueIndex("attempts_one_open").on(table.studentId, table.testKey).where(sql`${table.state} = 'open'`),
    // Also for deleting a student: without it the deletion would read all attempts.
    index("attempts_student").on(table.studentId),
    index("attempts_overdue").on(table.closesAt).where(sql`${table.state} = 'open'`),
    index("attempts_test").on(table.testId).where(sql`${table.testId} is not null`),
    index("attempts_delivery").on(table.deliveryId, table.studentId),
    index("attempts_bank").on(table.bankId, table.startedAt).where(sql`${table.bankId} is not null`),
    index("attempts_practice_test").on(table.practiceTestId).where(sql`${table.practiceTestId} is not null`),
  ],
);

/**
 * When the sections of an attempt were and will be open, for tests of several sections. `modules/tests/timeline.ts` computes it
 * anew after each event.
 */
export const attemptSections = pgTable(
  "attempt_sections",
  {
    attemptId: idColumn<"attempt">("attempt_id")
      .notNull()
      .references(() => attempts.id, { onDelete: "cascade" }),
    /** 1 for the first. */
    section: integer("section").notNull(),
    /**
     * Null while it cannot be said: a section before it has no clock. Without extra minutes given before it opened, as a device
     * that does not know of them goes on by the clocks it knows.
     */
    opensAt: timestamptz("opens_at"),
    /** From then on nothing can be answered in it; null while no clock bounds it and it was not closed. */
    endsAt: timestamptz("ends_at"),
    /** When the student closed it; null while that has not happened. */
    closedAt: timestamptz("closed_at"),
    /** When the student ended the break after it; null while that has not happened. */
    breakEndedAt: timestamptz("break_ended_at"),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.section] })],
);

/** Minutes that the institute gave to a running attempt, beside what its clocks have. */
export const extraMinutes = pgTable(
  "extra_minutes",
  {
    /** The same for all attempts that got them at once, so that a form sent twice gives them once. */
    giftId: idColumn<"gift">("gift_id").notNull(),
    attemptId: idColumn<"attempt">("attempt_id")
      .notNull()
      .references(() => attempts.id, { onDelete: "cascade" }),
    minutes: integer("minutes").notNull(),
    /** As the administrator put it. */
    reason: text("reason").notNull(),
    givenAt: timestamptz("given_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.giftId, table.attemptId] }),
    index("extra_minutes_attempt").on(table.attemptId),
    check("extra_minutes_are_more", sql`${table.minutes} > 0`),
  ],
);

/** One question of an attempt, as it was when the attempt started, and the answer so far. */
export const attemptItems = pgTable(
  "attempt_items",
  {
    attemptId: idColumn<"attempt">("attempt_id")
      .notNull()
      .references(() => attempts.id, { onDelete: "cascade" }),
    /** 1 for the first. */
    position: integer("position").notNull(),
    versionId: idColumn<"version">("version_id")
      .notNull()
      .references(() => questionVersions.id),
    /** Null until the student touches the question. */
    answer: jsonb("answer").$type<unknown>(),
    /** Counts the saves of this answer; 0 before the first. */
    revision: integer("revision").notNull().default(0),
    flagged: boolean("flagged").notNull().default(false),
    savedAt: timestamptz("saved_at"),
    /**
     * When the student gave this answer, which may be long before it arrived; null for answers saved before this column
     * existed.
     */
    answeredAt: timestamptz("answered_at"),
    /** An answer that arrived after the attempt was closed: shown, never scored. */
    lateAnswer: jsonb("late_answer").$type<unknown>(),
    /** When it was given; null for those that arrived before this column existed. */
    lateAnsweredAt: timestamptz("late_answered_at"),
    lateAt: timestamptz("late_at"),
    /** Of the test; 1 for the first. */
    section: integer("section").notNull().default(1),
    /** When the answer became final before its attempt: a question of a forward-only section was left, or its solution was shown. */
    finalAt: timestamptz("final_at"),
    /** How long it was in sight, in seconds, as the browser measured it. */
    seconds: integer("seconds").notNull().default(0),
    /** How sure the student was; null where it was not asked or said. */
    confidence: text("confidence", { enum: CONFIDENCES }),
    /** The answer that was saved before this one, the first of them; null until one is changed. */
    firstAnswer: jsonb("first_answer").$type<unknown>(),
    /** The question that was due and is repeated by this one of the same lesson; null where it is itself. */
    repeatsId: idColumn<"question">("repeats_id"),
    /** The difficulty that chose the question; null where none did. */
    parametersId: idColumn<"parameters">("parameters_id"),
    /** What it is asked with, together with its neighbours of the same stimulus; null for a question that stands alone. */
    stimulusVersionId: idColumn<"stimulus-version">("stimulus_version_id").references(() => stimulusVersions.id),
    /** For what an adaptive test asked it, and what gave way: a `Choice` of `modules/adaptive/selection.ts`; null in every other. */
    askedAs: jsonb("asked_as").$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.position] }),
    index("attempt_items_version").on(table.versionId),
    index("attempt_items_stimulus_version")
      .on(table.stimulusVersionId)
      .where(sql`${table.stimulusVersionId} is not null`),
  ],
);

/**
 * What the student made on a question with the tools of the test. A table of its own: a save of an answer writes its row anew, and
 * most questions have none of this.
 */
export const attemptMarkups = pgTable(
  "attempt_markups",
  {
    attemptId: idColumn<"attempt">("attempt_id")
      .notNull()
      .references(() => attempts.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    markup: jsonb("markup").$type<unknown>().notNull(),
    /** When the student made the latest of it, which may be long before it arrived. */
    madeAt: timestamptz("made_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.position] })],
);

export const testResults = pgTable(
  "test_results",
  {
    id: idColumn<"result">("id").primaryKey(),
    studentId: studentColumn(),
    /** Unique: an attempt has one result, however often it is submitted. */
    attemptId: idColumn<"attempt">("attempt_id")
      .notNull()
      .unique()
      .references(() => attempts.id, { onDelete: "cascade" }),
    /** Questions answered fully right ÷ questions × 100, rounded. */
    score: integer("score").notNull(),
    /** Seconds. */
    timeTaken: integer("time_taken").notNull(),
    completedAt: timestamptz("completed_at").notNull(),
    questionCount: integer("question_count").notNull(),
    correctCount: integer("correct_count").notNull(),
    answeredCount: integer("answered_count").notNull(),
    /** Points under the NCSBN rules. */
    earned: integer("earned").notNull(),
    possible: integer("possible").notNull(),
    /** True for an exam simulation, which is in no figure (P47). */
    isPreset: boolean("is_preset").notNull().default(false),
    /** False until the administrator's statistics include it. */
    isCounted: boolean("is_counted").notNull().default(false),
    /** `waiting` until somebody has marked what no machine can. */
    state: text("state", { enum: ["waiting", "final"] })
      .notNull()
      .default("final"),
    /** Twelfths of a mark, by the rules of its delivery; null where the score is all that is counted. */
    marks: integer("marks"),
    possibleMarks: integer("possible_marks"),
    /** Null where no pass mark is published, or it cannot be decided. */
    isPassed: boolean("is_passed"),
    /** False until the figures of questions include its answers (record 62), and again once one of them has changed. */
    isMeasured: boolean("is_measured").notNull().default(false),
    /** The student's ability by the results before it, in tenths of a logit; null while it is not known, or nothing asks for it. */
    abilityBefore: integer("ability_before"),
    /** The version of a fixed test if this was its student's first result of it. */
    formId: idColumn<"test-version">("form_id"),
    /** False until the repetitions of its student take its answers into account. */
    isScheduled: boolean("is_scheduled").notNull().default(false),
  },
  (table) => [
    index("test_results_unscheduled").on(table.studentId, table.completedAt).where(sql`not ${table.isScheduled}`),
    index("test_results_unmeasured").on(table.completedAt).where(sql`not ${table.isMeasured}`),
    index("test_results_uncounted").on(table.completedAt).where(sql`not ${table.isCounted}`),
    check("test_results_score_is_a_percentage", sql`${table.score} between 0 and 100`),
    index("test_results_newest").on(table.studentId, table.completedAt),
  ],
);

/** What an adaptive test decided, as it decided it: a key that is corrected later changes points, and not this. */
export const adaptiveResults = pgTable(
  "adaptive_results",
  {
    resultId: idColumn<"result">("result_id")
      .primaryKey()
      .references(() => testResults.id, { onDelete: "cascade" }),
    studentId: studentColumn(),
    /** Of the test plan's exam, by the id of its preset. */
    presetId: text("preset_id").notNull(),
    /** True for the form of a bank that is too small for the whole test, whose result has no band (P149). */
    isShorter: boolean("is_shorter").notNull(),
    completedAt: timestamptz("completed_at").notNull(),
    /** In logits of this bank, with its standard error; null where nothing scored was answered. */
    ability: doublePrecision("ability"),
    error: doublePrecision("error"),
    /** Where the standard was, in logits. */
    cut: doublePrecision("cut").notNull(),
    isAtOrAbove: boolean("is_at_or_above").notNull(),
    endedBy: text("ended_by", { enum: ["confidence", "maximum", "time", "student", "bank"] }).notNull(),
    /** Questions that were answered, and those of them that count. */
    asked: integer("asked").notNull(),
    scored: integer("scored").notNull(),
    /** An `AdaptiveDetails` of `modules/adaptive/outcome.ts`: the way of the estimate, and the areas. */
    details: jsonb("details").notNull().$type<unknown>(),
  },
  (table) => [index("adaptive_results_student").on(table.studentId, table.presetId, table.completedAt)],
);

export const testAnswers = pgTable(
  "test_answers",
  {
    testResultId: idColumn<"result">("test_result_id")
      .notNull()
      .references(() => testResults.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    questionId: idColumn<"question">("question_id")
      .notNull()
      .references(() => questions.id),
    /** No foreign key: attempt_items already references it, and a second key would cost a lookup per row. */
    versionId: idColumn<"version">("version_id").notNull(),
    /** As given, so that it can be scored again; null if unanswered. */
    answer: jsonb("answer").$type<unknown>(),
    isCorrect: boolean("is_correct").notNull(),
    /** False also for an answer that was cleared. */
    isAnswered: boolean("is_answered").notNull(),
    earned: integer("earned").notNull(),
    max: integer("max").notNull(),
    /** Which rule gave the points, and its version, e.g. `plus-minus/1`. */
    rule: text("rule").notNull(),
    /** Of the test; 1 for the first. */
    section: integer("section").notNull().default(1),
    /** No foreign key, for the same reason: the result goes with its student. */
    studentId: idColumn<"student">("student_id").notNull(),
    /** When the attempt was closed. */
    completedAt: timestamptz("completed_at").notNull(),
    /** True when the student had no scored answer to the question before. */
    isFirst: boolean("is_first").notNull(),
    /** The kind of test that asked it. */
    mode: text("mode", { enum: TEST_KINDS }).notNull(),
    /** How long the question was in sight, as the browser measured it and the server believed it; null where nobody measured. */
    seconds: integer("seconds"),
    /** As in `attemptItems`. */
    confidence: text("confidence", { enum: CONFIDENCES }),
    /** True when a first answer had full marks and this one has not. */
    wasRight: boolean("was_right").notNull().default(false),
    parametersId: idColumn<"parameters">("parameters_id"),
    /** Why it does not count as it was scored: asked without counting, or voided in the results of its test. */
    countedAs: text("counted_as", { enum: ["unscored", "left-out", "given-to-all"] }),
  },
  (table) => [
    primaryKey({ columns: [table.testResultId, table.position] }),
    index("test_answers_question").on(table.questionId),
    index("test_answers_student").on(table.studentId, table.questionId),
  ],
);

/** What a student's scored answers to a question come to; everything but the last three columns can be computed from `testAnswers`. */
export const studentQuestions = pgTable(
  "student_questions",
  {
    /**
     * No foreign keys, here and below, which would cost a lookup per row: a trigger deletes the rows with their student, whom the
     * result written with them holds (record 48), and a question that was answered cannot be deleted.
     */
    studentId: idColumn<"student">("student_id").notNull(),
    questionId: idColumn<"question">("question_id").notNull(),
    /** Scored answers, those left blank included. */
    exposures: integer("exposures").notNull(),
    firstAt: timestamptz("first_at").notNull(),
    /** The latest of them, and what it gave. */
    lastAt: timestamptz("last_at").notNull(),
    isAnswered: boolean("is_answered").notNull(),
    earned: integer("earned").notNull(),
    max: integer("max").notNull(),
    flagged: boolean("flagged").notNull().default(false),
    /** As in `testAnswers`. */
    confidence: text("confidence", { enum: CONFIDENCES }),
    wasRight: boolean("was_right").notNull().default(false),
    /** What the student said about why it went wrong. */
    whyWrong: text("why_wrong", { enum: REASONS }),
    /** A `Card` of `modules/repetition/card.ts`; null for a question that was never to be asked again. */
    card: jsonb("card").$type<unknown>(),
    /** From this day on it is to be asked again; null for one that is not. */
    dueOn: date("due_on"),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.questionId] }),
    index("student_questions_repeated")
      .on(table.studentId, sql`(${table.card} ->> 'reviewedOn')`)
      .where(sql`${table.card} is not null`),
    index("student_questions_due").on(table.studentId, table.dueOn).where(sql`${table.dueOn} is not null`),
  ],
);

/** "Report a problem with this question", with the version the student saw. */
export const questionReports = pgTable(
  "question_reports",
  {
    id: idColumn<"report">("id").primaryKey(),
    questionId: idColumn<"question">("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    /** What the student saw; deleted with its question. */
    versionId: idColumn<"version">("version_id").notNull(),
    studentId: studentColumn(),
    message: text("message").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    /** Null until the administrator has read it. */
    readAt: timestamptz("read_at"),
  },
  (table) => [
    index("question_reports_newest").on(table.createdAt.desc(), table.id.desc()),
    index("question_reports_unread").on(table.createdAt.desc(), table.id.desc()).where(sql`${table.readAt} is null`),
    index("question_reports_question").on(table.questionId),
    index("question_reports_student").on(table.studentId),
    index("question_reports_search").using("gin", sql`search_folded(${table.message}) gin_trgm_ops`),
  ],
);
