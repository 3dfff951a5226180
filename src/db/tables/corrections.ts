/** What is put right after the fact: results that were scored again, reports of students that were settled. */
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Id } from "../../core/id.ts";
import { users } from "./accounts.ts";
import { questionReports, testResults } from "./attempts.ts";

const by = (name: string) =>
  uuid(name)
    .$type<Id<"user">>()
    .references(() => users.id, { onDelete: "set null" });

/**
 * An answer that was scored again, by the solution of another version. What it was worth before stays here; the result and
 * its answer hold what it is worth now.
 */
export const rescores = pgTable(
  "rescores",
  {
    testResultId: uuid("test_result_id")
      .notNull()
      .$type<Id<"result">>()
      .references(() => testResults.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    /** By whose solution it was scored now. Like the two below without a foreign key: the answer holds the question fast. */
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

/** A report that needs nothing more. Taking the row away opens the report again. */
export const reportSettlements = pgTable("report_settlements", {
  reportId: uuid("report_id")
    .primaryKey()
    .$type<Id<"report">>()
    .references(() => questionReports.id, { onDelete: "cascade" }),
  /** Empty when nothing was said. */
  note: text("note").notNull(),
  settledBy: by("settled_by"),
  settledAt: timestamp("settled_at", { withTimezone: true }).notNull(),
});
