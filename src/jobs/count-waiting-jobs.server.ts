import { sql } from "drizzle-orm";
import { z } from "zod/mini";
import type { Db } from "../db/client.ts";
import { jobNames } from "./catalog.ts";

const Row = z.object({ name: z.string(), count: z.number(), oldest: z.number() });

export type WaitingJobs = { job: string; count: number; oldestSeconds: number };

/** How many jobs of each kind wait, retries included, and how long the oldest has been waiting. */
export async function countWaitingJobs(db: Db): Promise<WaitingJobs[]> {
  const { rows } = await db.execute(sql`
    select name, count(*)::int as count, extract(epoch from now() - min(created_on))::float8 as oldest
    from pgboss.job where state in ('created', 'retry') group by name
  `);
  const found = new Map(rows.map((row) => Row.parse(row)).map((row) => [row.name, row]));
  return jobNames.map((job) => ({
    job,
    count: found.get(job)?.count ?? 0,
    oldestSeconds: found.get(job)?.oldest ?? 0,
  }));
}
