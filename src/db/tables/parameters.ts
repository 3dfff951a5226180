/** How difficult questions are, as the answers of students say, and what adaptive tests choose from (records 61 and 64). */
import { doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";
import { questions, questionVersions } from "./questions.ts";

/** What a night found out. Never changed afterwards: a test names the set it was asked with. */
export const parameterSets = pgTable("parameter_sets", {
  /** 1 for the first. */
  number: integer("number").primaryKey().generatedAlwaysAsIdentity(),
  madeAt: timestamptz("made_at").notNull(),
  /** First answers that it was made from, and those who gave them. */
  answers: integer("answers").notNull(),
  students: integer("students").notNull(),
});

/** The difficulty of a version from a set on, until a later set has another one. A version without a row is as its author guessed. */
export const questionParameters = pgTable(
  "question_parameters",
  {
    id: idColumn<"parameters">("id").primaryKey(),
    versionId: idColumn<"version">("version_id")
      .notNull()
      .references(() => questionVersions.id, { onDelete: "cascade" }),
    setNumber: integer("set_number")
      .notNull()
      .references(() => parameterSets.number),
    /** In logits, one for each point; their standard errors. */
    thresholds: doublePrecision("thresholds").array().notNull(),
    errors: doublePrecision("errors").array().notNull(),
    /** First answers that count. */
    answers: integer("answers").notNull(),
    stage: text("stage", { enum: ["guess", "provisional", "usable", "firm", "anchor"] }).notNull(),
    /** The furthest that a threshold has moved since the last row, in logits; 0 in the first. */
    drift: doublePrecision("drift").notNull(),
  },
  (table) => [
    uniqueIndex("question_parameters_version").on(table.versionId, table.setNumber),
    index("question_parameters_set").on(table.setNumber),
  ],
);

/** How difficult each question is, as far as a night has found out of any of its versions: what figures over many questions read. */
export const questionDifficulties = pgTable("question_difficulties", {
  questionId: idColumn<"question">("question_id")
    .primaryKey()
    .references(() => questions.id, { onDelete: "cascade" }),
  /** In logits: the mean of the newest thresholds. */
  difficulty: doublePrecision("difficulty").notNull(),
});

/**
 * The questions that adaptive tests by an exam plan choose from, as a night left them: difficulties and how often each was asked. An attempt
 * names the one that it was started with, so that it is chosen from the same until its end.
 */
export const adaptiveBanks = pgTable(
  "adaptive_banks",
  {
    id: idColumn<"adaptive-bank">("id").primaryKey(),
    /** One of `modules/tests/exam-plans.ts`. */
    examPlan: text("exam_plan").notNull(),
    /** Null before the first set. */
    setNumber: integer("set_number").references(() => parameterSets.number),
    madeAt: timestamptz("made_at").notNull(),
    /** A `BankContent` of `modules/adaptive/bank-content.ts`. */
    content: jsonb("content").notNull().$type<unknown>(),
  },
  (table) => [
    index("adaptive_banks_newest").on(table.examPlan, table.madeAt.desc()),
    index("adaptive_banks_set").on(table.setNumber),
  ],
);
