import type { Tx } from "../../../db/client.ts";
import { mailMessage } from "../../../mail/message.ts";
import type { Addressee, Mailing } from "../account-mails.server.ts";
import { issueToken, LINK_MINUTES } from "../one-time-links.server.ts";

/** Mails the link that sets a new password, in the caller's transaction. */
export async function mailResetLink(accounts: Mailing, tx: Tx, user: Addressee, now: Date): Promise<void> {
  const token = await issueToken(tx, "reset-password", user.id, now);
  const link = `${accounts.publicUrl}/reset-password?token=${token}`;
  const minutes = LINK_MINUTES["reset-password"];
  await accounts.queue.enqueue(
    tx,
    "send-mail",
    mailMessage("reset-password", user.email, { name: user.name, link, minutes }),
  );
}
