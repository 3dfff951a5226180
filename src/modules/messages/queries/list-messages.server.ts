/** What reached the administrator, newest first. Pages are cut by key, so that a page far back costs as much as the first. */
import { and, isNull, type SQL, sql } from "drizzle-orm";
import { parseId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
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
export type AskedPage = { newer?: string | undefined; older?: string | undefined };

export type MessagePage = {
  messages: ReceivedMessage[];
  /** The way to the page of newer ones, to be passed as it is. Null on the first page. */
  newer: string | null;
  /** Null on the last page. */
  older: string | null;
};

type Place = { at: Date; id: string };

/** One page of the messages that a filter lets through. */
export async function listMessages(db: Db, filter: MessageFilter, asked: AskedPage = {}): Promise<MessagePage> {
  const source = SOURCES[filter.kind];
  const newer = parsePlace(asked.newer);
  const older = newer ? null : parsePlace(asked.older);
  const rows = await source.select(db, {
    where: and(conditionOf(source, filter), beyond(source, newer ?? older, newer !== null)),
    order: orderOf(source, newer !== null),
    limit: MESSAGES_PER_PAGE + 1,
  });
  const hasMore = rows.length > MESSAGES_PER_PAGE;
  const page = rows.slice(0, MESSAGES_PER_PAGE);
  if (newer) page.reverse();
  const isFirst = newer ? !hasMore : older === null;
  const isLast = newer ? false : !hasMore;
  const [first, last] = [page[0], page.at(-1)];
  return {
    messages: page,
    newer: isFirst || !first ? null : textOfPlace(first),
    older: isLast || !last ? null : textOfPlace(last),
  };
}

/** All of one kind in the same order, so many at a time. */
export async function* readMessages(db: Db, kind: MessageKind, batch: number): AsyncGenerator<ReceivedMessage[], void> {
  const source = SOURCES[kind];
  let last: ReceivedMessage | undefined;
  do {
    const where = beyond(source, last ?? null, false);
    const rows: ReceivedMessage[] = await source.select(db, { where, order: orderOf(source, false), limit: batch });
    if (rows.length > 0) yield rows;
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

/** The ids of the messages just before and after one in its list; null at the ends. */
export async function findNeighbours(
  db: Db,
  message: Pick<ReceivedMessage, "kind" | "at" | "id">,
): Promise<{ newer: string | null; older: string | null }> {
  const source = SOURCES[message.kind];
  const next = async (isBackwards: boolean) => {
    const where = beyond(source, message, isBackwards);
    const [found] = await source.select(db, { where, order: orderOf(source, isBackwards), limit: 1 });
    return found?.id ?? null;
  };
  const [newer, older] = await Promise.all([next(true), next(false)]);
  return { newer, older };
}

function conditionOf(source: MessageSource, { search, show }: MessageFilter): SQL | undefined {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return and(
    show === "unread" ? isNull(source.readAt) : undefined,
    show === "open" ? source.open : undefined,
    ...words.map((word) => sql`${source.searched} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`),
  );
}

function beyond({ at, id }: MessageSource, place: Place | null, isBackwards: boolean): SQL | undefined {
  if (!place) return undefined;
  return sql`(${at}, ${id}) ${sql.raw(isBackwards ? ">" : "<")} (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`;
}

/** As the indexes have it. */
function orderOf({ at, id }: MessageSource, isBackwards: boolean): SQL[] {
  const way = sql.raw(isBackwards ? "asc nulls first" : "desc nulls last");
  return [sql`${at} ${way}`, sql`${id} ${way}`];
}

function textOfPlace({ at, id }: Place): string {
  return `${at.toISOString()}~${id}`;
}

/** The place of a message in the order, as the list gave it; null for anything else. */
function parsePlace(text: string | undefined): Place | null {
  const [, time, id] = /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([\da-f-]{36})$/.exec(text ?? "") ?? [];
  const at = new Date(time ?? "");
  return id && parseId(id) && !Number.isNaN(at.getTime()) ? { at, id } : null;
}
