import type { Accounts, Client } from "../auth.server.ts";
import { beginSetUp } from "../factor-set-up.server.ts";
import type { ProofForm } from "../forms.ts";
import { ownSessionToken } from "../own-session.server.ts";
import { countGuess, hasSecondFactor, takeSecondFactor } from "../second-factor.server.ts";
import type { Viewer } from "../viewer.ts";
import { confirmPassword } from "./confirm-password.server.ts";

export type BeginSecondFactorResult =
  /** A secret waits to be read by the app. Nothing has changed so far. */
  { kind: "begun" } | { kind: "wrong-password" } | { kind: "wrong-code" } | { kind: "limited"; minutes: number };

/** Begins to set up an app. Who has one already shows a code of it, or a recovery code, and keeps it until the new one works. */
export async function beginSecondFactor(
  accounts: Accounts,
  viewer: Viewer,
  client: Client,
  { password, code = "" }: ProofForm,
  now: Date,
): Promise<BeginSecondFactorResult> {
  const { userId } = viewer;
  const confirmed = await confirmPassword(accounts, userId, password);
  if (confirmed.kind !== "confirmed") return confirmed;
  const session = ownSessionToken(accounts, client.headers);
  if (!(await hasSecondFactor(accounts.db, userId))) {
    await accounts.db.transaction((tx) => beginSetUp(accounts, tx, { userId, session }, now));
    return { kind: "begun" };
  }

  const guess = await countGuess(accounts, client, userId);
  if (guess.kind === "limited") return guess;
  const isRight = await accounts.db.transaction(async (tx) => {
    if (!(await takeSecondFactor(accounts, tx, userId, code, now))) return false;
    await beginSetUp(accounts, tx, { userId, session }, now);
    return true;
  });
  if (!isRight) return { kind: "wrong-code" };
  await guess.forget();
  return { kind: "begun" };
}
