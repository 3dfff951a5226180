import { and, eq } from "drizzle-orm";
import { realExamTexts } from "../../../content/en/real-exam.ts";
import type { Db } from "../../../db/client.ts";
import { realOutcomes } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { OutcomeForm } from "../outcome-form.ts";
import { findLastWhole } from "../queries/own-outcomes.server.ts";

export type TellResult = { kind: "told" } | { kind: "nothing-to-compare" };

/** Keeps how the real exam ended beside the last result of its whole simulation; what was told before is replaced. */
export async function tellOutcome(
  db: Db,
  { studentId }: Student,
  { presetId, hasPassed, consent }: OutcomeForm,
  now: Date,
): Promise<TellResult> {
  const last = await findLastWhole(db, studentId, presetId);
  if (!last) return { kind: "nothing-to-compare" };
  const { ability, error, cut } = last;
  const told = {
    ...{ hasPassed: hasPassed === "yes", toldAt: now, ability, error, cut },
    ...{ consentVersion: consent, consentWording: realExamTexts.consent },
  };
  await db
    .insert(realOutcomes)
    .values({ studentId, presetId, ...told })
    .onConflictDoUpdate({ target: [realOutcomes.studentId, realOutcomes.presetId], set: told });
  return { kind: "told" };
}

/** Deletes it with the consent. */
export async function takeBackOutcome(
  db: Db,
  { studentId }: Student,
  presetId: string,
): Promise<{ kind: "taken-back" }> {
  await db.delete(realOutcomes).where(and(eq(realOutcomes.studentId, studentId), eq(realOutcomes.presetId, presetId)));
  return { kind: "taken-back" };
}
