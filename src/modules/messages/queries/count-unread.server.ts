import { and, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { countRows } from "../../../db/count-rows.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { SOURCES } from "../message-source.server.ts";
import { type MessageKind, type ReadKind, UNREAD_COUNTED_MAX } from "../rules.ts";

export type UnreadCounts = { readonly [Kind in ReadKind]: number };

/**
 * How many of each kind are unread, and how many reports are open, each up to one more than is displayed, which bounds the
 * cost.
 */
export async function countUnread(db: Db, _admin: Admin): Promise<UnreadCounts & { openReports: number }> {
  return countRows(db, { ...unreadMessageRows(), reports: unreadRows("reports"), openReports: openReportRows() });
}

/** The number on the tab of each kind: what waits. Their sum is the number at Messages. */
export function countsOfTabs({
  openReports,
  ...unread
}: UnreadCounts & { openReports: number }): Readonly<Record<MessageKind, number>> {
  return { ...unread, newsletter: 0, reports: openReports };
}

/** Unread messages from visitors, as rows to count in a larger statement. */
export function unreadMessageRows() {
  return { contact: unreadRows("contact"), "notify-me": unreadRows("notify-me") };
}

/** The reports of questions that are not settled, in the same way. */
export function openReportRows(): SQL {
  const { table, open } = SOURCES.reports;
  return sql`select from ${table} where ${open} limit ${UNREAD_COUNTED_MAX + 1}::int`;
}

function unreadRows(kind: ReadKind): SQL {
  const { table, where, readAt } = SOURCES[kind];
  return sql`select from ${table} where ${and(where, isNull(readAt))} limit ${UNREAD_COUNTED_MAX + 1}::int`;
}
