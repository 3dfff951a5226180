/** Whom a message to several students reaches: who is active and has proved the address. */

import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../db/client.ts";
import { students, users } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { CHANGED_MAX } from "../bulk-forms.ts";
import type { SelectedStudents } from "../selected-students.ts";
import { conditionOfSelection } from "./list-students.server.ts";

export type Recipients = {
  reached: number;
  /** Left out, also who has only been invited. */
  notVerified: number;
  /** Left out, whatever their address. */
  inactive: number;
};

const isActive = sql`${students.status} = 'Active'`;
const isProved = sql`coalesce(${users.emailVerified}, false)`;

/** How many of the chosen students a message would reach, and why it would not reach the others; null for too many. */
export async function countRecipients(
  db: Db | Tx,
  _admin: Admin,
  selected: SelectedStudents,
): Promise<Recipients | null> {
  const [found] = await db
    .select({
      all: sql<number>`count(*)::int`,
      reached: sql<number>`count(*) filter (where ${isActive} and ${isProved})::int`,
      notVerified: sql<number>`count(*) filter (where ${isActive} and not ${isProved})::int`,
      inactive: sql<number>`count(*) filter (where not ${isActive})::int`,
    })
    .from(students)
    .leftJoin(users, eq(users.id, students.authId))
    .where(conditionOfSelection(selected));
  const { all, ...recipients } = found ?? { all: 0, reached: 0, notVerified: 0, inactive: 0 };
  return all > CHANGED_MAX ? null : recipients;
}

/** That a message reaches a chosen student, in a query that joins their accounts. */
export function isReached(selected: SelectedStudents): SQL | undefined {
  return and(conditionOfSelection(selected), isActive, isProved);
}
