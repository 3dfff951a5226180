/** What visitors leave: messages, requests to be notified, and newsletter addresses. Stored first, then mailed. */
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";
import { authorColumn } from "./accounts.ts";

export const messages = pgTable(
  "messages",
  {
    id: idColumn<"message">("id").primaryKey(),
    kind: text("kind", { enum: ["contact", "notify-me"] }).notNull(),
    /** Empty for a request to be notified. */
    name: text("name").notNull().default(""),
    email: text("email").notNull(),
    /** Empty for a request to be notified. */
    message: text("message").notNull().default(""),
    /** What the visitor wants to be notified about, such as `video-lectures`; empty for a message. */
    topic: text("topic").notNull().default(""),
    receivedAt: timestamptz("received_at").notNull(),
    readAt: timestamptz("read_at"),
  },
  (table) => [
    check("messages_kind_is_known", sql`${table.kind} in ('contact', 'notify-me')`),
    index("messages_received").on(table.receivedAt.desc(), table.id.desc()),
    index("messages_of_kind").on(table.kind, table.receivedAt.desc(), table.id.desc()),
    // For exporting or deleting somebody's own data.
    index("messages_of_address").on(sql`lower(${table.email})`),
    index("messages_unread")
      .on(table.kind, table.receivedAt.desc(), table.id.desc())
      .where(sql`${table.readAt} is null`),
    index("messages_search").using(
      "gin",
      sql`search_folded(${table.name} || ' ' || ${table.email} || ' ' || ${table.message}) gin_trgm_ops`,
    ),
    uniqueIndex("messages_told_once")
      .on(sql`lower(${table.email})`, table.topic)
      .where(sql`${table.kind} = 'notify-me'`),
  ],
);

/** The institute's answer by mail. Deleted with its message. */
export const messageAnswers = pgTable(
  "message_answers",
  {
    id: idColumn<"message-answer">("id").primaryKey(),
    messageId: idColumn<"message">("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    sentBy: authorColumn("sent_by"),
    sentAt: timestamptz("sent_at").notNull(),
  },
  (table) => [
    index("message_answers_of_message").on(table.messageId, table.sentAt),
    index("message_answers_sender").on(table.sentBy),
  ],
);

export const subscribers = pgTable(
  "subscribers",
  {
    id: idColumn<"subscriber">("id").primaryKey(),
    email: text("email").notNull(),
    /** Only `confirmed` subscribers get the newsletter. */
    state: text("state", { enum: ["pending", "confirmed", "left"] })
      .notNull()
      .default("pending"),
    requestedAt: timestamptz("requested_at").notNull(),
    /** When the confirmation link was last mailed. */
    mailedAt: timestamptz("mailed_at"),
    /** Hash of the token in that link, kept after confirmation; null after leaving. */
    confirmHash: text("confirm_hash").unique(),
    confirmedAt: timestamptz("confirmed_at"),
    leftAt: timestamptz("left_at"),
    /** Null until the administrator has seen it. */
    readAt: timestamptz("read_at"),
    /** In every newsletter to this address. It ends the subscription, and can undo that for a day. */
    leaveToken: text("leave_token").notNull().unique(),
  },
  (table) => [
    check("subscribers_state_is_known", sql`${table.state} in ('pending', 'confirmed', 'left')`),
    uniqueIndex("subscribers_email").on(sql`lower(${table.email})`),
    index("subscribers_requested").on(table.requestedAt.desc(), table.id.desc()),
    index("subscribers_of_state").on(table.state, table.requestedAt.desc(), table.id.desc()),
    index("subscribers_unread").on(table.requestedAt.desc(), table.id.desc()).where(sql`${table.readAt} is null`),
    index("subscribers_search").using("gin", sql`search_folded(${table.email}) gin_trgm_ops`),
  ],
);
