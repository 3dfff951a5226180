import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { Accounts } from "../auth.server.ts";
import { makeRecoveryCodes, replaceRecoveryCodes } from "../recovery-codes.server.ts";
import { hasSecondFactor, tellOwner } from "../second-factor.server.ts";
import type { Viewer } from "../viewer.ts";
import { confirmPassword } from "./confirm-password.server.ts";

export type RenewRecoveryCodesResult =
  /** They are shown now and never again; the old ones no longer work. */
  | { kind: "renewed"; codes: string[] }
  | { kind: "wrong-password" }
  | { kind: "limited"; minutes: number }
  /** There is no second factor. */
  | { kind: "off" };

/** Makes the recovery codes of who knows the password anew. */
export async function renewRecoveryCodes(
  accounts: Accounts,
  viewer: Viewer,
  password: string,
  now: Date,
): Promise<RenewRecoveryCodesResult> {
  const { userId, email } = viewer;
  const confirmed = await confirmPassword(accounts, userId, password);
  if (confirmed.kind !== "confirmed") return confirmed;
  const recovery = await makeRecoveryCodes(accounts.hashing);
  return accounts.db.transaction(async (tx): Promise<RenewRecoveryCodesResult> => {
    if (!(await hasSecondFactor(tx, userId))) return { kind: "off" };
    await replaceRecoveryCodes(tx, userId, recovery.hashes, now);
    await tellOwner(accounts, tx, userId, { event: "codes-renewed", left: null });
    if (viewer.kind === "admin") {
      const subject = { id: userId, name: email };
      await recordAudit(tx, viewer, { action: "account.recovery-codes-renewed", subject }, now);
    }
    return { kind: "renewed", codes: recovery.codes };
  });
}
