/** Facts about this installation, one row each: for example, that the demo content was added. */
import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "../columns.ts";

export const installation = pgTable("installation", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  createdAt: timestamptz("created_at").notNull(),
});

/** Recurring work, such as backups: one process does it, and the others see here that it is done. */
export const recurringWork = pgTable("recurring_work", {
  name: text("name").primaryKey(),
  startedAt: timestamptz("started_at").notNull(),
  /** Null while it runs, and when the process that ran it has died. */
  finishedAt: timestamptz("finished_at"),
  hasFailed: boolean("has_failed").notNull().default(false),
  /** The outcome, for the operator. */
  outcome: text("outcome").notNull().default(""),
});
