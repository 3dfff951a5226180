import { and, eq, ne } from "drizzle-orm";
import { sessions } from "../../../db/schema.ts";
import { mailPasswordChanged } from "../account-mails.server.ts";
import { findPasswordHash, setPassword } from "../account-rows.server.ts";
import type { Accounts } from "../auth.server.ts";
import type { ChangePasswordForm } from "../forms.ts";
import { type PasswordProblem, problemOfNewPassword } from "../new-password.server.ts";
import { dropTokens } from "../one-time-links.server.ts";
import type { Viewer } from "../viewer.ts";

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
): Promise<ChangePasswordResult> {
  const { db, hashing, limits } = accounts;
  const { passwordNow, passwordNew } = request.fields;
  const problem = problemOfNewPassword(passwordNew, viewer.kind === "admin");
  if (problem) return problem;

  const guesses = { limit: "passwordOf", of: [viewer.userId] } as const;
  const taken = await limits.take([guesses]);
  if (taken.kind === "limited") return taken;
  const currentHash = await findPasswordHash(db, viewer.userId);
  const isRight = currentHash !== null && (await hashing.verify(currentHash, passwordNow));
  if (!isRight) return { kind: "wrong-password" };

  const passwordHash = await hashing.hash(passwordNew);
  const cookie = accounts.readSessionCookie(request.headers);
  const thisSession = cookie.kind === "signed" ? cookie.token : "";
  await db.transaction(async (tx) => {
    await setPassword(tx, viewer.userId, passwordHash);
    await tx.delete(sessions).where(and(eq(sessions.userId, viewer.userId), ne(sessions.token, thisSession)));
    await dropTokens(tx, "reset-password", viewer.userId);
    await mailPasswordChanged(accounts, tx, viewer);
  });
  await limits.forget(guesses);
  return { kind: "changed" };
}
