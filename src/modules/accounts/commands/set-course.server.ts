import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { enrolments, students } from "../../../db/schema.ts";
import { recomputeProgress } from "../../progress/commands/recompute-progress.server.ts";

/**
 * Makes a course the student's current one; one more enrolment when it was never chosen before (P20). The progress
 * is of that course from now on.
 */
export async function setCourse(tx: Tx, studentId: Id<"student">, course: string, now: Date): Promise<void> {
  await tx.update(students).set({ course }).where(eq(students.id, studentId));
  await tx.insert(enrolments).values({ studentId, course, enrolledAt: now }).onConflictDoNothing();
  await recomputeProgress(tx, studentId);
}
