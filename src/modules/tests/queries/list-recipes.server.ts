import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { z } from "zod/mini";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { naturalOrder } from "../../../db/natural-order.ts";
import { recipes } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { UnitCount } from "../../stimuli/units.ts";
import { CustomChoices, ShortChoices, settled } from "../custom-choices.ts";
import { RECIPES_MAX } from "../recipe-rules.ts";
import { rowsOfCustomTest } from "../test-rows.ts";
import type { QuestionStatus } from "../test-version.ts";

export type ListedRecipe = {
  id: Id<"recipe">;
  name: string;
  lessonCount: number;
  count: number;
  /** Null for no clock. */
  minutes: number | null;
  units: UnitCount[];
  /** True where each answer is explained. */
  explain: boolean;
} & { only: ReadonlyArray<QuestionStatus> } & Record<"types" | "difficulties" | "areas", number>;

const Short = z.extend(ShortChoices, { lessonCount: z.int() });

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
    .orderBy(asc(naturalOrder(recipes.name)))
    .limit(RECIPES_MAX);
  return rows.map(({ short, ...recipe }) => {
    const { lessonCount, ...choices } = Short.parse(short);
    const { count, minutes, from, units, explain } = settled({ ...choices, lessons: [] });
    const { only = [], types = [], difficulties = [], areas = [] } = from;
    const numbers = { types: types.length, difficulties: difficulties.length, areas: areas.length };
    return { ...recipe, lessonCount, count, minutes, units, explain, only, ...numbers };
  });
}

/** Some students' recipes at a time. */
const CACHED_TESTS = 20_000;

/** What a recipe asks for never changes, so neither does its test; its lessons can be thousands. */
const testOf = new LRUCache<Id<"recipe">, Id<"test">>({ max: CACHED_TESTS });

/** The test that each of these recipes of the student makes, whether it was ever started or not. */
export async function findTestsOfRecipes(
  db: Db,
  { studentId }: Student,
  recipeIds: ReadonlyArray<Id<"recipe">>,
): Promise<Map<Id<"recipe">, Id<"test">>> {
  const unknown = recipeIds.filter((id) => !testOf.has(id));
  const own = and(eq(recipes.studentId, studentId), inArray(recipes.id, unknown));
  const rows =
    unknown.length === 0 ? [] : await db.select({ id: recipes.id, choices: recipes.choices }).from(recipes).where(own);
  for (const { id, choices } of rows) {
    testOf.set(id, rowsOfCustomTest(studentId, CustomChoices.parse(choices)).test.id);
  }
  return new Map(
    recipeIds.flatMap((id) => [[id, testOf.get(id)] as const]).flatMap(([id, test]) => (test ? [[id, test]] : [])),
  );
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
