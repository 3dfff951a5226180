import type { Accounts } from "../auth.server.ts";
import { findPendingStep } from "../second-factor/pending-step.server.ts";

/** True if the right password was given in this browser and the code of the second step is still pending. */
export async function hasPendingStep(accounts: Accounts, headers: Headers, now: Date): Promise<boolean> {
  return (await findPendingStep(accounts, headers, now)) !== null;
}
