import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { Accounts } from "../auth.server.ts";
import type { ReauthForm } from "../forms.ts";
import { isFactorRequired } from "../queries/is-set-up-owed.server.ts";
import { countGuess, dropSecondFactor, notifyOwner, redeemSecondFactor } from "../second-factor/factor.server.ts";
import type { Client } from "../sessions.server.ts";
import type { Viewer } from "../viewer.ts";
import { confirmPassword } from "./confirm-password.server.ts";

export type SwitchOffSecondFactorResult =
  | { kind: "switched-off" }
  | { kind: "wrong-password" }
  | { kind: "wrong-code" }
  | { kind: "limited"; minutes: number }
  /** This installation asks the administrator for one. */
  | { kind: "required" };

/** Switches the second factor off. Needs the password and a code of the app or a recovery code. */
export async function switchOffSecondFactor(
  accounts: Accounts,
  viewer: Viewer,
  client: Client,
  { password, code }: ReauthForm,
  now: Date,
): Promise<SwitchOffSecondFactorResult> {
  if (isFactorRequired(accounts, viewer)) return { kind: "required" };
  const { userId, email } = viewer;
  const confirmed = await confirmPassword(accounts, userId, password);
  if (confirmed.kind !== "confirmed") return confirmed;
  const guess = await countGuess(accounts, client, userId);
  if (guess.kind === "limited") return guess;
  const isOff = await accounts.db.transaction(async (tx) => {
    if (!(await redeemSecondFactor(accounts, tx, userId, code, now))) return false;
    await dropSecondFactor(tx, userId);
    await notifyOwner(accounts, tx, userId, { event: "switched-off", left: null });
    if (viewer.kind === "admin") {
      const subject = { id: userId, name: email };
      await recordAudit(tx, viewer, { action: "account.second-factor-off", subject }, now);
    }
    return true;
  });
  if (!isOff) return { kind: "wrong-code" };
  await guess.forget();
  return { kind: "switched-off" };
}
