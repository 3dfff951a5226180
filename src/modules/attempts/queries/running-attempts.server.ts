import { sql } from "drizzle-orm";
import type { TestName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attemptItems, attempts, tests } from "../../../db/schema.ts";
import { countProgress } from "../../../items/registry/models.ts";
import type { Student } from "../../accounts/viewer.ts";
import { ownTestName } from "../../tests/queries/test-name.server.ts";
import { loadTestVersion } from "../../tests/queries/test-versions.server.ts";
import { isUntimed } from "../../tests/test-version.ts";
import { type GivenAnswer, withOpenItems } from "./versions.server.ts";

export type RunningAttempt = {
  id: Id<"attempt">;
  practiceTestId: Id<"practice-test"> | null;
  testId: Id<"test"> | null;
  /** Null unless it is an attempt at a preset. */
  presetId: string | null;
  test: TestName;
  questionCount: number;
  /** Of the questions, those with nothing left to answer. */
  answeredCount: number;
  /** Of the rest, those answered in part. */
  partlyCount: number;
  /** False once something is answered or final. */
  isDiscardable: boolean;
  /** Null where no clock runs. */
  closesAt: Date | null;
};

/** More tests than anyone takes at a time. */
const LIMIT = 50;

type Row = Omit<RunningAttempt, "answeredCount" | "partlyCount" | "isDiscardable" | "closesAt"> & {
  closesAt: string;
  hasFinal: boolean;
  testVersionId: Id<"test-version">;
  /** Questions ever answered, even if the answer was cleared since. */
  given: GivenAnswer[];
};

const readRunning = nameStatement<Row>(
  "read_running_attempts",
  sql`
    select ${attempts.id}, ${attempts.practiceTestId} as "practiceTestId",
      ${attempts.testId} as "testId", ${ownTestName} as "test",
      (select ${tests.presetId} from ${tests} where ${tests.id} = ${attempts.testId}) as "presetId",
      ${attempts.questionCount} as "questionCount", ${attempts.closesAt} as "closesAt",
      ${attempts.testVersionId} as "testVersionId",
      exists (select from ${attemptItems}
        where ${attemptItems.attemptId} = ${attempts.id} and ${attemptItems.finalAt} is not null) as "hasFinal",
      (select coalesce(jsonb_agg(jsonb_build_object('versionId', ${attemptItems.versionId}, 'answer', ${attemptItems.answer})), '[]')
        from ${attemptItems}
        where ${attemptItems.attemptId} = ${attempts.id} and ${attemptItems.answer} is not null) as "given"
    from ${attempts}
    where ${attempts.studentId} = ${sql.placeholder("studentId")} and ${attempts.state} = 'open'
      and ${attempts.closesAt} > ${sql.placeholder("now")}
    order by ${attempts.startedAt} desc
    limit ${sql.raw(String(LIMIT))}`,
);

/** The student's attempts that can be resumed, the latest first. */
export async function listRunningAttempts(db: Db, { studentId }: Student, now: Date): Promise<RunningAttempt[]> {
  const rows = await readRunning(db, { studentId, now });
  const given = await withOpenItems(
    db,
    rows.flatMap(({ id, given }) => given.map((answer) => ({ ...answer, attemptId: id }))),
  );
  const versions = await Promise.all(rows.map(({ testVersionId }) => loadTestVersion(db, testVersionId)));
  return rows.map(({ given: _, testVersionId: __, hasFinal, ...row }, index) => {
    const version = versions[index];
    const closesAt = version && isUntimed(version) ? null : new Date(row.closesAt);
    const { complete, partly } = countProgress(
      given.filter(({ attemptId }) => attemptId === row.id).map(({ item }) => item),
    );
    const isDiscardable = complete + partly === 0 && !hasFinal;
    return { ...row, answeredCount: complete, partlyCount: partly, isDiscardable, closesAt };
  });
}
