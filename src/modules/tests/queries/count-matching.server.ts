import { and, arrayOverlaps, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { QuestionFilter } from "../test-version.ts";

/**
 * How many questions in use that stand alone a rule of a test of the institute can draw: reserved ones too, but none that the test names
 * itself.
 */
export async function countMatching(
  db: Db,
  _admin: Admin,
  filter: QuestionFilter,
  fixed: ReadonlyArray<Id<"question">>,
): Promise<number> {
  return db.$count(
    questions,
    and(
      isNull(questions.withdrawnAt),
      isNull(questions.stimulusId),
      conditionOf(filter),
      fixed.length > 0 ? sql`${questions.id} <> all (${sql.param([...fixed])}::uuid[])` : undefined,
    ),
  );
}

function conditionOf({ lessons, areas, types, categories, difficulties }: QuestionFilter): SQL | undefined {
  return and(
    lessons && inArray(questions.lessonId, lessons),
    areas && arrayOverlaps(questions.areas, areas),
    types && inArray(questions.type, types),
    categories && inArray(questions.categoryId, categories),
    difficulties && inArray(questions.difficultyId, difficulties),
  );
}
