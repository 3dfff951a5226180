import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { type Mailing, mailPasswordReset } from "../account-mails.server.ts";

/** Mails somebody the link that sets a new password, in the transaction of whoever may ask for it in their place. */
export async function mailResetLink(
  accounts: Mailing,
  tx: Tx,
  account: { id: Id<"user">; name: string; email: string },
  now: Date,
): Promise<void> {
  await mailPasswordReset(accounts, tx, account, now);
}
