import { desc, eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questionReports, questionVersions, reportSettlements, students, users } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";

/** The others are older and most likely about the same. */
const REPORTS_MAX = 100;

export type QuestionReport = {
  id: Id<"report">;
  studentName: string;
  message: string;
  /** The version that the student saw; an edit may have fixed it since. */
  versionNumber: number;
  createdAt: Date;
  /** Null while the report is open. `by` is null when the account is gone. */
  settled: { at: Date; by: string | null; note: string } | null;
};

/** What students reported about a question: what is open before what is settled, each newest first; the first hundred. */
export async function listQuestionReports(
  db: Db,
  _admin: Admin,
  questionId: Id<"question">,
): Promise<QuestionReport[]> {
  const rows = await db
    .select({
      id: questionReports.id,
      studentName: students.name,
      message: questionReports.message,
      versionNumber: questionVersions.number,
      createdAt: questionReports.createdAt,
      settledAt: reportSettlements.settledAt,
      by: users.name,
      note: reportSettlements.note,
    })
    .from(questionReports)
    .innerJoin(students, eq(students.id, questionReports.studentId))
    .innerJoin(questionVersions, eq(questionVersions.id, questionReports.versionId))
    .leftJoin(reportSettlements, eq(reportSettlements.reportId, questionReports.id))
    .leftJoin(users, eq(users.id, reportSettlements.settledBy))
    .where(eq(questionReports.questionId, questionId))
    .orderBy(sql`${reportSettlements.settledAt} is not null`, desc(questionReports.createdAt), desc(questionReports.id))
    .limit(REPORTS_MAX);
  return rows.map(({ settledAt, by, note, ...report }) => ({
    ...report,
    settled: settledAt && { at: settledAt, by, note: note ?? "" },
  }));
}
