/** Students who have not visited for long. All students are checked, in batches along the primary key. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod/mini";
import type { Id } from "../../../core/id.ts";
import { idSchema } from "../../../core/schemas.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { attempts, students, users } from "../../../db/schema.ts";
import { isAdminIn, type Roles } from "../../accounts/roles.server.ts";
import { lastVisitAt } from "../../students/queries/last-visit.server.ts";
import { BATCH, type IsOver } from "../batches.server.ts";

export type UnusedStudent = {
  id: Id<"student">;
  lastVisitAt: Date;
  /** When the deletion was announced; null before. */
  noticeAt: Date | null;
  /** Null for an invited student who never signed up. */
  account: { name: string; email: string } | null;
};

const Rows = z.array(
  z.object({
    id: idSchema<"student">(() => "not an id"),
    last_visit: z.coerce.date(),
    notice_at: z.nullable(z.coerce.date()),
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    is_unused: z.boolean(),
  }),
);

/**
 * Students whose last visit lies before the moment, some at a time, also none. Never one with a running test, and never the
 * administrator.
 */
export async function* readUnused(
  db: Db,
  limits: Roles & { since: Date; isOver: IsOver },
): AsyncGenerator<UnusedStudent[], void> {
  let last = "00000000-0000-0000-0000-000000000000";
  let isMore = true;
  while (isMore && !limits.isOver()) {
    // A student who joined after the moment has visited since, so no other table need be read.
    const { rows } = await db.execute(sql`
      with seen as materialized (
        select ${students.id}, ${students.authId}, ${students.deletionNoticeAt},
          case when ${students.joinDate} < ${moment(limits.since)} then ${lastVisitAt} else ${students.joinDate} end as at
        from (select * from ${students} where ${students.id} > ${last}::uuid order by ${students.id} limit ${BATCH}::int)
          as students)
      select seen.id, seen.at as last_visit, seen.deletion_notice_at as notice_at, owner.name, owner.email,
        ${isUnused({ id: sql`seen.id`, at: sql`seen.at`, email: sql`owner.email` }, limits)} as is_unused
      from seen left join lateral (
        select ${users.name}, ${users.email} from ${users} where ${users.id} = seen.auth_id limit 1) as owner on true
      order by seen.id`);
    const batch = Rows.parse(rows);
    last = batch.at(-1)?.id ?? last;
    isMore = batch.length === BATCH;
    yield batch.filter((row) => row.is_unused).map(shown);
  }
}

/** The same of one student, in the transaction that holds the row. */
export async function isStillUnused(
  tx: Tx,
  studentId: Id<"student">,
  limits: Roles & { since: Date },
): Promise<boolean> {
  const own = { id: sql`${students.id}`, at: lastVisitAt, email: sql`${users.email}` };
  const { rowCount } = await tx.execute(sql`
    select from ${students} left join ${users} on ${users.id} = ${students.authId}
    where ${students.id} = ${studentId} and ${isUnused(own, limits)}`);
  return rowCount === 1;
}

/** Of a student who was here last at that time, by the id and the address of the account. */
function isUnused({ id, at, email }: Record<"id" | "at" | "email", SQL>, limits: Roles & { since: Date }): SQL {
  return sql`(${at} < ${moment(limits.since)} and (${isAdminIn(limits, email)}) is not true
    and not exists (select from ${attempts} where ${attempts.studentId} = ${id} and ${attempts.state} = 'open'))`;
}

function moment(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}

function shown({ id, last_visit, notice_at, name, email }: z.infer<typeof Rows>[number]): UnusedStudent {
  const account = name !== null && email !== null ? { name, email } : null;
  return { id, lastVisitAt: last_visit, noticeAt: notice_at, account };
}
