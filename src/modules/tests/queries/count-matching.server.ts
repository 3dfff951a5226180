import { and, arrayOverlaps, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questions, stimuli } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { DrawRule, QuestionFilter } from "../test-version.ts";

/**
 * How many questions in use that stand alone a rule of a test of the institute can draw, or how many stimuli: reserved ones too, but none
 * that the test names itself.
 */
export async function countMatching(
  db: Db,
  _admin: Admin,
  { from, unit }: Pick<DrawRule, "from" | "unit">,
  fixed: ReadonlyArray<Id<"question">>,
): Promise<number> {
  return unit
    ? db.$count(
        stimuli,
        and(
          isUnitInUse(unit, from),
          fixed.length > 0
            ? sql`not exists (select from ${questions} as named
                where named.stimulus_id = ${stimuli.id} and named.id = any (${sql.param([...fixed])}::uuid[]))`
            : undefined,
        ),
      )
    : db.$count(
        questions,
        and(
          isNull(questions.withdrawnAt),
          isNull(questions.stimulusId),
          conditionOf(questions, from),
          from.types && inArray(questions.type, from.types),
          fixed.length > 0 ? sql`${questions.id} <> all (${sql.param([...fixed])}::uuid[])` : undefined,
        ),
      );
}

/** A stimulus in use that a rule lets through, reserved or not. */
export function isUnitInUse(unit: NonNullable<DrawRule["unit"]>, from: QuestionFilter) {
  return and(
    isNull(stimuli.withdrawnAt),
    isNotNull(stimuli.versionId),
    eq(stimuli.kind, unit.kind),
    eq(stimuli.questionCount, unit.questions),
    conditionOf(stimuli, from),
  );
}

function conditionOf(
  of: typeof questions | typeof stimuli,
  { lessons, areas, categories, difficulties }: QuestionFilter,
) {
  return and(
    lessons && inArray(of.lessonId, lessons),
    areas && arrayOverlaps(of.areas, areas),
    categories && inArray(of.categoryId, categories),
    difficulties && inArray(of.difficultyId, difficulties),
  );
}
