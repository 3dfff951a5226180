/** What follows when somebody has proved that an address is theirs. */
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Tx } from "../../db/client.ts";
import { enrolments, sessions, studentNotes, students, users } from "../../db/schema.ts";
import { recomputeProgress } from "../progress/commands/recompute-progress.server.ts";
import type { Mailing } from "./account-mails.server.ts";
import { dropAddressChange, lockAccount } from "./account-rows.server.ts";
import { dropInvitations } from "./commands/drop-invitations.server.ts";
import { dropTokens } from "./one-time-links.server.ts";
import { dropSecondFactor, notifyOwner } from "./second-factor/factor.server.ts";
import { dropSetUp } from "./second-factor/set-up.server.ts";
import { hasOtherToken } from "./sign-in/stored-token.server.ts";

export type ProvedAddress = {
  name: string;
  email: string;
  /** It had not been proved before. */
  isFirst: boolean;
  /** How many other sessions of the account were ended. */
  endedSessions: number;
};

/**
 * Marks the user's address as theirs, and joins the account with the student whom the institute had invited under that address
 * (P19, P40). Null when there is no such user.
 *
 * Anybody can have made the account, so the first proof resets what was set up before it. `thisSession` is the token of the
 * session that proves, which is kept; empty for none.
 */
export async function proveAddress(
  accounts: Mailing,
  tx: Tx,
  { userId, thisSession }: { userId: Id<"user">; thisSession: string },
  now: Date,
): Promise<ProvedAddress | null> {
  const account = await lockAccount(tx, userId);
  if (!account) return null;
  const isFirst = !account.emailVerified;
  const proved = isFirst ? { emailVerified: true, emailProvedAt: now } : {};
  await tx
    .update(users)
    .set({ ...proved, updatedAt: now })
    .where(eq(users.id, userId));
  const ended = isFirst
    ? await removeUnprovedAccess(tx, userId, thisSession)
    : { endedSessions: 0, hadSecondFactor: false };
  await adoptInvited(tx, userId, account.email, now);
  if (ended.hadSecondFactor) await notifyOwner(accounts, tx, userId, { event: "switched-off-by-proof", left: null });
  const { name, email } = account;
  return { name, email, isFirst, endedSessions: ended.endedSessions };
}

/**
 * Removes from an account, locked by the caller, whatever somebody without the mailbox could have left there: other sessions, a
 * second factor, one being set up, a change of address, a pending second step. Marks of known devices are given to proved
 * addresses only; hosts count from the proof on.
 */
export async function removeUnprovedAccess(
  tx: Tx,
  userId: Id<"user">,
  thisSession: string,
): Promise<{ endedSessions: number; hadSecondFactor: boolean }> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), hasOtherToken(thisSession)))
    .returning({ id: sessions.id });
  await dropAddressChange(tx, userId);
  await dropTokens(tx, "verify-email", userId);
  await dropTokens(tx, "second-step", userId);
  await dropSetUp(tx, userId);
  return { endedSessions: ended.length, hadSecondFactor: await dropSecondFactor(tx, userId) };
}

/**
 * Merges the two students into the account's own row, which results and attempts refer to, with what the institute entered:
 * name, course, status, extra time and notes. The invited row has no more than that and enrolments, as nobody could sign in
 * with it.
 */
async function adoptInvited(tx: Tx, userId: Id<"user">, email: string, now: Date): Promise<void> {
  const isInvited = and(isNull(students.authId), eq(sql`lower(${students.email})`, email));
  const isOwn = eq(students.authId, userId);
  // Locked in the same order as when everybody's progress is computed, to avoid a deadlock.
  const held = await tx.select().from(students).where(or(isInvited, isOwn)).orderBy(students.id).for("update");
  const invited = held.find(({ authId }) => authId === null);
  if (!invited) return;
  await dropInvitations(tx, invited.id);
  const { name, course, status, joinDate, extraTimePercent, invitedAt, importId } = invited;
  await tx.update(users).set({ name }).where(eq(users.id, userId));
  const own = held.find(({ authId }) => authId === userId);
  if (!own) {
    await tx.update(students).set({ authId: userId }).where(eq(students.id, invited.id));
    return;
  }

  const invitedTo = await tx.select().from(enrolments).where(eq(enrolments.studentId, invited.id));
  const all = new Map(invitedTo.map((enrolment) => [enrolment.course, enrolment.enrolledAt]));
  if (!all.has(course)) all.set(course, now);
  await tx.update(studentNotes).set({ studentId: own.id }).where(eq(studentNotes.studentId, invited.id));
  await tx.delete(students).where(eq(students.id, invited.id));
  await tx
    .insert(enrolments)
    .values([...all].map(([title, enrolledAt]) => ({ studentId: own.id, course: title, enrolledAt })))
    .onConflictDoUpdate({
      target: [enrolments.studentId, enrolments.course],
      set: { enrolledAt: sql`least(${enrolments.enrolledAt}, excluded.enrolled_at)` },
    });
  const joined = new Date(Math.min(joinDate.getTime(), own.joinDate.getTime()));
  await tx
    .update(students)
    .set({
      ...{ name, course, joinDate: joined, invitedAt, importId },
      // Both may have been set at either row, and neither is taken back by proving an address.
      status: status === "Inactive" ? status : own.status,
      extraTimePercent: Math.max(extraTimePercent, own.extraTimePercent),
    })
    .where(eq(students.id, own.id));
  await recomputeProgress(tx, own.id);
}
