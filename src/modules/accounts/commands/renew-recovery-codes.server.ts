import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { Accounts } from "../auth.server.ts";
import type { ReauthForm } from "../forms.ts";
import { hasSecondFactor, notifyOwner } from "../second-factor/factor.server.ts";
import { makeRecoveryCodes, replaceRecoveryCodes } from "../second-factor/recovery-codes.server.ts";
import type { Client } from "../sessions.server.ts";
import type { Viewer } from "../viewer.ts";
import { confirmWithCode } from "./confirm-with-code.server.ts";

export type RenewRecoveryCodesResult =
  /** They are shown only this once; the old ones no longer work. */
  | { kind: "renewed"; codes: string[] }
  | { kind: "wrong-password" }
  | { kind: "wrong-code" }
  | { kind: "limited"; minutes: number }
  /** There is no second factor. */
  | { kind: "off" };

/** Replaces the recovery codes. Needs the password and a code of the app or an unused recovery code. */
export async function renewRecoveryCodes(
  accounts: Accounts,
  viewer: Viewer,
  client: Client,
  fields: ReauthForm,
  now: Date,
): Promise<RenewRecoveryCodesResult> {
  const { userId, email } = viewer;
  const confirmed = await confirmWithCode(accounts, userId, client, fields, now);
  if (confirmed.kind !== "confirmed") return confirmed;
  const codes = makeRecoveryCodes();
  return accounts.db.transaction(async (tx): Promise<RenewRecoveryCodesResult> => {
    if (!(await hasSecondFactor(tx, userId))) return { kind: "off" };
    await replaceRecoveryCodes(tx, userId, codes, now);
    await notifyOwner(accounts, tx, userId, { event: "codes-renewed", left: null });
    if (viewer.kind === "admin") {
      const subject = { id: userId, name: email };
      await recordAudit(tx, viewer, { action: "account.recovery-codes-renewed", subject }, now);
    }
    return { kind: "renewed", codes };
  });
}
