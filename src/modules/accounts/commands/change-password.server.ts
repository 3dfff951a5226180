import { eq } from "drizzle-orm";
import { sessions } from "../../../db/schema.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { findSite } from "../../site/queries/find-site.server.ts";
import { mailPasswordChanged } from "../account-mails.server.ts";
import { setPassword } from "../account-rows.server.ts";
import { dropAddressChange } from "../address-change.server.ts";
import type { Accounts, Client, SetCookies } from "../auth.server.ts";
import type { ChangePasswordForm } from "../forms.ts";
import { type PasswordProblem, problemOfNewPassword } from "../new-password.server.ts";
import { dropTokens } from "../one-time-links.server.ts";
import type { Viewer } from "../viewer.ts";
import { confirmPassword } from "./confirm-password.server.ts";

export type ChangePasswordResult =
  /** With the cookie of a new session in the place of this one. */
  | { kind: "changed"; setCookies: SetCookies }
  | { kind: "wrong-password" }
  | { kind: "limited"; minutes: number }
  | PasswordProblem;

/** Changes the password of who knows the old one, and ends all sessions; this device goes on with a new one. */
export async function changePassword(
  accounts: Accounts,
  viewer: Viewer,
  request: { client: Client; fields: ChangePasswordForm },
  now: Date,
): Promise<ChangePasswordResult> {
  const { db, hashing } = accounts;
  const { passwordNow, passwordNew } = request.fields;
  const { instituteName } = await findSite(db);
  const problem = problemOfNewPassword(passwordNew, { ...viewer, instituteName }, viewer.kind === "admin");
  if (problem) return problem;

  const confirmed = await confirmPassword(accounts, viewer.userId, passwordNow);
  if (confirmed.kind !== "confirmed") return confirmed;

  const passwordHash = await hashing.hash(passwordNew);
  await db.transaction(async (tx) => {
    await setPassword(tx, viewer.userId, passwordHash);
    await tx.delete(sessions).where(eq(sessions.userId, viewer.userId));
    await dropTokens(tx, "reset-password", viewer.userId);
    await dropAddressChange(tx, viewer.userId);
    await mailPasswordChanged(accounts, tx, viewer);
    if (viewer.kind === "admin") {
      const subject = { id: viewer.userId, name: viewer.email };
      await recordAudit(tx, viewer, { action: "account.password-changed", subject }, now);
    }
  });
  return { kind: "changed", setCookies: await accounts.startSession(viewer.userId, request.client) };
}
