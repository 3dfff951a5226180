import { inArray, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { questionParameters } from "../../../db/schema.ts";
import { chancesOfPoints, meanOfPosterior, type Thresholds } from "../ability.ts";
import { guessedThresholds } from "../calibration.ts";
import { countsForDifficulty } from "../counted-answers.server.ts";

/** Of so many of the latest answers before a result: somebody who learns is no longer who answered long ago. */
const LATEST = 200;
/** Fewer say little more than that nothing is known. */
const FEWEST = 20;
/** Abilities are kept in such parts of a logit. */
export const STEPS_A_LOGIT = 10;
const GRID = { from: -4, to: 4, points: 41 } as const;
const STEP = (GRID.to - GRID.from) / (GRID.points - 1);
const THETAS = Array.from({ length: GRID.points }, (_, index) => GRID.from + index * STEP);

type Row = { resultId: Id<"result">; versionId: Id<"version">; earned: number; max: number; level: number };

/**
 * The ability of each of these results' students by what they had answered before it, by the difficulties known now, in tenths of a logit:
 * the mean of its posterior. None for a student with too few answers that count for difficulties.
 */
export async function findAbilitiesBefore(
  db: Db | Tx,
  resultIds: ReadonlyArray<Id<"result">>,
): Promise<Map<Id<"result">, number>> {
  if (resultIds.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select result.id as "resultId", earlier.version_id as "versionId", earlier.earned, earlier.max,
      coalesce(label.logit, 0)::float8 as level
    from test_results as asked
    cross join lateral (
      select answer.question_id, answer.version_id, answer.earned, answer.max
      from test_results as result join test_answers as answer on answer.test_result_id = result.id
      where result.student_id = asked.student_id and result.completed_at <= asked.completed_at
        and (result.completed_at, result.id) < (asked.completed_at, asked.id) and ${countsForDifficulty}
      order by result.completed_at desc, result.id desc, answer.position
      limit ${LATEST}::int
    ) as earlier
    join test_results as result on result.id = asked.id
    join questions as question on question.id = earlier.question_id
    left join question_labels as label on label.id = question.difficulty_id
    where asked.id = any (${sql.param([...resultIds])}::uuid[])`);
  const known = await thresholdsOf(db, [...new Set(rows.map(({ versionId }) => versionId))]);
  const curves = new Map<string, number[]>();
  const curveOf = ({ versionId, earned, max, level }: Row) => {
    const key = `${versionId} ${earned} ${max}`;
    const kept = curves.get(key);
    if (kept) return kept;
    const found = known.get(versionId);
    const thresholds = found?.length === max ? found : guessedThresholds(level, max);
    const curve = THETAS.map((theta) => Math.log(chancesOfPoints(thresholds, theta)[earned] ?? 0));
    curves.set(key, curve);
    return curve;
  };
  const abilities = new Map<Id<"result">, number>();
  for (const [resultId, own] of Map.groupBy(rows, (row) => row.resultId)) {
    if (own.length < FEWEST) continue;
    const sums = THETAS.map(() => 0);
    for (const row of own) for (const [index, log] of curveOf(row).entries()) sums[index] = (sums[index] ?? 0) + log;
    const sumAt = (theta: number) => sums[Math.round((theta - GRID.from) / STEP)] ?? 0;
    const { theta } = meanOfPosterior(sumAt, (at) => -(at ** 2) / 2, GRID);
    abilities.set(resultId, Math.round(theta * STEPS_A_LOGIT));
  }
  return abilities;
}

async function thresholdsOf(
  db: Db | Tx,
  versionIds: ReadonlyArray<Id<"version">>,
): Promise<Map<Id<"version">, Thresholds>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([questionParameters.versionId], {
      versionId: questionParameters.versionId,
      thresholds: questionParameters.thresholds,
    })
    .from(questionParameters)
    .where(inArray(questionParameters.versionId, [...versionIds]))
    .orderBy(questionParameters.versionId, sql`${questionParameters.setNumber} desc`);
  return new Map(rows.map(({ versionId, thresholds }) => [versionId, thresholds]));
}
