import { and, eq, ne } from "drizzle-orm";
import { sessions } from "../../../db/schema.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { mailPasswordChanged } from "../account-mails.server.ts";
import { setPassword } from "../account-rows.server.ts";
import { dropAddressChange } from "../address-change.server.ts";
import type { Accounts } from "../auth.server.ts";
import type { ChangePasswordForm } from "../forms.ts";
import { type PasswordProblem, problemOfNewPassword } from "../new-password.server.ts";
import { dropTokens } from "../one-time-links.server.ts";
import { ownSessionToken } from "../own-session.server.ts";
import type { Viewer } from "../viewer.ts";
import { confirmPassword } from "./confirm-password.server.ts";

export type ChangePasswordResult =
  | { kind: "changed" }
  | { kind: "wrong-password" }
  | { kind: "limited"; minutes: number }
  | PasswordProblem;

/** Changes the password of who knows the old one, and ends all sessions but the one of this request. */
export async function changePassword(
  accounts: Accounts,
  viewer: Viewer,
  request: { headers: Headers; fields: ChangePasswordForm },
  now: Date,
): Promise<ChangePasswordResult> {
  const { db, hashing } = accounts;
  const { passwordNow, passwordNew } = request.fields;
  const problem = problemOfNewPassword(passwordNew, viewer.kind === "admin");
  if (problem) return problem;

  const confirmed = await confirmPassword(accounts, viewer.userId, passwordNow);
  if (confirmed.kind !== "confirmed") return confirmed;

  const passwordHash = await hashing.hash(passwordNew);
  const thisSession = ownSessionToken(accounts, request.headers);
  await db.transaction(async (tx) => {
    await setPassword(tx, viewer.userId, passwordHash);
    await tx.delete(sessions).where(and(eq(sessions.userId, viewer.userId), ne(sessions.token, thisSession)));
    await dropTokens(tx, "reset-password", viewer.userId);
    await dropAddressChange(tx, viewer.userId);
    await mailPasswordChanged(accounts, tx, viewer);
    if (viewer.kind === "admin") {
      const subject = { id: viewer.userId, name: viewer.email };
      await recordAudit(tx, viewer, { action: "account.password-changed", subject }, now);
    }
  });
  return { kind: "changed" };
}
