import { eq } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Tx } from "../../db/client.ts";
import { students } from "../../db/schema.ts";

/** Holds the student, so that nothing else changes which names are taken and how many recipes there are. */
export async function lockRecipes(tx: Tx, studentId: Id<"student">): Promise<void> {
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for("no key update");
}
