import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { sessions, users } from "../../../db/schema.ts";
import { loadSite } from "../../site/queries/load-site.server.ts";
import { mailPasswordChanged } from "../account-mails.server.ts";
import { dropAddressChange, setPassword } from "../account-rows.server.ts";
import type { Accounts } from "../auth.server.ts";
import { findTokenOwner, redeemToken } from "../one-time-links.server.ts";
import { type PasswordProblem, problemOfNewPassword } from "../passwords/problems.server.ts";
import { proveAddress } from "../prove-address.server.ts";
import { isAdminAddress } from "../roles.server.ts";
import type { SetCookies } from "../sessions.server.ts";

export type ResetPasswordResult =
  /**
   * The browser is a known device of the account from now on (record 27). With the first proof of the address
   * somebody else may have entered the name and the course.
   */
  { kind: "reset"; isFirstProof: boolean; setCookies: SetCookies } | { kind: "invalid-link" } | PasswordProblem;

/**
 * Sets a new password by a mailed link and ends all sessions that used the old one.
 *
 * The link came by mail, so using it proves the address as well. A password that is refused does not use it up.
 */
export async function resetPassword(
  accounts: Accounts,
  request: { token: string; password: string },
  now: Date,
): Promise<ResetPasswordResult> {
  const { db, hashing, limits } = accounts;
  const owner = await findTokenOwner(db, "reset-password", request.token, now);
  if (!owner) return { kind: "invalid-link" };
  const [{ name, email: address }, { instituteName }] = await Promise.all([findUser(db, owner), loadSite(db)]);
  const isAdmins = isAdminAddress(accounts, address);
  const problem = problemOfNewPassword(request.password, { name, email: address, instituteName }, isAdmins);
  if (problem) return problem;

  const passwordHash = await hashing.hash(request.password);
  const proved = await db.transaction(async (tx) => {
    const userId = await redeemToken(tx, "reset-password", request.token, now);
    const user = userId && (await proveAddress(accounts, tx, { userId, thisSession: "" }, now));
    if (!userId || !user) return null;
    await setPassword(tx, userId, passwordHash);
    // Somebody with the old password may have requested it.
    await dropAddressChange(tx, userId);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await mailPasswordChanged(accounts, tx, user);
    return user;
  });
  if (!proved) return { kind: "invalid-link" };
  const { email, isFirst } = proved;
  await limits.forget({ limit: "loginTo", of: [email] });
  return { kind: "reset", isFirstProof: isFirst, setCookies: [accounts.knownDevices.issue(email)] };
}

/** Empty if the account has just been deleted: then the link opens nothing. */
async function findUser(db: Db, userId: Id<"user">): Promise<{ name: string; email: string }> {
  const { name, email } = users;
  const [user] = await db.select({ name, email }).from(users).where(eq(users.id, userId)).limit(1);
  return user ?? { name: "", email: "" };
}
