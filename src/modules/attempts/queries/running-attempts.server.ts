import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attemptItems, attempts, practiceTests } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";

export type RunningAttempt = {
  id: Id<"attempt">;
  practiceTestId: Id<"practice-test"> | null;
  /** Null for a custom test. */
  practiceTestNumber: number | null;
  questionCount: number;
  answeredCount: number;
  closesAt: Date;
};

/** More tests than anyone sits at a time. */
const LIMIT = 50;

/** The student's attempts that can be resumed, the latest first. */
export async function listRunningAttempts(db: Db, student: Student, now: Date): Promise<RunningAttempt[]> {
  const answered = db
    .select({ count: sql<number>`count(*)::int` })
    .from(attemptItems)
    .where(and(eq(attemptItems.attemptId, attempts.id), isNotNull(attemptItems.answer)));
  return db
    .select({
      id: attempts.id,
      practiceTestId: attempts.practiceTestId,
      practiceTestNumber: practiceTests.number,
      questionCount: attempts.questionCount,
      answeredCount: sql<number>`(${answered})`,
      closesAt: attempts.closesAt,
    })
    .from(attempts)
    .leftJoin(practiceTests, eq(practiceTests.id, attempts.practiceTestId))
    .where(and(eq(attempts.studentId, student.studentId), eq(attempts.state, "open"), gt(attempts.closesAt, now)))
    .orderBy(desc(attempts.startedAt))
    .limit(LIMIT);
}
