/** What follows when somebody has proved that an address is theirs. */
import { and, eq, isNull, sql } from "drizzle-orm";
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
  const [invited] = await tx
    .select()
    .from(students)
    .where(and(isNull(students.authId), eq(sql`lower(${students.email})`, email)))
    .for("update");
  if (!invited) return;
  const { name, course, status, joinDate, extraTimePercent, invitedAt } = invited;
  await tx.update(users).set({ name }).where(eq(users.id, userId));
  const [own] = await tx.select().from(students).where(eq(students.authId, userId)).for("update");
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
    .set({ name, course, status, joinDate: joined, extraTimePercent, invitedAt })
    .where(eq(students.id, own.id));
  await recomputeProgress(tx, own.id);
}
