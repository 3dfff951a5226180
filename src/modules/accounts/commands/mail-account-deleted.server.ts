import type { Tx } from "../../../db/client.ts";
import { mailMessage } from "../../../mail/message.ts";
import type { Mailing } from "../account-mails.server.ts";
import { mailNotice } from "../notices.server.ts";

/** An address that was an account's until now. */
type FormerAddress = { email: string; isProved: boolean };

/** The last mail to the owner of a deleted account. It does not name them. */
export async function mailAccountDeleted(accounts: Mailing, tx: Tx, { email, isProved }: FormerAddress): Promise<void> {
  const link = `${accounts.publicUrl}/contact`;
  await mailNotice(accounts, tx, mailMessage("account-deleted", email, { link }), { isProved });
}
