/**
 * Keyset paging: a page begins after a cursor, a position in an order that no two rows share. A page far back costs as much
 * as the first, and no row is shown twice or left out when rows are added or removed meanwhile.
 */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { parseId } from "../core/id.ts";

/** The columns that rows are ordered by. */
export type KeysetOrder = {
  /** Most significant first; the last is unique to its row. */
  columns: ReadonlyArray<SQLWrapper>;
  isDescending?: boolean;
  /** As Drizzle's `.desc()` on an index has it; without it PostgreSQL would sort the table. */
  isNullsLast?: boolean;
};

/** An order, and how its cursor is written in an address. */
export type Keyset<Row> = KeysetOrder & {
  cursorOf(row: Row): string;
  /** The cursor as values of the columns; null if it is malformed. */
  parseCursor(text: string): SQL | null;
};

/** By a time, the newest first, as an index on both columns' `.desc()` has it. */
export function newestFirst(at: SQLWrapper, id: SQLWrapper): Keyset<{ at: Date | string; id: string }> {
  return {
    columns: [at, id],
    isDescending: true,
    isNullsLast: true,
    cursorOf: timeCursor,
    parseCursor: parseTimeCursor,
  };
}

/** Where a page begins or ends: after a cursor, before one, or at the first row if there is none or it is malformed. */
export type PageRequest = { after?: string | null | undefined; before?: string | null | undefined };

/** The cursors of the adjacent pages; null where there is none. */
export type PageCursors = { before: string | null; after: string | null };

/** The parts of the statement that reads one page, and `cut`, which makes the page from the rows it returned. */
export function pageIn<Row>(keyset: Keyset<Row>, requested: PageRequest, size: number) {
  const before = requested.before ? keyset.parseCursor(requested.before) : null;
  const after = before === null && requested.after ? keyset.parseCursor(requested.after) : null;
  const isBackwards = before !== null;
  return {
    isBackwards,
    cursor: before ?? after,
    where: pastCursor(keyset, before ?? after, isBackwards),
    orderBy: orderBy(keyset, isBackwards),
    /** One more row than fits shows that there is another page in the direction of reading. */
    limit: size + 1,
    cut<Read extends Row>(rows: ReadonlyArray<Read>): PageCursors & { shown: Read[] } {
      const hasMore = rows.length > size;
      const shown = isBackwards ? rows.slice(0, size).reverse() : rows.slice(0, size);
      const isFirst = isBackwards ? !hasMore : after === null;
      const isLast = !isBackwards && !hasMore;
      const [first, last] = [shown[0], shown.at(-1)];
      return {
        shown,
        before: isFirst || !first ? null : keyset.cursorOf(first),
        after: isLast || !last ? null : keyset.cursorOf(last),
      };
    },
  };
}

/** The condition that a row comes after the cursor, or before it when reading backwards. Undefined without a cursor. */
export function pastCursor(
  { columns, isDescending = false }: KeysetOrder,
  cursor: SQL | null,
  isBackwards = false,
): SQL | undefined {
  const sign = sql.raw(isDescending === isBackwards ? ">" : "<");
  return cursor ? sql`(${sql.join([...columns], sql`, `)}) ${sign} ${cursor}` : undefined;
}

/** The columns in order, or reversed. */
export function orderBy({ columns, isDescending = false, isNullsLast }: KeysetOrder, isBackwards = false): SQL[] {
  const isDescendingNow = isDescending !== isBackwards;
  const nulls = isNullsLast ? (isDescendingNow ? " nulls last" : " nulls first") : "";
  return columns.map((column) => sql`${column} ${sql.raw(`${isDescendingNow ? "desc" : "asc"}${nulls}`)}`);
}

/** A time and an id as the cursor of a row, `2026-03-04T09:00:00.000Z~…`. */
export function timeCursor({ at, id }: { at: Date | string; id: string }): string {
  return `${typeof at === "string" ? at : at.toISOString()}~${id}`;
}

/** The same as values to compare with columns. */
export function parseTimeCursor(text: string): SQL | null {
  const [at = "", id = ""] = text.split("~", 2);
  return isTimestamp(at) && parseId(id) ? sql`(${at}::timestamptz, ${id}::uuid)` : null;
}

/** False for dates such as 31 February, which JavaScript reads as a day in March and the database refuses. */
export function isTimestamp(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(\d{3})?Z$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
}

/** A timestamp column in the form that `timeCursor` takes if microseconds matter. */
export function microseconds(column: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
