/** Issuing the certificate of a course: once for each student and course, when all of its lessons are completed. */
import { and, eq } from "drizzle-orm";
import { dayOf } from "../../../core/days.ts";
import { type Id, newId } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { certificates, students } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { countLessons } from "../../progress/commands/recompute-progress.server.ts";
import { certificateNumber, isCourseCompleted, NUMBER_BYTES } from "../rules.ts";

/** When, and the chance of its number. */
export type Issuing = {
  now: Date;
  /** Its year is that of the number. */
  timeZone: string;
  /** From a generator whose numbers cannot be guessed. */
  randomBytes: (count: number) => Uint8Array;
};

export type IssueResult = { kind: "issued" } | { kind: "had" } | { kind: "not-due" };

/**
 * Issues the certificate of the student's current course, if it is due. One that was issued before stays as it is, also
 * when it was revoked or there is more to complete by now.
 */
export async function claimCertificate(db: Db, { studentId }: Student, issuing: Issuing): Promise<IssueResult> {
  return db.transaction((tx) => issueDueCertificate(tx, studentId, issuing));
}

/** The same in the transaction that completed a lesson. */
export async function issueDueCertificate(
  tx: Tx,
  studentId: Id<"student">,
  { now, timeZone, randomBytes }: Issuing,
): Promise<IssueResult> {
  const [student] = await tx
    .select({ name: students.name, course: students.course })
    .from(students)
    .where(eq(students.id, studentId))
    .for("no key update");
  if (!student) return { kind: "not-due" };
  const { name, course } = student;
  const ofCourse = and(eq(certificates.studentId, studentId), eq(certificates.course, course));
  if ((await tx.$count(certificates, ofCourse)) > 0) return { kind: "had" };
  if (!isCourseCompleted(await countLessons(tx, { studentId, course }))) return { kind: "not-due" };
  const number = certificateNumber(dayOf(now, timeZone).slice(0, 4), randomBytes(NUMBER_BYTES));
  await tx
    .insert(certificates)
    .values({ id: newId<"certificate">(), number, studentId, name, course, issuedAt: now })
    .onConflictDoNothing({ target: [certificates.studentId, certificates.course] });
  return { kind: "issued" };
}
