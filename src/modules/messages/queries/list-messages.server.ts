/** What reached the administrator, newest first. Pages are cut by key, so that a page far back costs as much as the first. */

import { and, isNull, type SQL } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { newestFirst, orderBy, pageIn, parseTimeCursor, pastCursor, timeCursor } from "../../../db/keyset.ts";
import { contains } from "../../../db/like.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { type MessageSource, type ReceivedMessage, SOURCES } from "../message-source.server.ts";
import type { MessageKind, MessageShow } from "../rules.ts";

/** How many messages one page of the list shows. */
export const MESSAGES_PER_PAGE = 25;

export type MessageFilter = {
  kind: MessageKind;
  /** Words that must all be there, in any order; empty for no search. */
  search: string;
  /** `open` are reports that are not settled. */
  show: MessageShow;
};

/** Which page of the list; nonsense is the first one. */
export type PageRequest = { newer?: string | undefined; older?: string | undefined };

export type MessagePage = {
  messages: ReceivedMessage[];
  /** The cursor of the page of newer ones, to be passed unchanged. Null on the first page. */
  newer: string | null;
  /** Null on the last page. */
  older: string | null;
};

/** One page of the messages that match a filter. */
export async function listMessages(
  db: Db,
  _admin: Admin,
  filter: MessageFilter,
  requested: PageRequest = {},
): Promise<MessagePage> {
  const source = SOURCES[filter.kind];
  const page = pageIn(
    newestFirst(source.at, source.id),
    { before: requested.newer, after: requested.older },
    MESSAGES_PER_PAGE,
  );
  const { where, orderBy: order, limit } = page;
  const rows = await source.select(db, { where: and(conditionOf(source, filter), where), order, limit });
  const { shown, before, after } = page.cut(rows);
  return { messages: shown, newer: before, older: after };
}

/** All of one kind in the same order, in batches. */
export async function* readMessages(db: Db, kind: MessageKind, batch: number): AsyncGenerator<ReceivedMessage[], void> {
  const source = SOURCES[kind];
  const keyset = newestFirst(source.at, source.id);
  let last: ReceivedMessage | undefined;
  do {
    const where = pastCursor(keyset, last ? parseTimeCursor(timeCursor(last)) : null);
    const rows: ReceivedMessage[] = await source.select(db, { where, order: orderBy(keyset), limit: batch });
    if (rows.length > 0) yield rows;
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

/** The ids of the messages just before and after one in its list; null at the ends. */
export async function findNeighbours(
  db: Db,
  _admin: Admin,
  message: Pick<ReceivedMessage, "kind" | "at" | "id">,
): Promise<{ newer: string | null; older: string | null }> {
  const source = SOURCES[message.kind];
  const keyset = newestFirst(source.at, source.id);
  const next = async (isBackwards: boolean) => {
    const where = pastCursor(keyset, parseTimeCursor(timeCursor(message)), isBackwards);
    const [found] = await source.select(db, { where, order: orderBy(keyset, isBackwards), limit: 1 });
    return found?.id ?? null;
  };
  const [newer, older] = await Promise.all([next(true), next(false)]);
  return { newer, older };
}

function conditionOf(source: MessageSource, { search, show }: MessageFilter): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean);
  return and(
    show === "unread" ? isNull(source.readAt) : undefined,
    show === "open" ? source.open : undefined,
    ...words.map((word) => contains(source.searched, word)),
  );
}
