/** What this installation remembers of itself, one row for each fact: for example, that the demo content was put in. */
import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const installation = pgTable("installation", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
