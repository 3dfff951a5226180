/** The form actions of saved tests. */
import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod/mini";
import type { Student } from "../../../../modules/accounts/viewer.ts";
import { startRecipe } from "../../../../modules/attempts/commands/start-attempt.server.ts";
import { startWithinLimits } from "../../../../modules/attempts/limits.server.ts";
import { deleteRecipe } from "../../../../modules/tests/commands/delete-recipe.server.ts";
import { renameRecipe } from "../../../../modules/tests/commands/rename-recipe.server.ts";
import { saveRecipe } from "../../../../modules/tests/commands/save-recipe.server.ts";
import type { CustomChoices } from "../../../../modules/tests/custom-choices.ts";
import { formAction, type Given, readForm } from "../../../form-action.server.ts";
import { requireStudent } from "../../../guards.server.ts";
import { startAnswers } from "../../shared/start-answers.server.ts";
import { ChoicesForm } from "../custom/choices-form.ts";
import { RecipeForm, RenameRecipeForm, SaveRecipeForm } from "./form.ts";

type Context = Readonly<RouterContextProvider>;

/** Dispatches the submitted form. */
export async function actOnRecipes(context: Context, request: Request) {
  const student = requireStudent(context);
  const fields = await readForm(request);
  switch (fields.get("intent")) {
    case "choose-name":
      return chooseName(context, fields);
    case "save":
      return save(context, student, fields);
    case "rename":
      return rename(context, student, fields);
    case "delete":
      return remove(context, student, fields);
    case "start":
      return start(context, student, fields);
    default:
      throw data(null, { status: 400 });
  }
}

/** What was chosen in the builder without scripts: the page asks for its name. */
async function chooseName(context: Context, fields: FormData) {
  const form = { form: "choose-name", schema: ChoicesForm, fields } as const;
  const run = async (choices: CustomChoices) => ({ kind: "chosen" as const, choices });
  return formAction(context, form, run, {
    chosen: ({ choices }) => ({ status: 200, choices: JSON.stringify(choices) }),
  });
}

/** Keeps what is chosen in the builder. */
export async function save(context: Context, student: Student, fields: FormData) {
  const form = { form: "save", schema: SaveRecipeForm, fields } as const;
  const run = (input: z.infer<typeof SaveRecipeForm>, { db, now }: Given) => saveRecipe(db, student, input, now);
  return formAction(context, form, run, {
    saved: (_, { input: { name } }) => ({ status: 200, name }),
    taken: 400,
    "too-many": 400,
  });
}

export async function rename(context: Context, student: Student, fields: FormData) {
  const form = { form: "rename", schema: RenameRecipeForm, fields } as const;
  const run = (input: z.infer<typeof RenameRecipeForm>, { db }: Given) => renameRecipe(db, student, input);
  return formAction(context, form, run, {
    renamed: (_, { input: { name } }) => ({ status: 200, name }),
    taken: 400,
    gone: 400,
  });
}

export async function remove(context: Context, student: Student, fields: FormData) {
  const form = { form: "delete", schema: RecipeForm, fields } as const;
  const run = ({ recipeId }: z.infer<typeof RecipeForm>, { db }: Given) => deleteRecipe(db, student, recipeId);
  return formAction(context, form, run, { deleted: ({ name }) => ({ status: 200, name }), gone: 400 });
}

export async function start(context: Context, student: Student, fields: FormData) {
  const form = { form: "start", schema: RecipeForm, fields } as const;
  const run = ({ recipeId }: z.infer<typeof RecipeForm>, { db, accounts, now }: Given) =>
    startWithinLimits(accounts.limits, student, () => startRecipe(db, student, recipeId, now, Math.random));
  return formAction(context, form, run, {
    ...startAnswers(context, student),
    "not-offered": 400,
  });
}
