/**
 * Notices about the security of an account. Somebody may cause many of them, at an address that is not theirs too: the first
 * few of a kind are mailed at once, the others of that hour are counted and told in one mail. None is dropped. What strangers
 * do with other spellings of a mailbox holds up no notice of an address that was proved.
 */
import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { mailboxOf } from "../../core/mailbox.ts";
import type { Tx } from "../../db/client.ts";
import { noticeCounts, users } from "../../db/schema.ts";
import type { JobPayloads } from "../../jobs/catalog.ts";
import { type Queue, stateOfJob } from "../../jobs/queue.server.ts";
import type { MailMessage } from "../../mail/message.ts";

export type Posting = { readonly queue: Pick<Queue, "enqueue">; readonly publicUrl: string };

/** So many notices of one kind are mailed one by one in an hour: to an address that was proved, or to a mailbox otherwise. */
export const NOTICES_AT_ONCE = 3;

/** So many mails about several notices go to one mailbox in an hour; others wait. Addresses that were proved have their own. */
const TOLD_AT_ONCE = 5;

/** What the key of an address begins with that was proved: its mail waits for no others. */
const PROVED = "proved-";

/**
 * Mails a notice, or counts it for the mail that tells of several. `kind` tells notices of one template apart. `isProved` is
 * for addresses that are no account's any more; of others it is looked up.
 */
export async function mailNotice(
  posting: Posting,
  tx: Tx,
  notice: MailMessage,
  { kind = "", isProved }: { kind?: string; isProved?: boolean } = {},
): Promise<void> {
  const { to, template } = notice;
  const isOwn = isProved ?? (await isProvedAddress(tx, to));
  const ofAddress = hash("address", to, template, kind);
  const key = isOwn ? `${PROVED}${ofAddress}` : ofAddress;
  const turns = isOwn ? `turns-${ofAddress}` : `turns-${hash(mailboxOf(to), template, kind)}`;
  const ofKey = eq(noticeCounts.key, key);
  const isHeld = (await tx.$count(noticeCounts, ofKey)) > 0;
  if (!isHeld && (await countMail(tx, turns, NOTICES_AT_ONCE))) return posting.queue.enqueue(tx, "send-mail", notice);
  // Held fast from here on: of several at once the first one makes the job, and the others see it.
  await tx
    .insert(noticeCounts)
    .values({ key, sent: 0, held: 1, endsAt: sql`now() + interval '1 hour'` })
    .onConflictDoUpdate({ target: noticeCounts.key, set: { held: sql`${noticeCounts.held} + 1` } });
  const job = await stateOfJob(tx, "tell-held-notices", { key });
  if (job === "waiting") return;
  // Any before were those of an account that was deleted since, with all that waited for it. A job that runs may not see this one.
  if (job === null) await tx.update(noticeCounts).set({ held: 1 }).where(ofKey);
  await posting.queue.enqueue(tx, "tell-held-notices", { key, ...notice });
}

/** Whether a mail that tells of several notices may go now; counts it. Those to an address that was proved always may. */
export async function countSummary(tx: Tx, { key, to }: JobPayloads["tell-held-notices"]): Promise<boolean> {
  return key.startsWith(PROVED) || countMail(tx, `told-${hash(mailboxOf(to))}`, TOLD_AT_ONCE);
}

/** Counts one of so many mails an hour; false when there is none left. */
async function countMail(tx: Tx, key: string, most: number): Promise<boolean> {
  const { sent, endsAt } = noticeCounts;
  const isOver = sql`${endsAt} <= now()`;
  const [count] = await tx
    .insert(noticeCounts)
    .values({ key, sent: 1, held: 0, endsAt: sql`now() + interval '1 hour'` })
    .onConflictDoUpdate({
      target: noticeCounts.key,
      set: {
        sent: sql`case when ${isOver} then 1 else ${sent} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${endsAt} end`,
      },
      setWhere: sql`${isOver} or ${sent} < ${most}::int`,
    })
    .returning({ sent });
  return count !== undefined;
}

async function isProvedAddress(tx: Tx, address: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.email, address), eq(users.emailVerified, true)))) > 0;
}

function hash(...of: ReadonlyArray<string>): string {
  return createHash("sha256").update(of.join("\n")).digest("base64url");
}
