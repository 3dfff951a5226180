/** How difficult questions are, as the answers of students say (docs/product/adaptive.md#difficulty). */
import { doublePrecision, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";
import { questionVersions } from "./questions.ts";

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
