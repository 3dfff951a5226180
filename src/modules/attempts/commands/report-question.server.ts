import { and, eq, inArray } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attemptItems, attempts, questionReports, questionVersions } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { QuestionReport } from "../forms.ts";

/** Stores a report for the administrator, with the version the student saw. "unknown" unless it was in a closed attempt of theirs. */
export async function reportQuestion(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  report: QuestionReport,
  now: Date,
): Promise<{ kind: "reported" } | { kind: "unknown" }> {
  const [seen] = await db
    .select({ versionId: questionVersions.id, questionId: questionVersions.questionId })
    .from(attemptItems)
    .innerJoin(attempts, eq(attempts.id, attemptItems.attemptId))
    .innerJoin(questionVersions, eq(questionVersions.id, attemptItems.versionId))
    .where(
      and(
        eq(attemptItems.attemptId, attemptId),
        eq(attemptItems.position, report.position),
        eq(attempts.studentId, student.studentId),
        inArray(attempts.state, ["submitted", "expired"]),
      ),
    );
  if (!seen) return { kind: "unknown" };
  await db.insert(questionReports).values({
    id: newId<"report">(),
    ...seen,
    studentId: student.studentId,
    message: report.message,
    createdAt: now,
  });
  return { kind: "reported" };
}
