import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import type { Mailing } from "../account-mails.server.ts";
import { dropSecondFactor, notifyOwner } from "../second-factor/factor.server.ts";

/**
 * Takes the second factor away from somebody who has lost phone and codes, and mails them so, in the transaction of whoever
 * may do that in their place. False when there was none.
 */
export async function removeSecondFactor(accounts: Mailing, tx: Tx, userId: Id<"user">): Promise<boolean> {
  const isDropped = await dropSecondFactor(tx, userId);
  if (isDropped) await notifyOwner(accounts, tx, userId, { event: "switched-off-by-institute", left: null });
  return isDropped;
}
