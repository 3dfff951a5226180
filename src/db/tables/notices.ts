/** How many notices of one kind a mailbox got lately, and how many of them wait to be told in one mail. */
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const noticeCounts = pgTable(
  "notice_counts",
  {
    /** What is counted, and of which mailbox or address, as a hash. */
    key: text("key").primaryKey(),
    sent: integer("sent").notNull(),
    held: integer("held").notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("notice_counts_over").on(table.endsAt)],
);
