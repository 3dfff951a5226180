import { and, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { recipes } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";

/** Deletes a recipe of the student, with the name that it had. */
export async function deleteRecipe(
  db: Db,
  { studentId }: Student,
  recipeId: Id<"recipe">,
): Promise<{ kind: "deleted"; name: string } | { kind: "gone" }> {
  const [deleted] = await db
    .delete(recipes)
    .where(and(eq(recipes.id, recipeId), eq(recipes.studentId, studentId)))
    .returning({ name: recipes.name });
  return deleted ? { kind: "deleted", ...deleted } : { kind: "gone" };
}
