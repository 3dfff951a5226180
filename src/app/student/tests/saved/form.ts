/** The forms of saved tests. */
import { z } from "zod/mini";
import { dashboardTexts } from "../../../../content/en/dashboard.ts";
import { idSchema, refuse } from "../../../../core/schemas.ts";
import { CustomChoices } from "../../../../modules/tests/custom-choices.ts";
import { RecipeName } from "../../../../modules/tests/recipe-rules.ts";

const RecipeId = idSchema<"recipe">(() => dashboardTexts.tests.malformed);

/** Choices come as JSON: the builder has them in memory, and nobody types them. */
const Choices = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const parsed = CustomChoices.safeParse(readJson(text));
    return parsed.data ?? refuse(context, dashboardTexts.tests.malformed);
  }),
);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const SaveRecipeForm = z.object({ name: RecipeName, choices: Choices });
export const RenameRecipeForm = z.object({ recipeId: RecipeId, name: RecipeName });
export const RecipeForm = z.object({ recipeId: RecipeId });
