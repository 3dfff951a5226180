import { and, eq, gt, sql } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import { attempts, students, testReopenings } from "../../../db/schema.ts";
import { mailMessage } from "../../../mail/message.ts";
import type { Accounts } from "../../accounts/auth.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { whyNotNow } from "../institute.ts";
import { findInstituteTest } from "../queries/institute-tests.server.ts";

type Office = Pick<Accounts, "db" | "queue" | "publicUrl">;

export type ReopenResult =
  | { kind: "reopened" }
  /** The student can start it anyway, or will be once it opens. */
  | { kind: "not-needed" }
  /** The student is in it now. */
  | { kind: "in-progress" }
  /** There is no such student, or none to whom the test is given. */
  | { kind: "not-found" };

/** Gives one student one more attempt at a test, also after it has closed, and tells the student why (P66). */
export async function reopenTest(
  { db, queue, publicUrl }: Office,
  admin: Admin,
  { testId, email: typed, reason }: { testId: Id<"test">; email: string; reason: string },
  now: Date,
): Promise<ReopenResult> {
  return db.transaction(async (tx): Promise<ReopenResult> => {
    // Whoever starts the test at this moment waits for the lock, or is waited for.
    const [student] = await tx
      .select({ id: students.id, name: students.name, email: students.email, course: students.course })
      .from(students)
      .where(sql`lower(${students.email}) = lower(${typed})`)
      .for("no key update");
    if (!student) return { kind: "not-found" };
    const { id: studentId } = student;
    const test = await findInstituteTest(tx, { studentId, course: student.course }, testId);
    if (!test) return { kind: "not-found" };
    const why = whyNotNow(test, test.takings, now);
    if (why === null || why.kind === "not-open") return { kind: "not-needed" };
    const running = and(
      ...[eq(attempts.deliveryId, test.deliveryId), eq(attempts.studentId, studentId)],
      ...[eq(attempts.state, "open"), gt(attempts.closesAt, now)],
    );
    if ((await tx.$count(attempts, running)) > 0) return { kind: "in-progress" };

    const { title } = test.version;
    await tx
      .insert(testReopenings)
      .values({ id: newId<"reopening">(), testId, studentId, reason, createdBy: admin.userId, createdAt: now });
    const subject = { id: studentId, name: student.name };
    await recordAudit(tx, admin, { action: "student.test-reopened", subject, after: { test: title, reason } }, now);
    const link = `${publicUrl}/dashboard/tests/institute/${testId}`;
    const { name, email } = student;
    await queue.enqueue(tx, "send-mail", mailMessage("test-reopened", email, { name, link, test: title, reason }));
    return { kind: "reopened" };
  });
}
