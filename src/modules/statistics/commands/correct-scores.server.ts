/** Corrects the sums when results that were already counted are rescored. */
import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { studentStatistics } from "../../../db/schema.ts";

/** The score of a result, before and after. */
export type CorrectedScore = {
  studentId: Id<"student">;
  /** Its score is in no sum of its student. */
  isPreset: boolean;
  before: { score: number };
  after: { score: number };
};

/**
 * Moves the sums of the students by the differences, in the transaction that rescored the answers. Only results that are counted are
 * given here, read under the lock that the scoring holds on them.
 */
export async function correctScores(tx: Tx, corrected: ReadonlyArray<CorrectedScore>): Promise<void> {
  if (corrected.length === 0) return;
  await takeLock(tx, "statistics");
  const scores = corrected.flatMap(({ studentId, isPreset, before, after }) =>
    isPreset ? [] : [{ student_id: studentId, difference: after.score - before.score }],
  );
  await tx.execute(sql`
    update ${studentStatistics} as sums set score_sum = sums.score_sum + given.difference
    from (
      select student_id, sum(difference) as difference
      from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as score (student_id uuid, difference int)
      group by student_id
    ) as given
    where sums.student_id = given.student_id`);
}
