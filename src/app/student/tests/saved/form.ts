/** The forms of saved tests. */
import { z } from "zod";
import { dashboardTexts } from "../../../../content/en/dashboard.ts";
import { parseId } from "../../../../core/id.ts";
import { CustomChoices } from "../../../../modules/tests/custom-choices.ts";
import { RecipeName } from "../../../../modules/tests/recipe-rules.ts";

const RecipeId = z.string().transform((text, context) => {
  const id = parseId<"recipe">(text);
  if (!id) context.addIssue({ code: "custom", message: dashboardTexts.tests.malformed });
  return id ?? z.NEVER;
});

/** Choices come as JSON: the builder has them in memory, and nobody types them. */
const Choices = z.string().transform((text, context) => {
  const parsed = CustomChoices.safeParse(readJson(text));
  if (!parsed.success) context.addIssue({ code: "custom", message: dashboardTexts.tests.malformed });
  return parsed.data ?? z.NEVER;
});

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
