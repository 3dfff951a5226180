/** What follows when somebody has proved that an address is theirs. */
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Tx } from "../../db/client.ts";
import { enrolments, studentNotes, students, users } from "../../db/schema.ts";
import { recomputeProgress } from "../progress/commands/recompute-progress.server.ts";

/**
 * Marks the user's address as theirs, and joins the account with the student whom the institute had invited under that
 * address (decisions 19, 40). Null when there is no such user.
 */
export async function proveAddress(
  tx: Tx,
  userId: Id<"user">,
  now: Date,
): Promise<{ name: string; email: string } | null> {
  const [user] = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId))
    .returning({ name: users.name, email: users.email });
  if (user) await adoptInvited(tx, userId, user.email, now);
  return user ?? null;
}

/**
 * One student remains: the account's own row, because results and attempts hang on it, with what the institute
 * entered: name, course, status, extra time and notes. The invited row has no more than that and enrolments, as nobody could
 * sign in with it.
 */
async function adoptInvited(tx: Tx, userId: Id<"user">, email: string, now: Date): Promise<void> {
  const isInvited = and(isNull(students.authId), eq(sql`lower(${students.email})`, email));
  const isOwn = eq(students.authId, userId);
  // In the order in which whoever computes everybody's progress locks them: so nobody waits for the other in a ring.
  const held = await tx.select().from(students).where(or(isInvited, isOwn)).orderBy(students.id).for("update");
  const invited = held.find(({ authId }) => authId === null);
  if (!invited) return;
  const { name, course, status, joinDate, extraTimePercent, invitedAt } = invited;
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
      ...{ name, course, joinDate: joined, invitedAt },
      // Both may have been set at either row, and neither is taken back by proving an address.
      status: status === "Inactive" ? status : own.status,
      extraTimePercent: Math.max(extraTimePercent, own.extraTimePercent),
    })
    .where(eq(students.id, own.id));
  await recomputeProgress(tx, own.id);
}
