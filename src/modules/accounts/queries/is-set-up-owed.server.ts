import type { Accounts } from "../auth.server.ts";
import { hasSecondFactor } from "../second-factor.server.ts";
import type { Viewer } from "../viewer.ts";

/** Whether this installation asks the administrator for a second factor that is not there yet. */
export async function isSetUpOwed(accounts: Accounts, viewer: Viewer): Promise<boolean> {
  if (viewer.kind !== "admin" || accounts.adminTwoFactor !== "required") return false;
  return !(await hasSecondFactor(accounts.db, viewer.userId));
}
