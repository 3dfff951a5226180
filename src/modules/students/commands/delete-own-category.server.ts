import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { studentCategories } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { decideByCategory, lockForVerdicts } from "../verdicts-by-category.server.ts";

/** Deletes the student's own category, disability and consent, and the verdicts that depend on them. Also if there is none. */
export async function deleteOwnCategory(db: Db, { studentId }: Student): Promise<{ kind: "deleted" }> {
  await db.transaction(async (tx) => {
    await lockForVerdicts(tx, studentId);
    await tx.delete(studentCategories).where(eq(studentCategories.studentId, studentId));
    await decideByCategory(tx, studentId, null);
  });
  return { kind: "deleted" };
}
