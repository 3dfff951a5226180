import { asc, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { resultChanges, ruleChanges } from "../../../db/schema.ts";
import type { ResultMarks } from "../marking.ts";
import { RuleChange, type WhatChanged, whatChanged } from "../rule-change.ts";

/** Why a result came out differently, and how it was before. */
export type ResultChangeToRead = { at: Date; what: WhatChanged; before: ResultMarks };

/** The changes of the rules of its test that changed this result, the earliest first. */
export async function listResultChanges(db: Db, resultId: Id<"result">): Promise<ResultChangeToRead[]> {
  const rows = await db
    .select({
      at: ruleChanges.createdAt,
      change: ruleChanges.change,
      before: {
        marks: resultChanges.oldMarks,
        possibleMarks: resultChanges.oldPossibleMarks,
        isPassed: resultChanges.oldIsPassed,
      },
    })
    .from(resultChanges)
    .innerJoin(ruleChanges, eq(ruleChanges.id, resultChanges.changeId))
    .where(eq(resultChanges.testResultId, resultId))
    .orderBy(asc(ruleChanges.number));
  return rows.map(({ change, ...row }) => ({ ...row, what: whatChanged(RuleChange.parse(change)) }));
}
