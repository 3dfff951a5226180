/** Corrections after the fact: rescored results and settled reports. */
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Id } from "../../core/id.ts";
import { users } from "./accounts.ts";
import { questionReports, testResults } from "./attempts.ts";

const by = (name: string) =>
  uuid(name)
    .$type<Id<"user">>()
    .references(() => users.id, { onDelete: "set null" });

/**
 * An answer that was rescored by the solution of another version. Its previous points stay here; the result and its answer
 * hold the current ones.
 */
export const rescores = pgTable(
  "rescores",
  {
    testResultId: uuid("test_result_id")
      .notNull()
      .$type<Id<"result">>()
      .references(() => testResults.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    /** Whose solution it was rescored by. No foreign key, like the two below: the answer already references the question. */
    versionId: uuid("version_id").notNull().$type<Id<"version">>(),
    oldVersionId: uuid("old_version_id").notNull().$type<Id<"version">>(),
    questionId: uuid("question_id").notNull().$type<Id<"question">>(),
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
    createdBy: by("created_by"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.testResultId, table.position, table.versionId] }),
    index("rescores_question").on(table.questionId, table.createdAt),
  ],
);

/** A report that needs nothing more. Deleting the row reopens the report. */
export const reportSettlements = pgTable("report_settlements", {
  reportId: uuid("report_id")
    .primaryKey()
    .$type<Id<"report">>()
    .references(() => questionReports.id, { onDelete: "cascade" }),
  /** Empty if there is no note. */
  note: text("note").notNull(),
  settledBy: by("settled_by"),
  settledAt: timestamp("settled_at", { withTimezone: true }).notNull(),
});
