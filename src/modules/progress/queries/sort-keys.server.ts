/** By what subjects and lessons are sorted for students; no two subjects, and no two lessons of a subject, have the same key. */
import { type SQL, sql } from "drizzle-orm";
import { isStorable } from "../../../core/plain-text.ts";
import type { Keyset } from "../../../db/keyset.ts";
import { naturalOrder } from "../../../db/natural-order.ts";
import { lessons, subjects } from "../../../db/schema.ts";

/** By some whole numbers, then by a name in its natural order. */
export type SortKey = { numbers: ReadonlyArray<SQL>; name: SQL };

/** Lessons of one subject: as the institute ordered them, then by title. */
export const lessonSortKey: SortKey = { numbers: [sql`${lessons.position}`], name: naturalOrder(lessons.title) };

/** Subjects: as the institute ordered them, then by name. */
export const subjectSortKey: SortKey = { numbers: [sql`${subjects.position}`], name: naturalOrder(subjects.name) };

/** The columns of a key, the most important first. */
export function columnsOf({ numbers, name }: SortKey): SQL[] {
  return [...numbers, name];
}

/** Pages in that order, of rows that have `cursor: cursorColumn(key)`. */
export function keysetOf(key: SortKey): Keyset<{ cursor: string }> {
  return { columns: columnsOf(key), cursorOf: ({ cursor }) => cursor, parseCursor: (cursor) => valuesOf(key, cursor) };
}

/** The cursor of a row, as addresses have it. */
export function cursorColumn(key: SortKey): SQL<string> {
  return sql<string>`concat_ws('.', ${sql.join(columnsOf(key), sql`, `)})`;
}

/** A cursor such as `0.3.pharmacology` as a value to compare with; null when it is none. */
function valuesOf(key: SortKey, cursor: string): SQL | null {
  const parts = cursor.split(".");
  const numbers = parts.slice(0, key.numbers.length);
  const name = parts.slice(key.numbers.length).join(".");
  const isCursor = name !== "" && isStorable(name) && numbers.every((number) => /^\d{1,9}$/.test(number));
  if (!isCursor) return null;
  return sql`(${sql.join([...numbers.map((number) => sql`${Number(number)}::int`), sql`${name}::text`], sql`, `)})`;
}
