import { and, desc, eq, inArray } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, testResults } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";

export type LatestResult = { attemptId: Id<"attempt">; score: number };

/** The student's newest result of each of these automatic tests; a test without a result is absent. */
export async function findLatestPracticeResults(
  db: Db,
  student: Student,
  practiceTestIds: ReadonlyArray<Id<"practice-test">>,
): Promise<Map<Id<"practice-test">, LatestResult>> {
  if (practiceTestIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([attempts.practiceTestId], {
      practiceTestId: attempts.practiceTestId,
      attemptId: attempts.id,
      score: testResults.score,
    })
    .from(testResults)
    .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
    .where(and(eq(testResults.studentId, student.studentId), inArray(attempts.practiceTestId, [...practiceTestIds])))
    .orderBy(attempts.practiceTestId, desc(testResults.completedAt), desc(testResults.id));
  const latest = new Map<Id<"practice-test">, LatestResult>();
  for (const { practiceTestId, ...result } of rows) {
    if (practiceTestId) latest.set(practiceTestId, result);
  }
  return latest;
}
