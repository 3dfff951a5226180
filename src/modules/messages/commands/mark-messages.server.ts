/** What the administrator has read. Marking again changes nothing and is not recorded. */
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { messagesAdminTexts } from "../../../content/en/messages-admin.ts";
import type { Db } from "../../../db/client.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { type AuditAction, recordAudit } from "../../audit/commands/record-audit.server.ts";
import { SOURCES, subjectOf } from "../message-source.server.ts";
import { findMessage } from "../queries/find-message.server.ts";
import type { ReadKind } from "../rules.ts";

const ACTIONS: { readonly [Kind in ReadKind]: { read: AuditAction; unread: AuditAction } } = {
  contact: { read: "message.read", unread: "message.unread" },
  "notify-me": { read: "message.read", unread: "message.unread" },
  reports: { read: "report.read", unread: "report.unread" },
};

type Which = { kind: ReadKind; id: string };

/** Marks a message as read, or as unread again. "gone" if it does not exist. */
export async function markMessage(
  db: Db,
  admin: Admin,
  { kind, id, isRead }: Which & { isRead: boolean },
  now: Date,
): Promise<{ kind: "marked" } | { kind: "gone" }> {
  const { table, id: column, readAt } = SOURCES[kind];
  return db.transaction(async (tx) => {
    const message = await findMessage(tx, admin, kind, id);
    if (!message) return { kind: "gone" };
    const isChanged = isRead ? isNull(readAt) : isNotNull(readAt);
    const { rowCount } = await tx.execute(
      sql`update ${table} set read_at = ${isRead ? now.toISOString() : null} where ${and(eq(column, message.id), isChanged)}`,
    );
    const action = ACTIONS[kind][isRead ? "read" : "unread"];
    if (rowCount) await recordAudit(tx, admin, { action, subject: subjectOf(message) }, now);
    return { kind: "marked" };
  });
}

/** Marks everything of a kind that has arrived so far as read, and returns how many. */
export async function markAllRead(db: Db, admin: Admin, kind: ReadKind, now: Date): Promise<number> {
  const { table, where, at, readAt } = SOURCES[kind];
  return db.transaction(async (tx) => {
    const unread = and(where, isNull(readAt), sql`${at} <= ${now.toISOString()}`);
    const { rowCount } = await tx.execute(sql`update ${table} set read_at = ${now.toISOString()} where ${unread}`);
    const count = rowCount ?? 0;
    const subject = { name: messagesAdminTexts.kinds[kind] };
    if (count > 0) await recordAudit(tx, admin, { action: ACTIONS[kind].read, subject, after: { count } }, now);
    return count;
  });
}
