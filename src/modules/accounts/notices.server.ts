/**
 * Notices about the security of an account. Somebody may cause many of them, at an address that is not theirs too: the first
 * few of a kind are mailed immediately, the others of that hour are counted and reported in one mail. None is dropped.
 * Strangers who use other spellings of a mailbox cannot delay notices to a proved address.
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

/** Notices of one kind that are mailed individually in an hour, per proved address or else per mailbox. */
export const NOTICES_AT_ONCE = 3;

/** Summary mails to one mailbox in an hour; others wait. Proved addresses are not limited. */
const TOLD_AT_ONCE = 5;

/** Prefix of the keys of proved addresses, whose summaries need not wait. */
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
  // Locks the row: of several concurrent notices the first enqueues the job, and the others see it.
  await tx
    .insert(noticeCounts)
    .values({ key, sent: 0, held: 1, endsAt: sql`now() + interval '1 hour'` })
    .onConflictDoUpdate({ target: noticeCounts.key, set: { held: sql`${noticeCounts.held} + 1` } });
  const job = await stateOfJob(tx, "tell-held-notices", { key });
  if (job === "waiting") return;
  // Earlier counts belong to a deleted account whose jobs went with it. A running job may not see this notice.
  if (job === null) await tx.update(noticeCounts).set({ held: 1 }).where(ofKey);
  await posting.queue.enqueue(tx, "tell-held-notices", { key, ...notice });
}

/** Counts a summary mail and says whether it may be sent now. Those to a proved address always may. */
export async function countSummary(tx: Tx, { key, to }: JobPayloads["tell-held-notices"]): Promise<boolean> {
  return key.startsWith(PROVED) || countMail(tx, `told-${hash(mailboxOf(to))}`, TOLD_AT_ONCE);
}

/** Counts a mail against an hourly limit; false once the limit is reached. */
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
