import { eq, sql } from "drizzle-orm";
import { newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { recipes } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { type CustomChoices, keptChoices } from "../custom-choices.ts";
import { lockRecipes } from "../recipe-rows.server.ts";
import { RECIPES_MAX } from "../recipe-rules.ts";

export type SaveRecipeResult = { kind: "saved" } | { kind: "taken" } | { kind: "too-many" };

/** Keeps choices under a name that no other recipe of the student has, capitals aside. */
export async function saveRecipe(
  db: Db,
  { studentId }: Student,
  { name, choices }: { name: string; choices: CustomChoices },
  now: Date,
): Promise<SaveRecipeResult> {
  return db.transaction(async (tx): Promise<SaveRecipeResult> => {
    await lockRecipes(tx, studentId);
    const [known] = await tx
      .select({
        count: sql<number>`count(*)::int`,
        isTaken: sql<boolean>`coalesce(bool_or(lower(${recipes.name}) = lower(${name})), false)`,
      })
      .from(recipes)
      .where(eq(recipes.studentId, studentId));
    if (known?.isTaken) return { kind: "taken" };
    if (known && known.count >= RECIPES_MAX) return { kind: "too-many" };
    await tx
      .insert(recipes)
      .values({ id: newId<"recipe">(), studentId, name, choices: keptChoices(choices), createdAt: now });
    return { kind: "saved" };
  });
}
