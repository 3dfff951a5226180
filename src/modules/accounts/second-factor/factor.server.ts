/** The second factor of an account: an app that shows codes, and recovery codes for when it is lost. */
import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { plainNumerals } from "../../../core/numerals.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { recoveryCodes, twoFactors, users } from "../../../db/schema.ts";
import { mailSecondFactor, type SecondFactorEvent } from "../account-mails.server.ts";
import type { Accounts } from "../auth.server.ts";
import type { Client } from "../sessions.server.ts";
import { countRecoveryCodes, redeemRecoveryCode } from "./recovery-codes.server.ts";
import { isAppCode, stepOfCode } from "./totp.server.ts";

/** Whether an account asks for a second step. */
export async function hasSecondFactor(db: Db | Tx, userId: Id<"user">): Promise<boolean> {
  const found = await db.select({ userId: twoFactors.userId }).from(twoFactors).where(isWorkingOf(userId)).limit(1);
  return found.length > 0;
}

/** A factor counts once the app has been shown to work. */
export function isWorkingOf(userId: Id<"user">) {
  return and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt));
}

/** How the secret of an account is bound to it. */
export function ownerOf(userId: Id<"user">): ReadonlyArray<string> {
  return ["two-factor", userId];
}

/**
 * Uses up a code of the app, or a recovery code, which is reported to the owner by mail. False when it is neither, or was used
 * before. Throws when the secret cannot be read: then only a recovery code helps.
 */
export async function redeemSecondFactor(
  accounts: Accounts,
  tx: Tx,
  userId: Id<"user">,
  code: string,
  now: Date,
): Promise<boolean> {
  const typed = plainNumerals(code).replace(/\s/g, "");
  return isAppCode(typed)
    ? redeemAppCode(accounts, tx, userId, typed, now)
    : redeemAndNotify(accounts, tx, userId, typed, now);
}

async function redeemAppCode(
  accounts: Accounts,
  tx: Tx,
  userId: Id<"user">,
  code: string,
  now: Date,
): Promise<boolean> {
  const [row] = await tx.select({ secret: twoFactors.secret }).from(twoFactors).where(isWorkingOf(userId)).limit(1);
  if (!row) return false;
  const secret = accounts.secretBox.open(row.secret, ownerOf(userId));
  if (secret === null) throw new Error(UNREADABLE);
  const step = stepOfCode(secret, code, now);
  if (step === null) return false;
  // One statement decides, so that of two requests with the same code one is refused.
  const taken = await tx
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(isWorkingOf(userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId });
  return taken.length > 0;
}

const UNREADABLE =
  "The second factor of an account cannot be read: SESSION_SECRET (or the file session-secret) is not the one it was set up with. Put the old one back; meanwhile recovery codes work.";

async function redeemAndNotify(
  accounts: Accounts,
  tx: Tx,
  userId: Id<"user">,
  code: string,
  now: Date,
): Promise<boolean> {
  if (!(await hasSecondFactor(tx, userId)) || !(await redeemRecoveryCode(tx, userId, code, now))) return false;
  const left = await countRecoveryCodes(tx, userId);
  await notifyOwner(accounts, tx, userId, { event: "code-used", left });
  return true;
}

/** Removes an account's second factor. False when there was none. */
export async function dropSecondFactor(tx: Tx, userId: Id<"user">): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const dropped = await tx.delete(twoFactors).where(eq(twoFactors.userId, userId)).returning({ id: twoFactors.userId });
  return dropped.length > 0;
}

/** Mails the owner what happened to the second factor. */
export async function notifyOwner(
  accounts: Pick<Accounts, "queue" | "publicUrl">,
  tx: Tx,
  userId: Id<"user">,
  what: SecondFactorEvent,
): Promise<void> {
  const { name, email } = users;
  const [owner] = await tx.select({ name, email }).from(users).where(eq(users.id, userId));
  if (owner) await mailSecondFactor(accounts, tx, owner, what);
}

/**
 * Counts one try of a code. This takes the right password, so strangers cannot use the tries up. The first time in a day that
 * they run out the owner is notified: somebody knows the password.
 */
export async function countGuess(
  accounts: Accounts,
  client: Pick<Client, "address">,
  userId: Id<"user">,
): Promise<{ kind: "free"; forget(): Promise<void> } | { kind: "limited"; minutes: number }> {
  const { limits, db } = accounts;
  const fromHost = { limit: "secondStepToFrom", of: [userId], from: client.address } as const;
  const toAccount = { limit: "secondStepTo", of: [userId] } as const;
  const taken = await limits.take([fromHost, toAccount]);
  if (taken.kind === "limited") {
    const isFirst = (await limits.take([{ limit: "secondStepAlarmOf", of: [userId] }])).kind === "free";
    if (isFirst) await db.transaction((tx) => notifyOwner(accounts, tx, userId, { event: "guessed", left: null }));
    return taken;
  }
  return {
    kind: "free",
    async forget() {
      await Promise.all([limits.forget(fromHost), limits.forget(toAccount)]);
    },
  };
}
