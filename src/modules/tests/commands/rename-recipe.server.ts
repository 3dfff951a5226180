import { and, eq, ne, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { recipes } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { lockRecipes } from "../recipe-rows.server.ts";

export type RenameRecipeResult = { kind: "renamed" } | { kind: "taken" } | { kind: "gone" };

/** Gives a recipe of the student another name. */
export async function renameRecipe(
  db: Db,
  { studentId }: Student,
  { recipeId, name }: { recipeId: Id<"recipe">; name: string },
): Promise<RenameRecipeResult> {
  return db.transaction(async (tx): Promise<RenameRecipeResult> => {
    await lockRecipes(tx, studentId);
    const own = eq(recipes.studentId, studentId);
    const others = and(own, ne(recipes.id, recipeId), sql`lower(${recipes.name}) = lower(${name})`);
    if ((await tx.$count(recipes, others)) > 0) return { kind: "taken" };
    const renamed = await tx
      .update(recipes)
      .set({ name })
      .where(and(own, eq(recipes.id, recipeId)))
      .returning({ id: recipes.id });
    return { kind: renamed.length > 0 ? "renamed" : "gone" };
  });
}
