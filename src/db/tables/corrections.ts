/** Corrections after the fact: rescored results, changed rules of tests, and settled reports. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";
import { authorColumn } from "./accounts.ts";
import { questionReports, testResults } from "./attempts.ts";
import { tests } from "./tests.ts";

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

/** A change of what the results of a test are marked by, numbered within the test, and how far it has got. */
export const ruleChanges = pgTable(
  "rule_changes",
  {
    id: idColumn<"rule-change">("id").primaryKey(),
    testId: idColumn<"test">("test_id")
      .notNull()
      .references(() => tests.id, { onDelete: "cascade" }),
    /** 1 for the first: a change is refused when another one was made since its preview. */
    number: integer("number").notNull(),
    /** A `RuleChange` of `modules/tests/rule-change.ts`. */
    change: jsonb("change").notNull().$type<unknown>(),
    createdBy: authorColumn("created_by"),
    createdAt: timestamptz("created_at").notNull(),
    /** The last result that was marked again, in the order of their ids; null before the first. */
    doneUntil: idColumn<"result">("done_until"),
    /** How many were marked again, and how many of them came out differently. */
    results: integer("results").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    /** Null while a job has something left to do. */
    finishedAt: timestamptz("finished_at"),
  },
  (table) => [uniqueIndex("rule_changes_of_test").on(table.testId, table.number)],
);

/** A result that came out differently by a change of rules. The current marks stand in the result. */
export const resultChanges = pgTable(
  "result_changes",
  {
    testResultId: idColumn<"result">("test_result_id")
      .notNull()
      .references(() => testResults.id, { onDelete: "cascade" }),
    changeId: idColumn<"rule-change">("change_id")
      .notNull()
      .references(() => ruleChanges.id, { onDelete: "cascade" }),
    /** Twelfths of a mark, as in `testResults`. */
    oldMarks: integer("old_marks").notNull(),
    oldPossibleMarks: integer("old_possible_marks").notNull(),
    oldIsPassed: boolean("old_is_passed"),
    marks: integer("marks").notNull(),
    possibleMarks: integer("possible_marks").notNull(),
    isPassed: boolean("is_passed"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.testResultId, table.changeId] }),
    index("result_changes_of").on(table.changeId),
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
