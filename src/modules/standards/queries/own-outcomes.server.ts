import { and, desc, eq, gte, isNotNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { adaptiveResults, realOutcomes } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { ADAPTIVE_PRESETS } from "../../adaptive/nclex.ts";

/** So long after a simulation a student may have taken the exam. */
const ASKED_AFTER_MS = 28 * 86_400_000;

export type OwnOutcome = { presetId: string; told: { hasPassed: boolean; toldAt: Date } | null };

/**
 * The estimate and the standard of the last whole simulation of this exam that was taken to its minimum at least; null where there is none:
 * the few answers of one that was broken off say nothing of an exam.
 */
export async function findLastWhole(db: Db, studentId: Id<"student">, presetId: string) {
  const preset = ADAPTIVE_PRESETS.find(({ id }) => id === presetId);
  if (!preset) return null;
  const { ability, error, cut, completedAt } = adaptiveResults;
  const [last] = await db
    .select({ ability, error, cut, completedAt })
    .from(adaptiveResults)
    .where(
      and(
        eq(adaptiveResults.studentId, studentId),
        eq(adaptiveResults.presetId, presetId),
        eq(adaptiveResults.isShorter, false),
        gte(adaptiveResults.asked, preset.plan.minimum),
        isNotNull(ability),
      ),
    )
    .orderBy(desc(completedAt))
    .limit(1);
  if (!last || last.ability === null || last.error === null) return null;
  return { ...last, ability: last.ability, error: last.error };
}

/** What the student told of each exam, and the exams of which they may tell; no others. */
export async function listOwnOutcomes(db: Db, { studentId }: Student): Promise<OwnOutcome[]> {
  const { presetId, hasPassed, toldAt } = realOutcomes;
  const told = await db
    .select({ presetId, hasPassed, toldAt })
    .from(realOutcomes)
    .where(eq(realOutcomes.studentId, studentId));
  const outcomes = await Promise.all(
    ADAPTIVE_PRESETS.map(async ({ id }): Promise<OwnOutcome[]> => {
      const own = told.find((one) => one.presetId === id) ?? null;
      return own || (await findLastWhole(db, studentId, id)) ? [{ presetId: id, told: own }] : [];
    }),
  );
  return outcomes.flat();
}

/** The exam of which a student is asked, some weeks after its simulation; null for none, and once it was told. */
export async function findExamToAskAbout(db: Db, { studentId }: Student, now: Date): Promise<string | null> {
  for (const { id } of ADAPTIVE_PRESETS) {
    const last = await findLastWhole(db, studentId, id);
    if (!last || now.getTime() - last.completedAt.getTime() < ASKED_AFTER_MS) continue;
    const told = await db.$count(
      realOutcomes,
      and(eq(realOutcomes.studentId, studentId), eq(realOutcomes.presetId, id)),
    );
    if (told === 0) return id;
  }
  return null;
}
