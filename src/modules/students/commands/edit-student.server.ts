import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { students, users } from "../../../db/schema.ts";
import type { Accounts } from "../../accounts/auth.server.ts";
import { changeIdentity } from "../../accounts/commands/change-identity.server.ts";
import { dropInvitations } from "../../accounts/commands/drop-invitations.server.ts";
import { setCourse } from "../../accounts/commands/set-course.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { type LockedStudent, lockStudent } from "../lock-student.server.ts";
import { recordKey, type StudentRecord } from "../record-form.ts";

/** What a record holds, whichever courses there were once. */
type RecordNow = Omit<StudentRecord, "course"> & { course: string };

export type EditStudentResult =
  /** `mailedTo` is the new address when it was changed and has an account: the link that proves it is on its way. */
  | { kind: "saved"; mailedTo: string | null }
  /** Somebody else has that address. */
  | { kind: "email-taken" }
  /** It was saved by somebody else after the form was opened; nothing was written. */
  | { kind: "stale"; now: RecordNow }
  | { kind: "gone" };

/**
 * Changes what the institute keeps about a student. `basedOn` is the key of the record as the administrator saw it.
 *
 * Another course enrols the student, and progress is of that course. Extra time applies to tests started from now on. If there
 * is an account, a new address has to be proved and signs it out everywhere.
 */
export async function editStudent(
  accounts: Pick<Accounts, "db" | "queue" | "publicUrl">,
  admin: Admin,
  { studentId, basedOn, record }: { studentId: Id<"student">; basedOn: string; record: StudentRecord },
  now: Date,
): Promise<EditStudentResult> {
  return accounts.db.transaction(async (tx): Promise<EditStudentResult> => {
    const student = await lockStudent(tx, studentId);
    if (!student) return { kind: "gone" };
    const before = recordOf(student);
    if (recordKey(before) !== basedOn) return { kind: "stale", now: before };

    const { name, email, course, extraTimePercent } = record;
    const isMoving = email !== before.email.toLowerCase();
    if (isMoving && (await isTaken(tx, admin, student, email))) return { kind: "email-taken" };
    if (student.account) await changeIdentity(accounts, tx, student.account, { name, email }, now);
    // A student without an account was invited under the previous address, whose mailbox has the link.
    if (isMoving && !student.account) await dropInvitations(tx, studentId);
    const invitedAt = isMoving && !student.account ? null : student.invitedAt;
    await tx.update(students).set({ name, email, extraTimePercent, invitedAt }).where(eq(students.id, studentId));
    if (course !== before.course) await setCourse(tx, studentId, course, now);
    const subject = { id: studentId, name };
    await recordAudit(tx, admin, { action: "student.edited", subject, before, after: record }, now);
    return { kind: "saved", mailedTo: isMoving && student.account ? email : null };
  });
}

function recordOf({ name, email, course, extraTimePercent }: LockedStudent): RecordNow {
  return { name, email, course, extraTimePercent };
}

/** The administrator's own account keeps its address too: the role hangs on it. */
async function isTaken(tx: Tx, admin: Admin, student: LockedStudent, email: string): Promise<boolean> {
  if (email === admin.email || student.authId === admin.userId) return true;
  const invited = and(isNull(students.authId), eq(sql`lower(${students.email})`, email), ne(students.id, student.id));
  return (await tx.$count(users, eq(users.email, email))) > 0 || (await tx.$count(students, invited)) > 0;
}
