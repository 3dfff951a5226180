import { inArray, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questionParameters } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { meanDifficulty } from "../calibration.ts";

/** In logits, 0 in the middle of the bank. */
export type KnownDifficulty = { value: number; error: number; answers: number };

/** The newest difficulty of these versions, as far as answers have told one. */
export async function listKnownDifficulties(
  db: Db,
  _admin: Admin,
  versionIds: ReadonlyArray<Id<"version">>,
): Promise<ReadonlyMap<Id<"version">, KnownDifficulty>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([questionParameters.versionId])
    .from(questionParameters)
    .where(inArray(questionParameters.versionId, [...versionIds]))
    .orderBy(questionParameters.versionId, sql`${questionParameters.setNumber} desc`);
  return new Map(
    rows.map(({ versionId, answers, ...calibrated }) => [versionId, { ...meanDifficulty(calibrated), answers }]),
  );
}
