/** A recipe: choices for a custom test that a student has saved under a name; on the screen a *saved test*. */
import { recipeTexts } from "../../content/en/recipes.ts";
import { requiredLine } from "../../core/form-fields.ts";

export const RECIPES_MAX = 50;
const NAME_MAX = 80;

/** A name as it is stored. */
export const RecipeName = requiredLine(NAME_MAX, {
  missing: () => recipeTexts.problems.missing,
  tooLong: (most) => recipeTexts.problems.tooLong(most),
});
