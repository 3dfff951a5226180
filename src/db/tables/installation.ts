/** What this installation remembers of itself, one row for each fact: for example, that the demo content was put in. */
import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const installation = pgTable("installation", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** Work that comes back, such as backups: one process does it, and the others see here that it is done. */
export const recurringWork = pgTable("recurring_work", {
  name: text("name").primaryKey(),
  startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
  /** Null while it runs, and when the process that ran it has died. */
  finishedAt: timestamp("finished_at", { withTimezone: true }),
  hasFailed: boolean("has_failed").notNull().default(false),
  /** What came of it, for whoever looks after the installation. */
  outcome: text("outcome").notNull().default(""),
});
