import { desc, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { realOutcomes } from "../../../db/schema.ts";
import type { Ability } from "../../adaptive/ability.ts";
import { chanceOfPassing, groupNumberOf, type Reliability, reliabilityOf } from "../reliability.ts";

/** The newest ones say enough. */
const OUTCOMES_READ = 10_000;

/** What became in the real exam of students whose simulation is known. */
export async function findReliability(db: Db, presetId: string): Promise<Reliability> {
  const { ability, error, cut, hasPassed, toldAt } = realOutcomes;
  const told = await db
    .select({ ability, error, cut, hasPassed })
    .from(realOutcomes)
    .where(eq(realOutcomes.presetId, presetId))
    .orderBy(desc(toldAt))
    .limit(OUTCOMES_READ);
  return reliabilityOf(
    told.map((one) => ({
      chance: chanceOfPassing({ theta: one.ability, error: one.error }, one.cut),
      hasPassed: one.hasPassed,
    })),
  );
}

/** What became of students with such a result. */
export type Alike = { count: number; passed: number; interval: { from: number; to: number } };

/** Those whose chance was alike; null before enough outcomes are known, of all or of these. */
export async function findAlike(db: Db, presetId: string, estimate: Ability, cut: number): Promise<Alike | null> {
  const reliability = await findReliability(db, presetId);
  if (reliability.kind === "collecting") return null;
  const group = reliability.groups[groupNumberOf(chanceOfPassing(estimate, cut))];
  return group?.seen ? { count: group.count, passed: group.seen.passed, interval: group.seen.interval } : null;
}
