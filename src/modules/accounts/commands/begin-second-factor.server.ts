import { lockAccount } from "../account-rows.server.ts";
import type { Accounts } from "../auth.server.ts";
import type { ProofForm } from "../forms.ts";
import { isUnproved } from "../rules.ts";
import { beginSetUp } from "../second-factor/set-up.server.ts";
import type { Client } from "../sessions.server.ts";
import { ownSessionToken } from "../sign-in/own-session.server.ts";
import type { Viewer } from "../viewer.ts";
import { confirmWithCode } from "./confirm-with-code.server.ts";

export type BeginSecondFactorResult =
  /** A secret is waiting to be read by the app. Nothing has changed yet. */
  | { kind: "begun" }
  /** The address has to be proved first, so that a stranger cannot lock its owner out. */
  | { kind: "unproved" }
  | { kind: "wrong-password" }
  | { kind: "wrong-code" }
  | { kind: "limited"; minutes: number };

/**
 * Starts setting up an app. An existing one requires a code of it or a recovery code, and stays valid until the new one works.
 */
export async function beginSecondFactor(
  accounts: Accounts,
  viewer: Viewer,
  client: Client,
  proof: ProofForm,
  now: Date,
): Promise<BeginSecondFactorResult> {
  const { userId } = viewer;
  if (isUnproved(viewer)) return { kind: "unproved" };
  const confirmed = await confirmWithCode(accounts, userId, client, proof, now);
  if (confirmed.kind !== "confirmed") return confirmed;
  const session = ownSessionToken(accounts, client.headers);
  return accounts.db.transaction(async (tx): Promise<BeginSecondFactorResult> => {
    const account = await lockAccount(tx, userId);
    if (!account?.emailVerified) return { kind: "unproved" };
    await beginSetUp(accounts, tx, { userId, session }, now);
    return { kind: "begun" };
  });
}
