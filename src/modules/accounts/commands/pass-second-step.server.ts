import { findPasswordHash, lockAccount } from "../account-rows.server.ts";
import type { Accounts } from "../auth.server.ts";
import { findTokenOwner, redeemToken } from "../one-time-links.server.ts";
import { countGuess, redeemSecondFactor } from "../second-factor/factor.server.ts";
import { dropPendingStep, findPendingStep } from "../second-factor/pending-step.server.ts";
import type { Client, SetCookies } from "../sessions.server.ts";
import { beginSession } from "../sign-in/begin-session.server.ts";
import type { Viewer } from "../viewer.ts";

export type PassSecondStepResult =
  | { kind: "signed-in"; viewer: Viewer; setCookies: SetCookies }
  | { kind: "wrong-code" }
  /** The password was not given in this browser, or too long ago. */
  | { kind: "not-begun" }
  | { kind: "limited"; minutes: number };

/** Completes a sign-in whose password was right with a code of the app or a recovery code. */
export async function passSecondStep(
  accounts: Accounts,
  client: Client,
  code: string,
  now: Date,
): Promise<PassSecondStepResult> {
  const pending = await findPendingStep(accounts, client.headers, now);
  if (!pending) return { kind: "not-begun" };
  const { userId, token } = pending;
  const guess = await countGuess(accounts, client, userId);
  if (guess.kind === "limited") return guess;

  const passed = await accounts.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if (!(await redeemSecondFactor(accounts, tx, userId, code, now))) {
      // A request with the same code a moment earlier has used up the pending step as well.
      return (await findTokenOwner(tx, "second-step", token, now)) ? "wrong-code" : "not-begun";
    }
    if (!(await redeemToken(tx, "second-step", token, now))) return "not-begun";
    return { passwordHash: (await findPasswordHash(tx, userId)) ?? "" };
  });
  if (typeof passed === "string") return { kind: passed };
  await guess.forget();
  const begun = await beginSession(accounts, client, { userId, ...passed }, now);
  if (!begun) return { kind: "not-begun" };
  return { kind: "signed-in", viewer: begun.viewer, setCookies: [...begun.setCookies, ...dropPendingStep(accounts)] };
}
