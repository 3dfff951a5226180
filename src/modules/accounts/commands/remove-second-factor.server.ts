import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import type { Mailing } from "../account-mails.server.ts";
import { dropSecondFactor, notifyOwner } from "../second-factor/factor.server.ts";

/**
 * Removes the second factor of somebody who has lost phone and codes, and tells them by mail. Runs in the caller's transaction,
 * which has checked the permission to do so. False when there was none.
 */
export async function removeSecondFactor(accounts: Mailing, tx: Tx, userId: Id<"user">): Promise<boolean> {
  const isDropped = await dropSecondFactor(tx, userId);
  if (isDropped) await notifyOwner(accounts, tx, userId, { event: "switched-off-by-institute", left: null });
  return isDropped;
}
