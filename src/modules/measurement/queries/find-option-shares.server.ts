import { eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { measuredOptions, measuredVersions } from "../../../db/schema.ts";
import { readContent } from "../../../items/registry/authoring.ts";
import { parseQuestionBody } from "../../../items/registry/models.ts";
import { bestAnswer } from "../../../items/registry/scorers.server.ts";
import type { Student } from "../../accounts/viewer.ts";
import { requireSolvedVersions } from "../../attempts/queries/versions.server.ts";
import { countedOptions } from "../chosen.ts";

/** With fewer first answers the shares would say more of single students than of the question. */
const SHARES_FROM = 30;

/** `share` is the whole percentage of the first answers that chose it; several can be chosen, so they need not add up to 100. */
export type OptionShares = {
  answers: number;
  options: { key: string; text: string; isRight: boolean; share: number }[];
};

/**
 * How many of a hundred students chose each option of this version at their first answer; null while there are too few, and for a
 * question without options, such as a calculation. Only for who may see the solution.
 */
export async function findOptionShares(
  db: Db,
  _student: Student,
  versionId: Id<"version">,
): Promise<OptionShares | null> {
  const [sums] = await db
    .select({ asked: measuredVersions.asked })
    .from(measuredVersions)
    .where(eq(measuredVersions.versionId, versionId));
  if (!sums || sums.asked < SHARES_FROM) return null;
  const counted = await db
    .select({ option: measuredOptions.option, chosen: sql`sum(${measuredOptions.chosen})`.mapWith(Number) })
    .from(measuredOptions)
    .where(eq(measuredOptions.versionId, versionId))
    .groupBy(measuredOptions.option);
  const version = (await requireSolvedVersions(db, [versionId])).get(versionId);
  if (!version) return null;
  const lists = readContent(version.content, version.type)?.choices ?? [];
  const seen = counted.map(({ option }) => option);
  const chosen = new Map(counted.map((row) => [row.option, row.chosen]));
  const options = countedOptions(lists, bestAnswer(parseQuestionBody(version)), seen).map(({ key, text, isRight }) => ({
    ...{ key, text, isRight },
    share: Math.round(((chosen.get(key) ?? 0) * 100) / sums.asked),
  }));
  return options.length === 0 ? null : { answers: sums.asked, options };
}
