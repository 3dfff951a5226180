/** Jobs whose last try failed. The queue never gives up, so all of them wait for a retry. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod/mini";
import type { Db, Tx } from "../db/client.ts";
import { type JobName, jobNames } from "./catalog.ts";

export type FailedJob = {
  id: string;
  name: JobName;
  /** Its payload; parse it before use. */
  payload: unknown;
  /** When the last try began, and when the next one is due. */
  triedAt: Date;
  nextAt: Date;
  tries: number;
  /** The error message of the last try; empty if it had none. */
  reason: string;
};

// The conditions of the index on waiting jobs.
const HAS_FAILED = sql`name = any(${sql.param([...jobNames])}::text[]) and state = 'retry' and not blocked`;

/** The failed jobs as the rows of a subquery, up to a limit: for counting them within a larger statement. */
export function failedJobRows(limit: number): SQL {
  return sql`select from pgboss.job where ${HAS_FAILED} limit ${limit}::int`;
}

const Reason = z.union([
  z.pipe(
    z.object({ message: z.string() }),
    z.transform(({ message }) => message),
  ),
  z.pipe(
    z.object({ value: z.object({ message: z.string() }) }),
    z.transform(({ value }) => value.message),
  ),
]);

const Row = z.object({
  id: z.string(),
  name: z.enum(jobNames),
  payload: z.unknown(),
  triedAt: z.coerce.date(),
  nextAt: z.coerce.date(),
  tries: z.number(),
  reason: z.catch(Reason, ""),
});

/** The failed jobs, most recently tried first. */
export async function listFailedJobs(db: Db, limit: number): Promise<FailedJob[]> {
  const { rows } = await db.execute(sql`
    select id, name, data as payload, coalesce(started_on, created_on) as "triedAt", start_after as "nextAt",
      retry_count + 1 as tries, output as reason
    from pgboss.job where ${HAS_FAILED} order by coalesce(started_on, created_on) desc, id limit ${limit}::int`);
  return rows.map((row) => Row.parse(row));
}

/**
 * Why the mail that was tried last was not taken; null when a mail was taken since then, or none waits for another try. An empty
 * text when nothing said why.
 */
export async function findLastMailRefusal(db: Db): Promise<string | null> {
  const { rows } = await db.execute(sql`
    select output as reason from pgboss.job
    where ${HAS_FAILED} and name = 'send-mail' and coalesce(started_on, created_on) >= coalesce(
      (select max(completed_on) from pgboss.job where name = 'send-mail' and state = 'completed'), '-infinity')
    order by coalesce(started_on, created_on) desc limit 1`);
  return rows[0] ? z.object({ reason: z.catch(Reason, "") }).parse(rows[0]).reason : null;
}

/** Makes failed jobs due now, one or all of them; returns how many. One that is running at this moment is not included. */
export async function retryFailedJobs(tx: Tx, id: string | null): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`update pgboss.job set start_after = now() where ${HAS_FAILED} and ${id === null ? sql`true` : sql`id = ${id}::uuid`}`,
  );
  return rowCount ?? 0;
}

/** Removes a failed job from the queue for good; returns its name, or null if it is no longer waiting. */
export async function removeFailedJob(tx: Tx, id: string): Promise<JobName | null> {
  const { rows } = await tx.execute(
    sql`delete from pgboss.job where ${HAS_FAILED} and id = ${id}::uuid returning name`,
  );
  return rows[0] ? z.object({ name: z.enum(jobNames) }).parse(rows[0]).name : null;
}
