/** Second factors of tests, set up as their owners would. */
import type { Accounts } from "../modules/accounts/auth.server.ts";
import { beginSecondFactor } from "../modules/accounts/commands/begin-second-factor.server.ts";
import { confirmSecondFactor } from "../modules/accounts/commands/confirm-second-factor.server.ts";
import { findFactorSetUp } from "../modules/accounts/queries/find-second-factor.server.ts";
import type { Client } from "../modules/accounts/sessions.server.ts";
import type { Viewer } from "../modules/accounts/viewer.ts";
import { newClient, PASSWORD, signUpAndProve } from "./accounts.ts";
import { codeAt } from "./totp.ts";

/** Switches the second factor on as its owner would. The code of `at` is used up by it. */
export async function setUpSecondFactor(
  accounts: Accounts,
  viewer: Viewer,
  client: Client,
  at: Date,
): Promise<{ key: string; codes: string[] }> {
  const begun = await beginSecondFactor(accounts, viewer, client, { password: PASSWORD }, at);
  if (begun.kind !== "begun") throw new Error(begun.kind);
  const setUp = await findFactorSetUp(accounts, viewer, client.headers, at);
  if (!setUp) throw new Error("Nothing was begun.");
  const result = await confirmSecondFactor(accounts, viewer, client, codeAt(setUp.key, at), at);
  if (result.kind !== "confirmed") throw new Error(result.kind);
  return { key: setUp.key, codes: result.codes };
}

/** A student who has signed up, proved the address and switched the second factor on. The code of `at` is used up by it. */
export async function signUpWithFactor(accounts: Accounts, at: Date) {
  const somebody = await signUpAndProve(accounts);
  const client = newClient(somebody.cookies);
  return { ...somebody, client, ...(await setUpSecondFactor(accounts, somebody.student, client, at)) };
}
