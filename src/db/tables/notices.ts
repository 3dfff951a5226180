/** How many notices of one kind a mailbox got lately, and how many are held back for one summary mail. */
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const noticeCounts = pgTable(
  "notice_counts",
  {
    /** Hash of what is counted and the mailbox or address it is counted for. */
    key: text("key").primaryKey(),
    sent: integer("sent").notNull(),
    held: integer("held").notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("notice_counts_over").on(table.endsAt)],
);
