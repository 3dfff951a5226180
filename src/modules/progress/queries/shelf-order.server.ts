/** In what order subjects and lessons stand for students; no two subjects and no two lessons of a subject share a place in it. */
import { type SQL, sql } from "drizzle-orm";
import { isStorable } from "../../../core/plain-text.ts";
import type { Keyset } from "../../../db/keyset.ts";
import { naturally } from "../../../db/natural-order.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import { isSubjectOf } from "../commands/recompute-progress.server.ts";

/** By some whole numbers, then by a name in its natural order. */
export type Order = { numbers: ReadonlyArray<SQL>; name: SQL };

/** Lessons of one subject: as the institute ordered them, then by title. */
export const lessonOrder: Order = { numbers: [sql`${lessons.position}`], name: naturally(lessons.title) };

/** Subjects of the course first (P16), then as the institute ordered them, then by name. */
export function subjectOrderFor(course: string): Order {
  return {
    numbers: [sql`(case when ${isSubjectOf(course)} then 0 else 1 end)`, sql`${subjects.position}`],
    name: naturally(subjects.name),
  };
}

/** The parts of an order, the most important first. */
export function partsOf({ numbers, name }: Order): SQL[] {
  return [...numbers, name];
}

/** Pages in that order, of rows that have `place: placeIn(order)`. */
export function keysetOf(order: Order): Keyset<{ place: string }> {
  return { columns: partsOf(order), placeOf: ({ place }) => place, parsePlace: (place) => keyOf(order, place) };
}

/** The place of a row in that order, as it stands in an address. */
export function placeIn(order: Order): SQL<string> {
  return sql<string>`concat_ws('.', ${sql.join(partsOf(order), sql`, `)})`;
}

/** A place such as `0.3.pharmacology` as a value to compare with; null when it is none. */
function keyOf(order: Order, place: string): SQL | null {
  const parts = place.split(".");
  const numbers = parts.slice(0, order.numbers.length);
  const name = parts.slice(order.numbers.length).join(".");
  const isPlace = name !== "" && isStorable(name) && numbers.every((number) => /^\d{1,9}$/.test(number));
  if (!isPlace) return null;
  return sql`(${sql.join([...numbers.map((number) => sql`${Number(number)}::int`), sql`${name}::text`], sql`, `)})`;
}
