import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { noticeCounts } from "../../../db/schema.ts";
import type { JobPayloads } from "../../../jobs/catalog.ts";
import { mailMessage } from "../../../mail/message.ts";
import { countSummary, type Posting } from "../notices.server.ts";

/**
 * Mails how many notices with that subject have been held back; later ones start a new count. Waits another hour if the mailbox
 * has reached its limit of such mails.
 */
export async function sendHeldNotices(
  { db, queue, publicUrl }: Posting & { readonly db: Db },
  notices: JobPayloads["tell-held-notices"],
  subject: string,
): Promise<void> {
  const { key, to } = notices;
  await db.transaction(async (tx) => {
    const isWaiting = and(eq(noticeCounts.key, key), gt(noticeCounts.held, 0));
    const [waiting] = await tx.select({ held: noticeCounts.held }).from(noticeCounts).where(isWaiting).for("update");
    if (!waiting) return;
    if (!(await countSummary(tx, notices))) return queue.enqueue(tx, "tell-held-notices", notices);
    await tx.delete(noticeCounts).where(isWaiting);
    const link = `${publicUrl}/forgot-password`;
    const told = mailMessage("held-notices", to, { count: waiting.held, subject, link });
    await queue.enqueue(tx, "send-mail", told);
  });
}
