import { desc, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questionReports, questionVersions, students } from "../../../db/schema.ts";

/** The others are older and most likely about the same. */
const REPORTS_MAX = 50;

export type QuestionReport = {
  id: Id<"report">;
  studentName: string;
  message: string;
  /** What the student had before the eyes; an edit may have settled it since. */
  versionNumber: number;
  createdAt: Date;
};

/** What students reported about a question, newest first; the newest fifty. */
export async function listQuestionReports(db: Db, questionId: Id<"question">): Promise<QuestionReport[]> {
  return db
    .select({
      id: questionReports.id,
      studentName: students.name,
      message: questionReports.message,
      versionNumber: questionVersions.number,
      createdAt: questionReports.createdAt,
    })
    .from(questionReports)
    .innerJoin(students, eq(students.id, questionReports.studentId))
    .innerJoin(questionVersions, eq(questionVersions.id, questionReports.versionId))
    .where(eq(questionReports.questionId, questionId))
    .orderBy(desc(questionReports.createdAt), desc(questionReports.id))
    .limit(REPORTS_MAX);
}
