import type { Tx } from "../../../db/client.ts";
import { type Mailing, mailAccountDeleted } from "../account-mails.server.ts";

/** Tells an address that the account it had was deleted, in the transaction of whoever deletes it. */
export async function mailLastWord(accounts: Mailing, tx: Tx, email: string): Promise<void> {
  await mailAccountDeleted(accounts, tx, email);
}
