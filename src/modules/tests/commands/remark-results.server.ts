import { asc, inArray, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { testResults } from "../../../db/schema.ts";
import { type MarkedAgain, markResults } from "../queries/mark-results.server.ts";
import { differ } from "../queries/preview-rule-change.server.ts";

/**
 * Marks these results again by the rules of their deliveries and what is known of their students now, stores what differs and gives
 * it back. The results are locked first and in one order, so that whoever read older rules has stored what came of them before.
 */
export async function remarkResults(tx: Tx, resultIds: ReadonlyArray<Id<"result">>): Promise<MarkedAgain[]> {
  if (resultIds.length === 0) return [];
  await lockResults(tx, resultIds);
  const changed = (await markResults(tx, resultIds)).filter(({ before, after }) => differ(before, after));
  const rows = changed.map(({ resultId, after }) => ({
    id: resultId,
    marks: after.marks,
    possible_marks: after.possibleMarks,
    is_passed: after.isPassed,
  }));
  await tx.execute(sql`
    update ${testResults} as result
    set marks = given.marks, possible_marks = given.possible_marks, is_passed = given.is_passed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id uuid, marks int, possible_marks int, is_passed bool)
    where result.id = given.id`);
  return changed;
}

/** Holds these results until the transaction ends, in one order. */
export async function lockResults(tx: Tx, resultIds: ReadonlyArray<Id<"result">>): Promise<void> {
  await tx
    .select({ id: testResults.id })
    .from(testResults)
    .where(inArray(testResults.id, [...resultIds]))
    .orderBy(asc(testResults.id))
    .for("no key update");
}
