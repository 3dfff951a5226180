import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
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

const readRunning = nameStatement<Omit<RunningAttempt, "closesAt"> & { closesAt: string }>(
  "read_running_attempts",
  sql`
    select ${attempts.id}, ${attempts.practiceTestId} as "practiceTestId", ${practiceTests.number} as "practiceTestNumber",
      ${attempts.questionCount} as "questionCount", ${attempts.closesAt} as "closesAt",
      (select count(*)::int from ${attemptItems}
        where ${attemptItems.attemptId} = ${attempts.id} and ${attemptItems.answer} is not null) as "answeredCount"
    from ${attempts}
    left join ${practiceTests} on ${practiceTests.id} = ${attempts.practiceTestId}
    where ${attempts.studentId} = ${sql.placeholder("studentId")} and ${attempts.state} = 'open'
      and ${attempts.closesAt} > ${sql.placeholder("now")}
    order by ${attempts.startedAt} desc
    limit ${sql.raw(String(LIMIT))}`,
);

/** The student's attempts that can be resumed, the latest first. */
export async function listRunningAttempts(db: Db, { studentId }: Student, now: Date): Promise<RunningAttempt[]> {
  const rows = await readRunning(db, { studentId, now });
  return rows.map((row) => ({ ...row, closesAt: new Date(row.closesAt) }));
}
