/** What visitors leave: messages, requests to be notified, and newsletter addresses. Stored first, then mailed. */
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Id } from "../../core/id.ts";
import { users } from "./accounts.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

export const messages = pgTable(
  "messages",
  {
    id: uuid("id").primaryKey().$type<Id<"message">>(),
    kind: text("kind", { enum: ["contact", "notify-me"] }).notNull(),
    /** Empty for a request to be notified. */
    name: text("name").notNull().default(""),
    email: text("email").notNull(),
    /** Empty for a request to be notified. */
    message: text("message").notNull().default(""),
    /** What the visitor wants to be notified about, such as `video-lectures`; empty for a message. */
    topic: text("topic").notNull().default(""),
    receivedAt: at("received_at").notNull(),
    readAt: at("read_at"),
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
      sql`lower(${table.name} || ' ' || ${table.email} || ' ' || ${table.message}) gin_trgm_ops`,
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
    id: uuid("id").primaryKey().$type<Id<"message-answer">>(),
    messageId: uuid("message_id")
      .notNull()
      .$type<Id<"message">>()
      .references(() => messages.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    sentBy: uuid("sent_by")
      .$type<Id<"user">>()
      .references(() => users.id, { onDelete: "set null" }),
    sentAt: at("sent_at").notNull(),
  },
  (table) => [
    index("message_answers_of_message").on(table.messageId, table.sentAt),
    index("message_answers_sender").on(table.sentBy),
  ],
);

export const subscribers = pgTable(
  "subscribers",
  {
    id: uuid("id").primaryKey().$type<Id<"subscriber">>(),
    email: text("email").notNull(),
    /** Only `confirmed` subscribers get the newsletter. */
    state: text("state", { enum: ["pending", "confirmed", "left"] })
      .notNull()
      .default("pending"),
    requestedAt: at("requested_at").notNull(),
    /** When the confirmation link was last mailed. */
    mailedAt: at("mailed_at"),
    /** Hash of the token in that link, kept after confirmation; null after leaving. */
    confirmHash: text("confirm_hash").unique(),
    confirmedAt: at("confirmed_at"),
    leftAt: at("left_at"),
    /** Null until the administrator has seen it. */
    readAt: at("read_at"),
    /** In every newsletter to this address. It ends the subscription, and can undo that for a day. */
    leaveToken: text("leave_token").notNull().unique(),
  },
  (table) => [
    check("subscribers_state_is_known", sql`${table.state} in ('pending', 'confirmed', 'left')`),
    uniqueIndex("subscribers_email").on(sql`lower(${table.email})`),
    index("subscribers_requested").on(table.requestedAt.desc(), table.id.desc()),
    index("subscribers_of_state").on(table.state, table.requestedAt.desc(), table.id.desc()),
    index("subscribers_unread").on(table.requestedAt.desc(), table.id.desc()).where(sql`${table.readAt} is null`),
    index("subscribers_search").using("gin", sql`lower(${table.email}) gin_trgm_ops`),
  ],
);
