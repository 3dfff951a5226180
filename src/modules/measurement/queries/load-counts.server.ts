import { and, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import {
  measuredOptions,
  measuredPoints,
  measuredSeconds,
  measuredVersions,
  NO_FORM,
  questionParameters,
  sectionTimes,
} from "../../../db/schema.ts";
import { readContent } from "../../../items/registry/authoring.ts";
import { parseQuestionBody } from "../../../items/registry/models.ts";
import { bestAnswer } from "../../../items/registry/scorers.server.ts";
import { requireSolvedVersions } from "../../attempts/queries/versions.server.ts";
import { countedOptions } from "../chosen.ts";
import {
  type Beside,
  type Counts,
  FEWEST,
  type Flag,
  figuresOf,
  flagsOf,
  LATEST,
  type QuestionFigures,
} from "../question-figures.ts";

type VersionId = Id<"version">;

/** True where first answers to this question were scored by older versions of it than the one in use. */
export function hasOlderAnswers(questionId: SQLWrapper, inUse: SQLWrapper): SQL<boolean> {
  return sql`exists (
    select from question_versions as older join measured_versions as sums on sums.version_id = older.id
    where older.question_id = ${questionId} and older.id <> ${inUse} and sums.asked > 0
  )`;
}

export type Measured = { figures: QuestionFigures; beside: Beside; flags: Flag[] };

/** The figures of versions whose first answers have been counted, by what is counted now; none for any other. */
export async function loadMeasured(
  db: Db | Tx,
  versionIds: ReadonlyArray<VersionId>,
): Promise<Map<VersionId, Measured>> {
  const counts = await loadCounts(db, versionIds);
  const versions = await requireSolvedVersions(db, [...counts.keys()]);
  const figures = new Map(
    [...counts].flatMap(([id, own]) => {
      const version = versions.get(id);
      if (!version) return [];
      const body = parseQuestionBody(version);
      const lists = readContent(version.content, version.type)?.choices ?? [];
      const seen = own.options.map(({ option }) => option);
      return [[id, figuresOf(own, countedOptions(lists, bestAnswer(body), seen), NO_FORM)]];
    }),
  );
  // One after the other: a transaction asks one thing at a time.
  const medians = await loadSectionMedians(db, [...figures.values()]);
  const moves = await loadMoves(db, [...figures.keys()]);
  return new Map(
    [...counts].flatMap(([id, own]) => {
      const found = figures.get(id);
      if (!found) return [];
      const sectionMedian = (found.time && medians.get(`${found.time.formId} ${found.time.section}`)) ?? null;
      const beside = { sectionMedian, moved: moves.get(id) ?? null };
      return [[id, { figures: found, beside, flags: flagsOf(found, own, beside) }]];
    }),
  );
}

async function loadCounts(db: Db | Tx, versionIds: ReadonlyArray<VersionId>): Promise<Map<VersionId, Counts>> {
  if (versionIds.length === 0) return new Map();
  const ids = [...versionIds];
  const sums = await db.select().from(measuredVersions).where(inArray(measuredVersions.versionId, ids));
  const points = await db.select().from(measuredPoints).where(inArray(measuredPoints.versionId, ids));
  const options = await db.select().from(measuredOptions).where(inArray(measuredOptions.versionId, ids));
  const seconds = await db.select().from(measuredSeconds).where(inArray(measuredSeconds.versionId, ids));
  const latest = await loadLatest(
    db,
    sums.flatMap(({ versionId, asked }) => (asked >= FEWEST.drift ? [versionId] : [])),
  );
  const of = <Row extends { versionId: VersionId }>(rows: Row[]) => Map.groupBy(rows, (row) => row.versionId);
  const [pointsOf, optionsOf, secondsOf] = [of(points), of(options), of(seconds)];
  return new Map(
    sums.map(({ versionId, asked, earned, possible }) => [
      versionId,
      {
        ...{ asked, earned, possible },
        points: pointsOf.get(versionId) ?? [],
        options: optionsOf.get(versionId) ?? [],
        seconds: secondsOf.get(versionId) ?? [],
        latest: latest.get(versionId) ?? null,
      },
    ]),
  );
}

type Sum = { earned: number; possible: number };

async function loadLatest(db: Db | Tx, versionIds: ReadonlyArray<VersionId>): Promise<Map<VersionId, Sum>> {
  if (versionIds.length === 0) return new Map();
  const { rows } = await db.execute<Sum & { id: VersionId }>(sql`
    select asked.id, sum(latest.points)::float8 as earned, sum(latest.max)::float8 as possible
    from unnest(${sql.param([...versionIds])}::uuid[]) as asked (id)
    cross join lateral (
      select points, max from measured_answers as answer
      where answer.version_id = asked.id and answer.is_first
      order by answer.test_result_id desc
      limit ${LATEST}::int
    ) as latest
    group by asked.id`);
  return new Map(rows.map(({ id, ...sum }) => [id, sum]));
}

async function loadSectionMedians(
  db: Db | Tx,
  figures: ReadonlyArray<QuestionFigures>,
): Promise<ReadonlyMap<string, number>> {
  const forms = [...new Set(figures.flatMap(({ time }) => time?.formId ?? []))];
  if (forms.length === 0) return new Map();
  const rows = await db.select().from(sectionTimes).where(inArray(sectionTimes.formId, forms));
  return new Map(rows.map(({ formId, section, median }) => [`${formId} ${section}`, median]));
}

/** How far difficulties moved in the newest set, of those that it has. */
async function loadMoves(db: Db | Tx, versionIds: ReadonlyArray<VersionId>): Promise<ReadonlyMap<VersionId, number>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .select({ versionId: questionParameters.versionId, drift: questionParameters.drift })
    .from(questionParameters)
    .where(
      and(
        inArray(questionParameters.versionId, [...versionIds]),
        eq(questionParameters.setNumber, sql`(select max(number) from parameter_sets)`),
      ),
    );
  return new Map(rows.map(({ versionId, drift }) => [versionId, drift]));
}
