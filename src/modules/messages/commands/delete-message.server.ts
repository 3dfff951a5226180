import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { type Audited, recordAudit } from "../../audit/commands/record-audit.server.ts";
import { type ReceivedMessage, SOURCES, subjectOf } from "../message-source.server.ts";
import { findMessage } from "../queries/find-message.server.ts";
import type { MessageKind } from "../rules.ts";

/** Deletes a message with its answers, an address of the newsletter, or a report. "gone" if it does not exist. */
export async function deleteMessage(
  db: Db,
  admin: Admin,
  { kind, id }: { kind: MessageKind; id: string },
  now: Date,
): Promise<{ kind: "deleted" } | { kind: "gone" }> {
  const { table, id: column } = SOURCES[kind];
  return db.transaction(async (tx) => {
    const message = await findMessage(tx, admin, kind, id);
    if (!message) return { kind: "gone" };
    const { rowCount } = await tx.execute(sql`delete from ${table} where ${eq(column, message.id)}`);
    // Of two concurrent deletions the second has deleted nothing.
    if (!rowCount) return { kind: "gone" };
    await recordAudit(tx, admin, { ...auditOf(message), subject: subjectOf(message) }, now);
    return { kind: "deleted" };
  });
}

function auditOf(message: ReceivedMessage): Pick<Audited, "action" | "before"> {
  switch (message.kind) {
    case "contact":
      return {
        action: "message.deleted",
        before: { name: message.name, email: message.email, message: message.message },
      };
    case "notify-me":
      return { action: "message.deleted", before: { email: message.email, topic: message.topic } };
    case "newsletter":
      return { action: "subscriber.deleted", before: { email: message.email, status: message.state } };
    case "reports":
      return { action: "report.deleted", before: { name: message.studentName, message: message.message } };
    default:
      return message satisfies never;
  }
}
