/** An attempt as the student who is sitting it may see it. Nothing here has ever read a solution. */
import { and, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attemptItems, attempts, practiceTests } from "../../../db/schema.ts";
import { type OpenItem, parseOpenItem } from "../../../items/registry/models.ts";
import type { Student } from "../../accounts/viewer.ts";
import { type AttemptState, isOverdue } from "../rules.ts";
import { rememberFrame } from "./attempt-frame.server.ts";
import { findOpenVersions } from "./versions.server.ts";

export type OpenQuestion = {
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

/** The student's own attempt with contents, answers and flags, in the order of the questions. */
export async function findOpenAttempt(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<FoundAttempt> {
  const rows = await db
    .select({
      state: attempts.state,
      startedAt: attempts.startedAt,
      closesAt: attempts.closesAt,
      practiceTestNumber: practiceTests.number,
      position: attemptItems.position,
      versionId: attemptItems.versionId,
      answer: attemptItems.answer,
      revision: attemptItems.revision,
      flagged: attemptItems.flagged,
    })
    .from(attempts)
    .innerJoin(attemptItems, eq(attemptItems.attemptId, attempts.id))
    .leftJoin(practiceTests, eq(practiceTests.id, attempts.practiceTestId))
    .where(and(eq(attempts.id, attemptId), eq(attempts.studentId, student.studentId)))
    .orderBy(attemptItems.position);
  const [first] = rows;
  if (!first) return { kind: "unknown" };
  if (first.state !== "open" || isOverdue(first.closesAt, now)) return { kind: "over", state: first.state };

  const versionIds = rows.map(({ versionId }) => versionId);
  rememberFrame(attemptId, { studentId: student.studentId, closesAt: first.closesAt, versionIds });
  const versions = await findOpenVersions(db, versionIds);
  const questions = rows.flatMap(({ position, versionId, answer, revision, flagged }) => {
    const version = versions.get(versionId);
    return version ? [{ position, item: parseOpenItem({ ...version, answer }), revision, flagged }] : [];
  });
  const { practiceTestNumber, startedAt, closesAt } = first;
  return { kind: "open", attempt: { id: attemptId, practiceTestNumber, startedAt, closesAt, questions } };
}
