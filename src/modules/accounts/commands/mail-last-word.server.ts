import type { Tx } from "../../../db/client.ts";
import { type LeftAddress, type Mailing, mailAccountDeleted } from "../account-mails.server.ts";

/** Tells an address that the account it had was deleted, in the transaction of whoever deletes it. */
export async function mailLastWord(accounts: Mailing, tx: Tx, left: LeftAddress): Promise<void> {
  await mailAccountDeleted(accounts, tx, left);
}
