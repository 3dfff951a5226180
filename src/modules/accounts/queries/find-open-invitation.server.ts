import type { Accounts } from "../auth.server.ts";
import { findInvitation, type Invitation } from "../invitations.server.ts";

/** Invitation behind a link. Reading it does not use it up. */
export function findOpenInvitation(accounts: Accounts, token: string, now: Date): Promise<Invitation> {
  return findInvitation(accounts.db, accounts, token, now);
}
