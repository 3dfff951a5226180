import type { Id } from "../../../core/id.ts";
import type { Accounts } from "../auth.server.ts";
import { countGuess, hasSecondFactor, redeemSecondFactor } from "../second-factor/factor.server.ts";
import type { Client } from "../sessions.server.ts";
import { type ConfirmPasswordResult, confirmPassword } from "./confirm-password.server.ts";

export type ConfirmWithCodeResult = ConfirmPasswordResult | { kind: "wrong-code" };

/**
 * Checks again, for somebody who is signed in, what signing in requires: the password and, with a second factor, a code of the
 * app or a recovery code. A correct code is used up.
 */
export async function confirmWithCode(
  accounts: Accounts,
  userId: Id<"user">,
  client: Client,
  { password, code = "" }: { password: string; code?: string | undefined },
  now: Date,
): Promise<ConfirmWithCodeResult> {
  const confirmed = await confirmPassword(accounts, userId, password);
  if (confirmed.kind !== "confirmed" || !(await hasSecondFactor(accounts.db, userId))) return confirmed;
  const guess = await countGuess(accounts, client, userId);
  if (guess.kind === "limited") return guess;
  const isRight = await accounts.db.transaction((tx) => redeemSecondFactor(accounts, tx, userId, code, now));
  if (!isRight) return { kind: "wrong-code" };
  await guess.forget();
  return { kind: "confirmed" };
}
