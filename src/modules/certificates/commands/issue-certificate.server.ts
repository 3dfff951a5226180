/**
 * Issuing the certificate of a course: once for each student and course, when all of its lessons are completed and most of
 * them were studied (record 37).
 */
import { and, eq, gte, inArray, isNull } from "drizzle-orm";
import { dayOf } from "../../../core/days.ts";
import { type Id, newId } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { certificates, students } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { countLessons } from "../../progress/queries/count-lessons.server.ts";
import { COMPLETE_PROGRESS } from "../../progress/rules.ts";
import { findCourseStudy, standingOf } from "../queries/course-study.server.ts";
import { certificateNumber, isCourseCompleted, NUMBER_BYTES } from "../rules.ts";

/** When, and the chance of its number. */
export type Issuing = {
  now: Date;
  /** Its year is that of the number, its days those of what was studied. */
  timeZone: string;
  /** From a generator whose numbers cannot be guessed. */
  randomBytes: (count: number) => Uint8Array;
};

export type IssueResult =
  | { kind: "issued" }
  | { kind: "had" }
  /** There is a lesson without a mark. */
  | { kind: "not-completed" }
  /** All are marked, and too few of them were read or practised. */
  | { kind: "not-studied" };

/**
 * Issues the certificate of the student's current course, if it is due. One that was issued before stays as it is, also
 * when it was revoked or there is more to complete by now.
 */
export async function claimCertificate(db: Db, { studentId }: Student, issuing: Issuing): Promise<IssueResult> {
  return db.transaction((tx) => issueDueCertificate(tx, studentId, issuing));
}

/**
 * Issues what is due to those of these students who completed their course and have no certificate of it: after they read or
 * practised. Others cost one statement together.
 */
export async function issueDueCertificates(
  db: Db,
  studentIds: ReadonlyArray<Id<"student">>,
  issuing: Issuing,
): Promise<number> {
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .leftJoin(certificates, and(eq(certificates.studentId, students.id), eq(certificates.course, students.course)))
    .where(
      and(
        inArray(students.id, [...studentIds]),
        // Rounded, so one lesson of hundreds may be missing: `issueDueCertificate` counts exactly.
        gte(students.progress, COMPLETE_PROGRESS),
        isNull(certificates.id),
      ),
    );
  let issued = 0;
  for (const { id } of rows) {
    const { kind } = await db.transaction((tx) => issueDueCertificate(tx, id, issuing));
    if (kind === "issued") issued += 1;
  }
  return issued;
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
  if (!student) return { kind: "not-completed" };
  const { name, course } = student;
  const ofCourse = and(eq(certificates.studentId, studentId), eq(certificates.course, course));
  if ((await tx.$count(certificates, ofCourse)) > 0) return { kind: "had" };
  if (!isCourseCompleted(await countLessons(tx, { studentId, course }))) return { kind: "not-completed" };
  // Checked last, because it reads all of the student's activity.
  if (!standingOf(await findCourseStudy(tx, { studentId, course, timeZone })).isDue) return { kind: "not-studied" };
  const number = certificateNumber(dayOf(now, timeZone).slice(0, 4), randomBytes(NUMBER_BYTES));
  await tx
    .insert(certificates)
    .values({ id: newId<"certificate">(), number, studentId, name, course, issuedAt: now })
    .onConflictDoNothing({ target: [certificates.studentId, certificates.course] });
  return { kind: "issued" };
}
