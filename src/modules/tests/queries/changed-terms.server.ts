import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { ruleChanges, tests } from "../../../db/schema.ts";
import { ChangedTerms } from "../terms.ts";

/** What the institute has set of the marks and the pass rules of presets, by their ids, with when it was set last. */
export async function loadChangedTerms(db: Db): Promise<ReadonlyMap<string, { terms: ChangedTerms; at: Date }>> {
  const rows = await db
    .select({
      presetId: tests.presetId,
      terms: tests.changedTerms,
      at: sql`max(${ruleChanges.createdAt})`.mapWith(ruleChanges.createdAt),
    })
    .from(tests)
    .innerJoin(ruleChanges, and(eq(ruleChanges.testId, tests.id), ne(sql`${ruleChanges.change} ->> 'kind'`, "void")))
    .where(and(isNotNull(tests.presetId), isNotNull(tests.changedTerms)))
    .groupBy(tests.id);
  return new Map(
    rows.flatMap(({ presetId, terms, at }) => (presetId ? [[presetId, { terms: ChangedTerms.parse(terms), at }]] : [])),
  );
}
