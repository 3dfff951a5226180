import { asc, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { accounts, addressChanges, recoveryCodes, students, twoFactors, users } from "../../../db/schema.ts";
import { listOpenLinks } from "../../accounts/queries/list-open-links.server.ts";
import type { Student } from "../../accounts/viewer.ts";

/** Account and student of the person, with what is pending. It contains no credentials. */
export async function readOwnAccount(db: Db, { userId, studentId }: Student): Promise<unknown> {
  const [[user], [student], ways, [secondFactor], codes, [change], links] = await Promise.all([
    db.select().from(users).where(eq(users.id, userId)),
    db.select().from(students).where(eq(students.id, studentId)),
    db.select().from(accounts).where(eq(accounts.userId, userId)).orderBy(asc(accounts.createdAt)),
    db.select().from(twoFactors).where(eq(twoFactors.userId, userId)),
    db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)).orderBy(asc(recoveryCodes.createdAt)),
    db.select().from(addressChanges).where(eq(addressChanges.userId, userId)),
    listOpenLinks(db, userId),
  ]);
  if (!user || !student) return null;
  return {
    name: user.name,
    email: user.email,
    isEmailConfirmed: user.emailVerified,
    emailConfirmedAt: user.emailProvedAt,
    accountId: user.id,
    accountMadeAt: user.createdAt,
    accountChangedAt: user.updatedAt,
    studentId: student.id,
    course: student.course,
    progressInPercent: student.progress,
    status: student.status,
    joinedAt: student.joinDate,
    extraTimeInPercent: student.extraTimePercent,
    invitedAt: student.invitedAt,
    lastVisitAt: student.lastVisitAt,
    toldOfDeletionAt: student.deletionNoticeAt,
    waysToSignIn: ways.map(({ providerId, createdAt, updatedAt }) => ({
      kind: providerId === "credential" ? "password" : providerId,
      since: createdAt,
      changedAt: updatedAt,
    })),
    secondFactor: secondFactor ? { setUpAt: secondFactor.createdAt, confirmedAt: secondFactor.confirmedAt } : null,
    recoveryCodes: codes.map(({ createdAt, usedAt }) => ({ madeAt: createdAt, usedAt })),
    anotherEmailAskedFor: change
      ? {
          email: change.newEmail,
          askedAt: change.requestedAt,
          runsOutAt: change.expiresAt,
          approvedFromTheOldAddressAt: change.approvedAt,
          confirmedFromTheNewAddressAt: change.provedAt,
        }
      : null,
    linksInMails: links,
  };
}
