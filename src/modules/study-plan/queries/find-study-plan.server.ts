import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { studyPlans } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { REPEATS_A_DAY } from "../../repetition/rules.ts";
import { USUAL_MINUTES } from "../rules.ts";

/** How the student wants to study, with the usual values until something was said; `isAsked` is true from then on. */
export async function findStudyPlan(db: Db, { studentId }: Student) {
  const [said] = await db.select().from(studyPlans).where(eq(studyPlans.studentId, studentId));
  return {
    examOn: said?.examOn ?? null,
    repeatsADay: said?.repeatsADay ?? REPEATS_A_DAY,
    minutesADay: said?.minutesADay ?? USUAL_MINUTES,
    wantsMail: said?.wantsMail ?? false,
    showsDays: said?.showsDays ?? true,
    showsStreak: said?.showsStreak ?? true,
    isAsked: said !== undefined,
  };
}
