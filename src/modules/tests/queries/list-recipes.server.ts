import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { recipes } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { CustomChoices, settled } from "../custom-choices.ts";
import { RECIPES_MAX } from "../recipe-rules.ts";
import type { QuestionStatus } from "../test-version.ts";

export type ListedRecipe = {
  id: Id<"recipe">;
  name: string;
  lessonCount: number;
  count: number;
  /** Null for no clock. */
  minutes: number | null;
} & { only: ReadonlyArray<QuestionStatus> } & Record<"types" | "difficulties" | "areas", number>;

const Short = CustomChoices.omit({ lessons: true }).extend({ lessonCount: z.int() });

/** The student's recipes by their names, without the lessons, which can be thousands. */
export async function listRecipes(db: Db, { studentId }: Student): Promise<ListedRecipe[]> {
  const rows = await db
    .select({
      id: recipes.id,
      name: recipes.name,
      short: sql<unknown>`${recipes.choices} - 'lessons'
        || jsonb_build_object('lessonCount', jsonb_array_length(${recipes.choices} -> 'lessons'))`,
    })
    .from(recipes)
    .where(eq(recipes.studentId, studentId))
    .orderBy(asc(sql`lower(${recipes.name})`))
    .limit(RECIPES_MAX);
  return rows.map(({ short, ...recipe }) => {
    const { lessonCount, ...choices } = Short.parse(short);
    const { count, minutes, from } = settled({ ...choices, lessons: [] });
    const { only = [], types = [], difficulties = [], areas = [] } = from;
    const numbers = { types: types.length, difficulties: difficulties.length, areas: areas.length };
    return { ...recipe, lessonCount, count, minutes, only, ...numbers };
  });
}

/** How many recipes the student has. */
export function countRecipes(db: Db, { studentId }: Student): Promise<number> {
  return db.$count(recipes, eq(recipes.studentId, studentId));
}

/** What a recipe of the student asks for; null when there is none. */
export async function findRecipe(
  db: Db,
  { studentId }: Student,
  recipeId: Id<"recipe">,
): Promise<CustomChoices | null> {
  const [recipe] = await db
    .select({ choices: recipes.choices })
    .from(recipes)
    .where(and(eq(recipes.id, recipeId), eq(recipes.studentId, studentId)));
  return recipe ? CustomChoices.parse(recipe.choices) : null;
}
