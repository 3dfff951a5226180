import type { Accounts } from "../auth.server.ts";
import { findPendingStep } from "../second-factor/pending-step.server.ts";

/** Whether the right password was given in this browser a moment ago, and a code is what is missing. */
export async function hasPendingStep(accounts: Accounts, headers: Headers, now: Date): Promise<boolean> {
  return (await findPendingStep(accounts, headers, now)) !== null;
}
