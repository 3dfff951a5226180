import { type Id, newId } from "../../../core/id.ts";
import { enrolments, students } from "../../../db/schema.ts";
import type { Roles } from "../../accounts/roles.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { AddStudentForm } from "../forms.ts";
import { findKnownAddresses, type KnownAddress } from "../queries/find-known-addresses.server.ts";
import { type Inviting, mailInvitations } from "../student-mails.server.ts";

export type AddStudentResult =
  | { kind: "added"; studentId: Id<"student"> }
  /** The address belongs to somebody already. */
  | { kind: "exists"; as: KnownAddress };

/**
 * Enters a student and mails the invitation (P19). There is no account until the student signs up with that
 * address. `fields` were checked against the courses that are offered.
 */
export async function addStudent(
  inviting: Inviting & Roles,
  admin: Admin,
  fields: AddStudentForm,
  now: Date,
): Promise<AddStudentResult> {
  const { name, email, course } = fields;
  return inviting.db.transaction(async (tx): Promise<AddStudentResult> => {
    const known = (await findKnownAddresses(tx, inviting, [email])).get(email);
    if (known) return { kind: "exists", as: known };

    const studentId = newId<"student">();
    const inserted = await tx
      .insert(students)
      .values({ id: studentId, name, email, course, joinDate: now, invitedAt: now })
      .onConflictDoNothing()
      .returning({ id: students.id });
    // A concurrent request was faster.
    if (inserted.length === 0) return { kind: "exists", as: "invited" };
    await tx.insert(enrolments).values({ studentId, course, enrolledAt: now });
    await mailInvitations(inviting, tx, [{ id: studentId, name, email, course }], now);
    await recordAudit(
      tx,
      admin,
      { action: "student.added", subject: { id: studentId, name }, after: { name, email, course, status: "Active" } },
      now,
    );
    return { kind: "added", studentId };
  });
}
