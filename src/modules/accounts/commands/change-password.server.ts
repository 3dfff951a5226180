import { eq } from "drizzle-orm";
import { sessions } from "../../../db/schema.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { loadSite } from "../../site/queries/load-site.server.ts";
import { mailPasswordChanged } from "../account-mails.server.ts";
import { dropAddressChange, lockAccount, setPassword } from "../account-rows.server.ts";
import type { Accounts } from "../auth.server.ts";
import type { ChangePasswordForm } from "../forms.ts";
import { dropTokens } from "../one-time-links.server.ts";
import { type PasswordProblem, problemOfNewPassword } from "../passwords/problems.server.ts";
import type { Client, SetCookies } from "../sessions.server.ts";
import { startCheckedSession } from "../sign-in/begin-session.server.ts";
import { hasSession, ownSessionToken } from "../sign-in/own-session.server.ts";
import type { Viewer } from "../viewer.ts";
import { confirmPassword } from "./confirm-password.server.ts";

export type ChangePasswordResult =
  /** With the cookie of a new session that replaces this one. */
  | { kind: "changed"; setCookies: SetCookies }
  | { kind: "wrong-password" }
  | { kind: "limited"; minutes: number }
  | { kind: "same-password" }
  | PasswordProblem;

/** Changes the password, given the old one, and ends all sessions; this device gets a new one. */
export async function changePassword(
  accounts: Accounts,
  viewer: Viewer,
  request: { client: Client; fields: ChangePasswordForm },
  now: Date,
): Promise<ChangePasswordResult> {
  const { db, hashing } = accounts;
  const { passwordNow, passwordNew } = request.fields;
  const { instituteName } = await loadSite(db);
  const problem = problemOfNewPassword(passwordNew, { ...viewer, instituteName }, viewer.kind === "admin");
  if (problem) return problem;

  const confirmed = await confirmPassword(accounts, viewer.userId, passwordNow);
  if (confirmed.kind !== "confirmed") return confirmed;
  if (passwordNew === passwordNow) return { kind: "same-password" };

  const passwordHash = await hashing.hash(passwordNew);
  const thisSession = ownSessionToken(accounts, request.client.headers);
  const isChanged = await db.transaction(async (tx) => {
    await lockAccount(tx, viewer.userId);
    // A password reset may have ended this session in the meantime.
    if (!(await hasSession(tx, viewer.userId, thisSession))) return false;
    await setPassword(tx, viewer.userId, passwordHash);
    await tx.delete(sessions).where(eq(sessions.userId, viewer.userId));
    await dropTokens(tx, "reset-password", viewer.userId);
    await dropAddressChange(tx, viewer.userId);
    await mailPasswordChanged(accounts, tx, viewer);
    if (viewer.kind === "admin") {
      const subject = { id: viewer.userId, name: viewer.email };
      await recordAudit(tx, viewer, { action: "account.password-changed", subject }, now);
    }
    return true;
  });
  const checked = { userId: viewer.userId, passwordHash };
  const setCookies = isChanged ? await startCheckedSession(accounts, request.client, checked, now) : null;
  return setCookies ? { kind: "changed", setCookies } : { kind: "wrong-password" };
}
