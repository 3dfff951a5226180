/**
 * The four kinds of what reaches the administrator, out of three tables, read in one way. A new kind needs a source here;
 * lists, pages, exports and read marks follow from it.
 */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Id } from "../../core/id.ts";
import type { Db, Tx } from "../../db/client.ts";
import {
  messageAnswers,
  messages,
  questionReports,
  questions,
  questionVersions,
  reportSettlements,
  students,
  subscribers,
  users,
} from "../../db/schema.ts";
import type { MessageKind } from "./rules.ts";

/** What all kinds have. `at` is when it came, by which lists are ordered. */
type Received<Kind extends MessageKind> = { kind: Kind; id: string; at: Date; readAt: Date | null };

export type ReceivedMessage =
  | (Received<"contact"> & { name: string; email: string; message: string; answeredAt: Date | null })
  | (Received<"notify-me"> & { email: string; topic: string; answeredAt: Date | null })
  | (Received<"newsletter"> & {
      email: string;
      state: "pending" | "confirmed" | "left";
      confirmedAt: Date | null;
      leftAt: Date | null;
    })
  | (Received<"reports"> & {
      studentId: Id<"student">;
      studentName: string;
      message: string;
      questionId: Id<"question">;
      displayId: number;
      versionNumber: number;
      /** Null while the report is open. `by` is null when the account is gone. */
      settled: { at: Date; by: string | null; note: string } | null;
    });

export type MessageSource = {
  table: PgTable;
  id: AnyPgColumn;
  at: AnyPgColumn;
  readAt: AnyPgColumn;
  /** What of the table is of this kind; undefined for all of it. */
  where: SQL | undefined;
  /** What of it needs an answer of the institute still; undefined where nothing says so. */
  open?: SQL;
  /** What a search looks through, as its index has it. */
  searched: SQL;
  select(db: Db | Tx, cut: { where: SQL | undefined; order: SQL[]; limit: number }): Promise<ReceivedMessage[]>;
};

// The outer table by its name: in a query of one table columns stand without theirs.
const answeredAt = sql<Date | null>`(
  select max(${messageAnswers.sentAt}) from ${messageAnswers} where ${messageAnswers.messageId} = ${messages}.id
)`.mapWith(messageAnswers.sentAt);

function visitorSource(
  kind: "contact" | "notify-me",
  made: (row: typeof messages.$inferSelect & { answeredAt: Date | null }) => ReceivedMessage,
): MessageSource {
  const { id, name, email, message, topic, receivedAt, readAt } = messages;
  return {
    table: messages,
    id,
    at: receivedAt,
    readAt,
    where: eq(messages.kind, kind),
    searched: sql`${name} || ' ' || ${email} || ' ' || ${message}`,
    async select(db, { where, order, limit }) {
      const rows = await db
        .select({ id, kind: messages.kind, name, email, message, topic, receivedAt, readAt, answeredAt })
        .from(messages)
        .where(and(eq(messages.kind, kind), where))
        .orderBy(...order)
        .limit(limit);
      return rows.map(made);
    },
  };
}

const newsletterSource: MessageSource = {
  table: subscribers,
  id: subscribers.id,
  at: subscribers.requestedAt,
  readAt: subscribers.readAt,
  where: undefined,
  searched: sql`${subscribers.email}`,
  async select(db, { where, order, limit }) {
    const { id, email, state, requestedAt, confirmedAt, leftAt, readAt } = subscribers;
    const rows = await db
      .select({ id, email, state, at: requestedAt, confirmedAt, leftAt, readAt })
      .from(subscribers)
      .where(where)
      .orderBy(...order)
      .limit(limit);
    return rows.map((row) => ({ kind: "newsletter", ...row }));
  },
};

const reportSource: MessageSource = {
  table: questionReports,
  id: questionReports.id,
  at: questionReports.createdAt,
  readAt: questionReports.readAt,
  where: undefined,
  open: sql`not exists (select from ${reportSettlements} where ${reportSettlements.reportId} = ${questionReports.id})`,
  searched: sql`${questionReports.message}`,
  async select(db, { where, order, limit }) {
    const { id, questionId, message, createdAt, readAt } = questionReports;
    const { settledAt, settledBy, note, reportId } = reportSettlements;
    const rows = await db
      .select({
        id,
        questionId,
        message,
        at: createdAt,
        readAt,
        studentId: students.id,
        studentName: students.name,
        displayId: questions.displayId,
        versionNumber: questionVersions.number,
        settledAt,
        by: users.name,
        note,
      })
      .from(questionReports)
      .innerJoin(students, eq(students.id, questionReports.studentId))
      .innerJoin(questions, eq(questions.id, questionId))
      .innerJoin(questionVersions, eq(questionVersions.id, questionReports.versionId))
      .leftJoin(reportSettlements, eq(reportId, id))
      .leftJoin(users, eq(users.id, settledBy))
      .where(where)
      .orderBy(...order)
      .limit(limit);
    return rows.map(({ settledAt: at, by, note: text, ...row }) => ({
      kind: "reports",
      ...row,
      settled: at && { at, by, note: text ?? "" },
    }));
  },
};

export const SOURCES: { readonly [Kind in MessageKind]: MessageSource } = {
  contact: visitorSource("contact", ({ id, name, email, message, receivedAt: at, readAt, answeredAt: answered }) => {
    return { kind: "contact", id, at, readAt, name, email, message, answeredAt: answered };
  }),
  "notify-me": visitorSource("notify-me", ({ id, email, topic, receivedAt: at, readAt, answeredAt: answered }) => {
    return { kind: "notify-me", id, at, readAt, email, topic, answeredAt: answered };
  }),
  newsletter: newsletterSource,
  reports: reportSource,
};

/** Longer names tell no more in a list. */
const NAME_SHOWN = 80;

/** How the audit names a message. */
export function subjectOf(message: ReceivedMessage): { id: string; name: string } {
  const { id } = message;
  switch (message.kind) {
    case "contact":
      return { id, name: message.name };
    case "notify-me":
    case "newsletter":
      return { id, name: message.email };
    case "reports":
      return { id, name: message.message.slice(0, NAME_SHOWN).toWellFormed() };
    default:
      return message satisfies never;
  }
}
