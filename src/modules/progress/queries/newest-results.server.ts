import { desc, eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/client.ts";
import { attempts, testResults } from "../../../db/schema.ts";
import { ownTestName } from "../../tests/queries/test-name.server.ts";

/** Results of tests, the newest first; `more` are the columns that only the caller needs. */
export function selectNewestResults<More extends Record<string, AnyPgColumn>>(
  db: Db,
  where: SQL | undefined,
  more: More,
) {
  return (
    db
      .select({
        attemptId: testResults.attemptId,
        test: ownTestName,
        score: testResults.score,
        marks: testResults.marks,
        possibleMarks: testResults.possibleMarks,
        completedAt: testResults.completedAt,
        ...more,
      })
      .from(testResults)
      .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
      .where(where)
      // As the index has it, backwards.
      .orderBy(desc(testResults.completedAt), desc(testResults.id))
  );
}
