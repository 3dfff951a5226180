import { sql } from "drizzle-orm";
import { z } from "zod/mini";
import type { Db, Tx } from "../db/client.ts";

/** How many mails whose props contain all of these wait to be sent, retries included. */
export async function countWaitingMails(db: Db, props: Readonly<Record<string, unknown>>): Promise<number> {
  const { rows } = await db.execute(sql`
    select count(*)::int as count from pgboss.job
    where name = 'send-mail' and state in ('created', 'retry') and not blocked and data @> ${JSON.stringify({ props })}::jsonb`);
  return z.object({ count: z.int() }).parse(rows[0]).count;
}

/** Removes the invitations to these addresses, as `dropMailsTo` does. Other mails may be for an account that has not proved its address. */
export async function dropInvitationsTo(tx: Tx, addresses: ReadonlyArray<string>): Promise<void> {
  await tx.execute(sql`
    delete from pgboss.job where name in ('send-mail', 'tell-held-notices') and data ->> 'template' = 'invitation'
      and data ->> 'to' = any (${sql.param([...addresses])}::text[])`);
}

/**
 * Removes the mails to these addresses, also finished ones that are still readable, and the mails that tell an earlier address of
 * one of them. A mail being sent at this moment is sent.
 */
export async function dropMailsTo(tx: Tx, addresses: ReadonlyArray<string>): Promise<void> {
  const listed = sql`any (${sql.param([...addresses])}::text[])`;
  await tx.execute(sql`
    delete from pgboss.job where name in ('send-mail', 'tell-held-notices') and (
      data ->> 'to' = ${listed}
      or (data ->> 'template' = 'address-changed' and data -> 'props' ->> 'newEmail' = ${listed})
    )`);
}
