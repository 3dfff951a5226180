import type { Accounts } from "../auth.server.ts";
import type { LoginForm } from "../forms.ts";
import { unlessBusy } from "../passwords/busy.server.ts";
import { checkPassword } from "../passwords/check.server.ts";
import { hasSecondFactor } from "../second-factor/factor.server.ts";
import { beginSecondStep } from "../second-factor/pending-step.server.ts";
import type { Client, SetCookies } from "../sessions.server.ts";
import { beginSession } from "../sign-in/begin-session.server.ts";
import { countSignInTry } from "../sign-in/tries.server.ts";
import type { Viewer } from "../viewer.ts";

export type SignInResult =
  | { kind: "signed-in"; viewer: Viewer; setCookies: SetCookies }
  /** The password is right, and a code is required next. There is no session yet. */
  | { kind: "second-step"; setCookies: SetCookies }
  /** Unknown address, wrong password or an account without a role: one answer, after the same work. */
  | { kind: "refused" }
  /** Too many passwords wait to be checked; this one was not looked at. */
  | { kind: "busy" }
  | { kind: "limited"; minutes: number };

/** Signs in. A wrong password counts against the host, the account and the total; a correct one takes its own tries back. */
export async function signIn(accounts: Accounts, client: Client, fields: LoginForm, now: Date): Promise<SignInResult> {
  const { email, password } = fields;
  const { db } = accounts;
  const counted = await countSignInTry(accounts, client, email);
  if (counted.kind === "limited") return counted;

  const checked = await unlessBusy(() => checkPassword(accounts, email, password));
  if (checked === "busy") {
    await counted.cancel();
    return { kind: "busy" };
  }
  if (!checked) return { kind: "refused" };
  const isAskedForCode = await hasSecondFactor(db, checked.userId);
  const begun = isAskedForCode ? null : await beginSession(accounts, client, checked, now);
  if (!isAskedForCode && !begun) return { kind: "refused" };
  await counted.succeed();
  if (begun) return { kind: "signed-in", ...begun };
  return {
    kind: "second-step",
    setCookies: await db.transaction((tx) => beginSecondStep(accounts, tx, checked.userId, now)),
  };
}
