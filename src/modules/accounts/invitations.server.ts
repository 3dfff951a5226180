/** Finding an invitation by the token of its link. */
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Db, Tx } from "../../db/client.ts";
import { students, users, verifications } from "../../db/schema.ts";
import { hashOf, ownerNamedIn } from "./one-time-links.server.ts";
import { isAdminAddress, type Roles } from "./roles.server.ts";

/** The name of a student's invitations in `verifications`. */
export function invitationOf(studentId: Id<"student">): string {
  return `invitation:${studentId}`;
}

export type Invitation =
  /** Entered by the institute. The address is in lower case. */
  | { kind: "open"; studentId: Id<"student">; name: string; email: string; course: string }
  /** Somebody has proved the address since, or it is the administrator's now. */
  | { kind: "has-account" }
  /** Expired, used, withdrawn, or never sent. */
  | { kind: "invalid-link" };

/** The invitation that a token is for. */
export async function findInvitation(db: Db | Tx, roles: Roles, token: string, now: Date): Promise<Invitation> {
  const studentId = ownerNamedIn<"student">(token);
  if (!studentId) return { kind: "invalid-link" };
  const { name, email, course } = students;
  const [student] = await db
    .select({ name, email, course })
    .from(students)
    .where(and(eq(students.id, studentId), isNull(students.authId)));
  if (!student || !(await isWorking(db, studentId, token, now))) return { kind: "invalid-link" };
  const address = student.email.toLowerCase();
  const isProved = and(eq(users.email, address), eq(users.emailVerified, true));
  if (isAdminAddress(roles, address) || (await db.$count(users, isProved)) > 0) return { kind: "has-account" };
  return { kind: "open", studentId, ...student, email: address };
}

async function isWorking(db: Db | Tx, studentId: Id<"student">, token: string, now: Date): Promise<boolean> {
  const { identifier, value, expiresAt } = verifications;
  const isIt = and(eq(identifier, invitationOf(studentId)), eq(value, hashOf(token)), gt(expiresAt, now));
  return (await db.$count(verifications, isIt)) > 0;
}
