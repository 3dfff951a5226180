/** Facts about this installation, one row each: for example, that the demo content was added. */
import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const installation = pgTable("installation", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** Recurring work, such as backups: one process does it, and the others see here that it is done. */
export const recurringWork = pgTable("recurring_work", {
  name: text("name").primaryKey(),
  startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
  /** Null while it runs, and when the process that ran it has died. */
  finishedAt: timestamp("finished_at", { withTimezone: true }),
  hasFailed: boolean("has_failed").notNull().default(false),
  /** The outcome, for the operator. */
  outcome: text("outcome").notNull().default(""),
});
