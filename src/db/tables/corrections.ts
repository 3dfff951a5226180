/** Corrections after the fact: rescored results and settled reports. */
import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";
import { authorColumn } from "./accounts.ts";
import { questionReports, testResults } from "./attempts.ts";

/**
 * An answer that was rescored by the solution of another version. Its previous points stay here; the result and its answer
 * hold the current ones.
 */
export const rescores = pgTable(
  "rescores",
  {
    testResultId: idColumn<"result">("test_result_id")
      .notNull()
      .references(() => testResults.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    /** Whose solution it was rescored by. No foreign key, like the two below: the answer already references the question. */
    versionId: idColumn<"version">("version_id").notNull(),
    oldVersionId: idColumn<"version">("old_version_id").notNull(),
    questionId: idColumn<"question">("question_id").notNull(),
    oldEarned: integer("old_earned").notNull(),
    oldMax: integer("old_max").notNull(),
    oldIsCorrect: boolean("old_is_correct").notNull(),
    oldRule: text("old_rule").notNull(),
    earned: integer("earned").notNull(),
    max: integer("max").notNull(),
    isCorrect: boolean("is_correct").notNull(),
    rule: text("rule").notNull(),
    /** The totals of the whole result, before and after. */
    oldResultScore: integer("old_result_score").notNull(),
    oldResultCorrect: integer("old_result_correct").notNull(),
    oldResultEarned: integer("old_result_earned").notNull(),
    oldResultPossible: integer("old_result_possible").notNull(),
    resultScore: integer("result_score").notNull(),
    resultCorrect: integer("result_correct").notNull(),
    resultEarned: integer("result_earned").notNull(),
    resultPossible: integer("result_possible").notNull(),
    createdBy: authorColumn("created_by"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.testResultId, table.position, table.versionId] }),
    index("rescores_question").on(table.questionId, table.createdAt),
  ],
);

/** A report that needs nothing more. Deleting the row reopens the report. */
export const reportSettlements = pgTable("report_settlements", {
  reportId: idColumn<"report">("report_id")
    .primaryKey()
    .references(() => questionReports.id, { onDelete: "cascade" }),
  /** Empty if there is no note. */
  note: text("note").notNull(),
  settledBy: authorColumn("settled_by"),
  settledAt: timestamptz("settled_at").notNull(),
});
