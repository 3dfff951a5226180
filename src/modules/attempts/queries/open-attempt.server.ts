/** An attempt as its student may see it. Nothing here reads a solution. */
import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attemptItems, attempts, practiceTests } from "../../../db/schema.ts";
import { type OpenItem, parseOpenItem } from "../../../items/registry/models.ts";
import type { Student } from "../../accounts/viewer.ts";
import { type AttemptState, isOverdue } from "../rules.ts";
import { rememberFrame } from "./attempt-frame.server.ts";
import { findOpenVersions } from "./versions.server.ts";

type OpenQuestion = {
  position: number;
  item: OpenItem;
  /** How often this answer was saved; a save must name it. */
  revision: number;
  flagged: boolean;
};

export type OpenAttempt = {
  id: Id<"attempt">;
  /** The n of 'Practice Test n'; null for a custom test. */
  practiceTestNumber: number | null;
  startedAt: Date;
  closesAt: Date;
  questions: OpenQuestion[];
};

export type FoundAttempt =
  | { kind: "open"; attempt: OpenAttempt }
  /** Over, or due to be closed: there is nothing to answer any more. */
  | { kind: "over"; state: AttemptState }
  | { kind: "unknown" };

type OpenRow = {
  state: AttemptState;
  startedAt: string;
  closesAt: string;
  practiceTestNumber: number | null;
  position: number;
  versionId: Id<"version">;
  answer: unknown;
  revision: number;
  flagged: boolean;
};

const readOpenAttempt = nameStatement<OpenRow>(
  "read_open_attempt",
  sql`
    select ${attempts.state}, ${attempts.startedAt} as "startedAt", ${attempts.closesAt} as "closesAt",
      ${practiceTests.number} as "practiceTestNumber", ${attemptItems.position},
      ${attemptItems.versionId} as "versionId", ${attemptItems.answer}, ${attemptItems.revision}, ${attemptItems.flagged}
    from ${attempts}
    join ${attemptItems} on ${attemptItems.attemptId} = ${attempts.id}
    left join ${practiceTests} on ${practiceTests.id} = ${attempts.practiceTestId}
    where ${attempts.id} = ${sql.placeholder("attemptId")} and ${attempts.studentId} = ${sql.placeholder("studentId")}
    order by ${attemptItems.position}`,
);

/** The student's own attempt with contents, answers and flags, in the order of the questions. */
export async function findOpenAttempt(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<FoundAttempt> {
  const { studentId } = student;
  const rows = await readOpenAttempt(db, { attemptId, studentId });
  const [first] = rows;
  if (!first) return { kind: "unknown" };
  const startedAt = new Date(first.startedAt);
  const closesAt = new Date(first.closesAt);
  if (first.state !== "open" || isOverdue(closesAt, now)) return { kind: "over", state: first.state };

  const versionIds = rows.map(({ versionId }) => versionId);
  rememberFrame(attemptId, { studentId, startedAt, closesAt, versionIds });
  const versions = await findOpenVersions(db, versionIds);
  const questions = rows.flatMap(({ position, versionId, answer, revision, flagged }) => {
    const version = versions.get(versionId);
    return version ? [{ position, item: parseOpenItem({ ...version, answer }), revision, flagged }] : [];
  });
  const { practiceTestNumber } = first;
  return { kind: "open", attempt: { id: attemptId, practiceTestNumber, startedAt, closesAt, questions } };
}
