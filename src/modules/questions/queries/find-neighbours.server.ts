/** The neighbours of a question in a list of the bank, to work through it one by one, however long it is. */

import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { orderBy, pastCursor } from "../../../db/keyset.ts";
import { questions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { BankFilter } from "../bank-filter.ts";
import { parseFilter, rankIn } from "./bank-conditions.server.ts";
import { COUNTED_MAX, NEWEST, RANKED_MAX, rankedHits } from "./list-questions.server.ts";
import type { ParsedSearch } from "./parse-search.server.ts";

export type Neighbours = {
  /** Null for the first of the list. */
  previous: Id<"question"> | null;
  /** Null for the last of the list. */
  next: Id<"question"> | null;
  /** How many come after it. */
  left: number;
  /** There are more than `left`. */
  isLeftCapped: boolean;
};

const NO_NEIGHBOURS: Neighbours = { previous: null, next: null, left: 0, isLeftCapped: false };

/**
 * The neighbours of a question in the order of the filter's list, of those that stand alone, as only they are edited one by one. The
 * question itself need not match the filter.
 */
export async function findNeighbours(
  db: Db,
  _admin: Admin,
  filter: BankFilter,
  questionId: Id<"question">,
): Promise<Neighbours> {
  const { where: matches, search } = await parseFilter(db, filter);
  const where = and(matches, isNull(questions.stimulusId));
  return search ? besideInRanks(db, where, search, questionId) : besideInTime(db, where, questionId);
}

async function besideInTime(db: Db, where: SQL | undefined, questionId: Id<"question">): Promise<Neighbours> {
  const [own] = await db.select({ at: AT }).from(questions).where(eq(questions.id, questionId));
  if (!own) return NO_NEIGHBOURS;
  const key = keyOf(own.at, questionId);
  const ids = (isBackwards: boolean, limit: number) =>
    db
      .select({ id: questions.id })
      .from(questions)
      .where(and(where, pastCursor(NEWEST, key, isBackwards)))
      .orderBy(...orderBy(NEWEST, isBackwards))
      .limit(limit);
  const [[previous], [next], left] = await Promise.all([
    ids(true, 1),
    ids(false, 1),
    db.$count(ids(false, COUNTED_MAX + 1).as("after")),
  ]);
  return {
    previous: previous?.id ?? null,
    next: next?.id ?? null,
    left: Math.min(left, COUNTED_MAX),
    isLeftCapped: left > COUNTED_MAX,
  };
}

async function besideInRanks(
  db: Db,
  where: SQL | undefined,
  search: ParsedSearch,
  questionId: Id<"question">,
): Promise<Neighbours> {
  const [own] = await db
    .select({ at: AT, rank: sql<number>`${rankIn(search)}` })
    .from(questions)
    .where(eq(questions.id, questionId));
  if (!own) return NO_NEIGHBOURS;
  const rank = sql`${own.rank}::int`;
  const key = keyOf(own.at, questionId);
  const before = sql`(rank < ${rank} or (rank = ${rank} and (created_at, id) > ${key}))`;
  const after = sql`(rank > ${rank} or (rank = ${rank} and (created_at, id) < ${key}))`;
  const [found] = await db
    .with(rankedHits(db, where, search))
    .select({
      previous: sql<Id<"question"> | null>`(select id from hits where ${before}
        order by rank desc, created_at asc, id asc limit 1)`,
      next: sql<Id<"question"> | null>`(select id from hits where ${after}
        order by rank asc, created_at desc, id desc limit 1)`,
      left: sql<number>`(select count(*)::int from hits where ${after})`,
      isLeftCapped: sql<boolean>`(select count(*) > ${RANKED_MAX}::int from hits)`,
    })
    .from(sql`(select) one`);
  return found ?? NO_NEIGHBOURS;
}

/** With its microseconds, which a Date of JavaScript would lose. */
const AT = sql<string>`${questions.createdAt}::text`;

function keyOf(at: string, id: Id<"question">): SQL {
  return sql`(${at}::timestamptz, ${id}::uuid)`;
}
