import { and, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { students } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";

const LISTED_FOR_DAYS = 30;
const LISTED_MAX = 3;

export type StudentImport = {
  id: Id<"student-import">;
  at: Date;
  /** Students of the file who have no account yet; undoing the import deletes them. */
  withoutAccount: number;
  signedUp: number;
};

const { importId, joinDate, authId } = students;
const withoutAccount = sql<number>`count(*) filter (where ${isNull(authId)})`.mapWith(Number);
const columns = {
  id: importId,
  // A student who signed up before the import has joined earlier.
  at: sql`max(${joinDate})`.mapWith(joinDate),
  withoutAccount,
  signedUp: sql<number>`count(*) filter (where ${isNotNull(authId)})`.mapWith(Number),
};

/** The newest imports of the last 30 days that can be undone at least in part, the newest first. */
export async function listImports(db: Db, _admin: Admin, now: Date): Promise<StudentImport[]> {
  const since = new Date(now.getTime() - LISTED_FOR_DAYS * 86_400_000);
  const found = await db
    .select(columns)
    .from(students)
    .where(and(isNotNull(importId), gt(joinDate, since)))
    .groupBy(importId)
    .having(gt(withoutAccount, 0))
    .orderBy(desc(columns.at))
    .limit(LISTED_MAX);
  return found.flatMap(({ id, ...rest }) => (id === null ? [] : [{ id, ...rest }]));
}

/** One import, of any age; null if none of its students is left. */
export async function findImport(db: Db, _admin: Admin, id: Id<"student-import">): Promise<StudentImport | null> {
  const [found] = await db.select(columns).from(students).where(eq(importId, id)).groupBy(importId);
  return found ? { ...found, id } : null;
}
