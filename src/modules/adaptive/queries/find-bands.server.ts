import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { adaptiveResults, attempts, testResults } from "../../../db/schema.ts";
import { loadTestVersion } from "../../tests/queries/test-versions.server.ts";
import { adaptivePlanOf } from "../../tests/test-version.ts";
import { type Band, type Placement, placementOf } from "../outcome.ts";

/** The bands of those of these results that are adaptive. */
export async function findBands(
  db: Db,
  resultIds: ReadonlyArray<Id<"result">>,
): Promise<ReadonlyMap<Id<"result">, Band>> {
  return new Map([...(await findPlacements(db, resultIds))].map(([id, { band }]) => [id, band]));
}

/** The placements of those of these results that are adaptive. */
export async function findPlacements(
  db: Db,
  resultIds: ReadonlyArray<Id<"result">>,
): Promise<ReadonlyMap<Id<"result">, Placement>> {
  if (resultIds.length === 0) return new Map();
  const rows = await db
    .select({ id: testResults.id, versionId: attempts.testVersionId, decided: adaptiveResults })
    .from(testResults)
    .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
    .leftJoin(adaptiveResults, eq(adaptiveResults.resultId, testResults.id))
    .where(and(inArray(testResults.id, [...resultIds]), isNotNull(attempts.bankId)));
  return new Map(
    await Promise.all(
      rows.map(async ({ id, versionId, decided }): Promise<[Id<"result">, Placement]> => {
        const plan = adaptivePlanOf(await loadTestVersion(db, versionId));
        if (!decided || !plan) return [id, { band: "undecided", isCompared: false }];
        return [id, placementOf(decided, { ...plan, cut: decided.cut })];
      }),
    ),
  );
}
