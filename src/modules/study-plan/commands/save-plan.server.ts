import { and, eq, sql } from "drizzle-orm";
import { dayOf } from "../../../core/days.ts";
import { newToken } from "../../../core/tokens.server.ts";
import type { Db } from "../../../db/client.ts";
import { dayPlans, studyPlans } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { REPEATS_A_DAY } from "../../repetition/rules.ts";
import type { StudyPlan } from "../forms.ts";

/**
 * Keeps how the student wants to study; what is not said stays as it was. Today is planned again; what is scheduled to be repeated
 * comes when it was to come.
 */
export async function savePlan(
  db: Db,
  { studentId }: Student,
  plan: Partial<StudyPlan>,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<{ kind: "saved" }> {
  await db.transaction(async (tx) => {
    await tx
      .insert(studyPlans)
      .values({ studentId, repeatsADay: REPEATS_A_DAY, mailToken: newToken(), ...plan })
      .onConflictDoUpdate({
        target: studyPlans.studentId,
        set: { ...plan, mailToken: sql`coalesce(${studyPlans.mailToken}, excluded.mail_token)` },
      });
    await tx.delete(dayPlans).where(and(eq(dayPlans.studentId, studentId), eq(dayPlans.day, dayOf(now, timeZone))));
  });
  return { kind: "saved" };
}
