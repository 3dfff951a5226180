import { messagesAdminTexts } from "../../../content/en/messages-admin.ts";
import { CSV_MARK, csvRow } from "../../../core/csv.ts";
import { tableTimeOf } from "../../../core/days.ts";
import type { Db } from "../../../db/client.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { recordView } from "../../audit/commands/record-view.server.ts";
import { type ReceivedMessage, SOURCES } from "../message-source.server.ts";
import { MESSAGE_VIEWS } from "../message-views.ts";
import { readMessages } from "../queries/list-messages.server.ts";
import { type MessageKind, topicText } from "../rules.ts";

const BATCH = 500;

/**
 * All messages of a kind as CSV, newest first and in pieces: whatever their number, few are in memory. The export is recorded.
 * Times are of the zone, which their headings name.
 */
export async function exportMessages(
  db: Db,
  admin: Admin,
  { kind, timeZone }: { kind: MessageKind; timeZone: string },
  now: Date,
): Promise<AsyncGenerator<string, void>> {
  const { table, where } = SOURCES[kind];
  await db.transaction(async (tx) => {
    await recordAudit(
      tx,
      admin,
      { action: "messages.exported", subject: { name: messagesAdminTexts.kinds[kind] } },
      now,
    );
    await recordView(tx, admin, { what: MESSAGE_VIEWS[kind].file, people: await tx.$count(table, where) }, now);
  });
  return piecesOf(db, kind, timeZone);
}

type WriteTime = (at: Date | null) => string;

async function* piecesOf(db: Db, kind: MessageKind, timeZone: string): AsyncGenerator<string, void> {
  const time = (at: Date | null) => (at ? tableTimeOf(at, timeZone) : "");
  yield CSV_MARK + csvRow(messagesAdminTexts.export.columns[kind](timeZone));
  for await (const batch of readMessages(db, kind, BATCH)) {
    yield batch.map((message) => csvRow(cellsOf(message, time))).join("");
  }
}

/** In the order of the columns that the words of the export name. */
function cellsOf(message: ReceivedMessage, time: WriteTime): (string | number)[] {
  const { at, readAt } = message;
  switch (message.kind) {
    case "contact":
      return [time(at), message.name, message.email, message.message, time(readAt), time(message.answeredAt)];
    case "notify-me":
      return [time(at), message.email, topicText(message.topic), time(readAt), time(message.answeredAt)];
    case "newsletter": {
      const { email, state, confirmedAt, leftAt } = message;
      return [time(at), email, messagesAdminTexts.states[state], time(confirmedAt), time(leftAt)];
    }
    case "reports": {
      const { displayId, versionNumber, studentName, settled } = message;
      const settlement = [time(settled?.at ?? null), settled?.note ?? ""];
      return [time(at), displayId, versionNumber, studentName, message.message, ...settlement];
    }
    default:
      return message satisfies never;
  }
}
