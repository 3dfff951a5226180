import { and, eq, gt, inArray } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attemptItems, attempts, questionReports, questionVersions } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { QuestionReport } from "../forms.ts";

/** The same words of the same student about the same question within this time count as one submission. */
const SAME_REPORT_MINUTES = 10;

/** "had" for one already stored: the student sees no difference. */
export type ReportResult = { kind: "reported" } | { kind: "had" } | { kind: "unknown" };

/**
 * Stores a report for the administrator, with the version the student saw. A report repeated within minutes, even concurrently,
 * is stored once. "unknown" unless the question was in a closed attempt of theirs.
 */
export async function reportQuestion(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  report: QuestionReport,
  now: Date,
): Promise<ReportResult> {
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
  const { studentId } = student;
  const { message } = report;
  return db.transaction(async (tx): Promise<ReportResult> => {
    // Of two concurrent ones the second has to see the first.
    await tx.select({ id: attempts.id }).from(attempts).where(eq(attempts.id, attemptId)).for("no key update");
    const since = new Date(now.getTime() - SAME_REPORT_MINUTES * 60_000);
    const [same] = await tx
      .select({ id: questionReports.id })
      .from(questionReports)
      .where(
        and(
          eq(questionReports.studentId, studentId),
          eq(questionReports.versionId, seen.versionId),
          eq(questionReports.message, message),
          gt(questionReports.createdAt, since),
        ),
      )
      .limit(1);
    if (same) return { kind: "had" };
    await tx.insert(questionReports).values({ id: newId<"report">(), ...seen, studentId, message, createdAt: now });
    return { kind: "reported" };
  });
}
