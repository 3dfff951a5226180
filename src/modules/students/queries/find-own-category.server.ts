import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { studentCategories } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { Candidate } from "../../tests/pass-rules.ts";

/** What the student has told, with when; null for nothing. There is no such query for the administrator, on purpose. */
export async function findOwnCategory(
  db: Db,
  { studentId }: Student,
): Promise<(Candidate & { consentedAt: Date }) | null> {
  const { category, hasDisability, consentedAt } = studentCategories;
  const [told] = await db
    .select({ category, hasDisability, consentedAt })
    .from(studentCategories)
    .where(eq(studentCategories.studentId, studentId));
  return told ?? null;
}
