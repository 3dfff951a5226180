import { and, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../db/client.ts";
import { SOURCES } from "../message-source.server.ts";
import { MESSAGE_KINDS, type MessageKind, UNREAD_COUNTED_MAX } from "../rules.ts";

export type UnreadCounts = { readonly [Kind in MessageKind]: number };

const Counts = z.object({ contact: z.int(), "notify-me": z.int(), newsletter: z.int(), reports: z.int() });

/** How many of each kind nobody has read, each up to one more than is written out: it stays cheap however many there are. */
export async function countUnread(db: Db): Promise<UnreadCounts> {
  const counts = MESSAGE_KINDS.map((kind) => {
    const { table, where, readAt } = SOURCES[kind];
    const unread = sql`select from ${table} where ${and(where, isNull(readAt))} limit ${UNREAD_COUNTED_MAX + 1}::int`;
    return sql`(select count(*)::int from (${unread}) as unread) as ${sql.identifier(kind)}`;
  });
  const { rows } = await db.execute(sql`select ${sql.join(counts, sql`, `)}`);
  return Counts.parse(rows[0]);
}
