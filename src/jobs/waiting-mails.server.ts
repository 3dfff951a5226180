import { sql } from "drizzle-orm";
import { z } from "zod/mini";
import type { Db } from "../db/client.ts";

/** How many mails whose props contain all of these wait to be sent, retries included. */
export async function countWaitingMails(db: Db, props: Readonly<Record<string, unknown>>): Promise<number> {
  const { rows } = await db.execute(sql`
    select count(*)::int as count from pgboss.job
    where name = 'send-mail' and state in ('created', 'retry') and not blocked and data @> ${JSON.stringify({ props })}::jsonb`);
  return z.object({ count: z.int() }).parse(rows[0]).count;
}
