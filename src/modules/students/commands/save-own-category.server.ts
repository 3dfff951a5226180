import { categoryTexts } from "../../../content/en/category.ts";
import type { Db } from "../../../db/client.ts";
import { studentCategories } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { CategoryForm } from "../category-form.ts";
import { decideByCategory, lockForVerdicts } from "../verdicts-by-category.server.ts";

const texts = categoryTexts.form;

/** Stores the student's own category with what was agreed to, and decides by it which results pass. */
export async function saveOwnCategory(
  db: Db,
  { studentId }: Student,
  { category, hasDisability, consent }: CategoryForm,
  now: Date,
): Promise<{ kind: "saved" }> {
  const candidate = { category, hasDisability: hasDisability === "yes" };
  const told = {
    ...candidate,
    consentedAt: now,
    consentVersion: consent,
    consentWording: [texts.consent, ...(candidate.hasDisability ? [texts.disabilityConsent] : [])].join(" "),
  };
  await db.transaction(async (tx) => {
    await lockForVerdicts(tx, studentId);
    await tx
      .insert(studentCategories)
      .values({ studentId, ...told })
      .onConflictDoUpdate({ target: studentCategories.studentId, set: told });
    await decideByCategory(tx, studentId, candidate);
  });
  return { kind: "saved" };
}
