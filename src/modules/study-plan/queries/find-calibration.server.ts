import { sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { questions, studentQuestions } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findWithheldQuestions } from "../../attempts/queries/withheld.server.ts";
import { Confidence } from "../../repetition/confidence.ts";
import { isQuestionOf } from "../../subjects/queries/subjects-of-course.server.ts";

/** Number of last answers to questions of the course for each confidence that the student stated, and how many were fully right. */
export type Calibration = { confidence: Confidence; answers: number; right: number }[];

const readCalibration = nameStatement<Calibration[number]>(
  "read_calibration",
  sql`
    select ${studentQuestions.confidence} as confidence, count(*)::int as answers,
      count(*) filter (where ${studentQuestions.earned} = ${studentQuestions.max})::int as right
    from ${studentQuestions}
    join ${questions} on ${questions.id} = ${studentQuestions.questionId}
    where ${studentQuestions.studentId} = ${sql.placeholder("studentId")} and ${studentQuestions.confidence} is not null
      and ${studentQuestions.isAnswered} and ${studentQuestions.questionId} <> all (${sql.placeholder("withheld")}::uuid[])
      and ${isQuestionOf(sql`${sql.placeholder("course")}`)}
    group by 1`,
);

/** The surest first; without those that were never said. */
export async function findCalibration(db: Db, { studentId, course }: Student, now: Date): Promise<Calibration> {
  const withheld = await findWithheldQuestions(db, studentId, now);
  const rows = await readCalibration(db, { studentId, course, withheld });
  return Confidence.options.flatMap((confidence) => rows.find((row) => row.confidence === confidence) ?? []);
}
