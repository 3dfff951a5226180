import type { Db } from "../../../db/client.ts";
import { studyPlans } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { StudyPlan } from "../forms.ts";

/** Keeps when the student's exam is and how much is repeated on one day. What is scheduled already comes when it was to come. */
export async function savePlan(db: Db, { studentId }: Student, plan: StudyPlan): Promise<{ kind: "saved" }> {
  await db
    .insert(studyPlans)
    .values({ studentId, ...plan })
    .onConflictDoUpdate({ target: studyPlans.studentId, set: plan });
  return { kind: "saved" };
}
