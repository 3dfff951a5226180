/** The night's check: the sums of some versions against their answers (record 62). */
import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { drawSome } from "../../../core/random.ts";
import type { Db } from "../../../db/client.ts";
import { doWhenDue, type WorkResult } from "../../../db/recurring-work.ts";
import { measuredVersions } from "../../../db/schema.ts";
import { isRight } from "../check-version.server.ts";
import { markMovedQuestions } from "./flag-questions.server.ts";

const CHECK_WORK = {
  name: "measurement-check",
  everyMs: 24 * 60 * 60_000,
  retryMs: 60 * 60_000,
  giveUpAfterMs: 6 * 60 * 60_000,
} as const;

/** One version in so many. */
const ONE_IN = 100;

/** Once a day, by one process however many there are. `onWrong` is told each version whose sums are not what its answers come to. */
export function checkFiguresWhenDue(
  db: Db,
  now: Date,
  options: { random: () => number; isOver: () => boolean; onWrong: (versionId: Id<"version">) => void },
): Promise<WorkResult> {
  return doWhenDue(db, CHECK_WORK, async () => JSON.stringify(await checkFigures(db, now, options)), now);
}

/**
 * Compares the sums of one version in a hundred, at least one, that chance picks, and of all that were wrong the last time. What it finds is
 * kept with the version until a later check agrees, or somebody has it counted anew.
 */
export async function checkFigures(
  db: Db,
  now: Date,
  {
    random,
    isOver = () => false,
    onWrong = () => {},
  }: { random: () => number; isOver?: () => boolean; onWrong?: (versionId: Id<"version">) => void },
): Promise<{ checked: number; wrong: number }> {
  await markMovedQuestions(db);
  const { versionId, isWrong } = measuredVersions;
  const all = await db.select({ versionId, isWrong }).from(measuredVersions);
  const drawn = drawSome(all, Math.ceil(all.length / ONE_IN), random);
  const suspects = all.filter((one) => one.isWrong && !drawn.includes(one));
  let [checked, wrong] = [0, 0];
  for (const one of [...drawn, ...suspects]) {
    if (isOver()) throw new Error("the check of the figures was stopped");
    // Sums and answers of one moment: both move in one transaction.
    const agrees = await db.transaction((tx) => isRight(tx, one.versionId), { isolationLevel: "repeatable read" });
    await db.execute(sql`
      update measured_versions set is_wrong = ${!agrees}, checked_at = ${now.toISOString()}::timestamptz
      where version_id = ${one.versionId}`);
    checked += 1;
    if (agrees) continue;
    wrong += 1;
    onWrong(one.versionId);
  }
  return { checked, wrong };
}
