/** How many notices of one kind a mailbox got lately, and how many are held back for one summary mail. */
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "../columns.ts";

export const noticeCounts = pgTable(
  "notice_counts",
  {
    /** Hash of what is counted and the mailbox or address it is counted for. */
    key: text("key").primaryKey(),
    sent: integer("sent").notNull(),
    held: integer("held").notNull(),
    endsAt: timestamptz("ends_at").notNull(),
  },
  (table) => [index("notice_counts_over").on(table.endsAt)],
);
