import type { Accounts } from "../auth.server.ts";
import { hasSecondFactor } from "../second-factor/factor.server.ts";
import type { Viewer } from "../viewer.ts";

/** Whether this installation asks this viewer for a second factor. */
export function isFactorRequired({ adminTwoFactor }: Pick<Accounts, "adminTwoFactor">, viewer: Viewer): boolean {
  return viewer.kind === "admin" && adminTwoFactor === "required";
}

/** Whether this installation asks the administrator for a second factor that is not there yet. */
export async function isSetUpOwed(accounts: Accounts, viewer: Viewer): Promise<boolean> {
  return isFactorRequired(accounts, viewer) && !(await hasSecondFactor(accounts.db, viewer.userId));
}
