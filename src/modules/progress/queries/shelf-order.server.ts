/**
 * In what order subjects and lessons stand for students, and how pages go on in it: from a place in the order, which no
 * two subjects and no two lessons of a subject share.
 */
import { asc, desc, type SQL, sql } from "drizzle-orm";
import { isStorable } from "../../../core/plain-text.ts";
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

/** Where a page begins or ends: behind one place, before one, or, with neither, at the first. */
export type PagePlace = { after?: string | undefined; before?: string | undefined };

/** What to pass for the pages beside this one; null where there is none. */
export type PagesBeside = { before: string | null; after: string | null };

/**
 * The parts of the statement that reads one page, and `cut`, which makes the page of the rows that came. Each row has its
 * `place`. A place that is none means the first page.
 */
export function pageIn(order: Order, given: PagePlace, size: number) {
  const [before, after] = [keyOf(order, given.before), keyOf(order, given.after)];
  const parts = partsOf(order);
  const key = sql`(${sql.join(parts, sql`, `)})`;
  const isBackwards = before !== null;
  return {
    place: sql<string>`concat_ws('.', ${sql.join(parts, sql`, `)})`,
    where: beyond(key, { before, after }),
    orderBy: parts.map((part) => (isBackwards ? desc(part) : asc(part))),
    limit: size + 1,
    /** One row more than fits says that there is another page in the direction of reading. */
    cut<Row extends { place: string }>(rows: ReadonlyArray<Row>): PagesBeside & { shown: Row[] } {
      const hasMore = rows.length > size;
      const shown = isBackwards ? rows.slice(0, size).reverse() : rows.slice(0, size);
      const isFirst = isBackwards ? !hasMore : after === null;
      const isLast = !isBackwards && !hasMore;
      return {
        shown,
        before: isFirst ? null : (shown[0]?.place ?? null),
        after: isLast ? null : (shown.at(-1)?.place ?? null),
      };
    },
  };
}

function beyond(key: SQL, { before, after }: { before: SQL | null; after: SQL | null }): SQL | undefined {
  if (before) return sql`${key} < ${before}`;
  return after ? sql`${key} > ${after}` : undefined;
}

/** A place such as `0.3.pharmacology` as a value to compare with; null when it is none. */
function keyOf(order: Order, place: string | undefined): SQL | null {
  const parts = place?.split(".") ?? [];
  const numbers = parts.slice(0, order.numbers.length);
  const name = parts.slice(order.numbers.length).join(".");
  const isPlace = name !== "" && isStorable(name) && numbers.every((number) => /^\d{1,9}$/.test(number));
  if (!isPlace) return null;
  return sql`(${sql.join([...numbers.map((number) => sql`${Number(number)}::int`), sql`${name}::text`], sql`, `)})`;
}
