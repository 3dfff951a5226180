import type { Accounts } from "../auth.server.ts";
import { findTokenOwner, type LinkPurpose } from "../one-time-links.server.ts";

/** Whether a link from a mail still works. Asking does not use it up. */
export async function isLinkWorking(
  accounts: Accounts,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<boolean> {
  return (await findTokenOwner(accounts.db, purpose, token, now)) !== null;
}
