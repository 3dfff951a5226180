import { sql } from "drizzle-orm";
import { plainText } from "../../../core/html.ts";
import type { Id } from "../../../core/id.ts";
import { beginningOf } from "../../../core/plain-text.ts";
import type { Db } from "../../../db/client.ts";
import { newestFirst, type PageCursors, type PageRequest, pageIn } from "../../../db/keyset.ts";
import { measuredVersions } from "../../../db/schema.ts";
import { outlineOf } from "../../../items/registry/authoring.ts";
import { findQuestionBody } from "../../../items/registry/models.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { FLAGS, type Flag, type QuestionFigures } from "../question-figures.ts";
import { hasOlderAnswers, loadMeasured } from "./load-counts.server.ts";

const PAGE_SIZE = 25;
/** Of a question, to know it by. */
const STEM_MAX = 160;

export type FlaggedQuestion = {
  id: Id<"question">;
  versionId: Id<"version">;
  displayId: number;
  /** The beginning of its words; null when it cannot be read. */
  stem: string | null;
  flags: Flag[];
  figures: Pick<QuestionFigures, "asked" | "facility" | "discrimination" | "criterion"> | null;
  /** True where first answers were scored by older versions. */
  canRescore: boolean;
};

type Row = Omit<FlaggedQuestion, "stem" | "figures"> & {
  at: string;
  type: string;
  content: unknown;
  solution: unknown;
};

/** The questions in use that have a flag, or this one, those that have had one for the shortest time first. */
export async function listFlagged(
  db: Db,
  _admin: Admin,
  flag: Flag | null,
  requested: PageRequest,
): Promise<PageCursors & { questions: FlaggedQuestion[] }> {
  const { flaggedAt, versionId, flags } = measuredVersions;
  // The index goes both ways, and no row of it is null.
  const order = { ...newestFirst(flaggedAt, versionId), isNullsLast: false };
  const byVersion = { ...order, cursorOf: ({ at, versionId: id }: Row) => order.cursorOf({ at, id }) };
  const page = pageIn(byVersion, requested, PAGE_SIZE);
  const { rows } = await db.execute<Row>(sql`
    select listed.*, version.type, version.content, version.solution,
      ${hasOlderAnswers(sql`listed.id`, sql`listed."versionId"`)} as "canRescore"
    from (
      select question.id, ${versionId} as "versionId", question.display_id as "displayId", ${flags} as flags,
        to_char(${flaggedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
        row_number() over (order by ${sql.join(page.orderBy, sql`, `)}) as nth
      from ${measuredVersions} join questions as question on question.version_id = ${versionId} and question.withdrawn_at is null
      where ${flaggedAt} is not null
        ${flag ? sql`and ${flags} @> ${sql.param([flag])}::text[]` : sql``}
        ${page.where ? sql`and ${page.where}` : sql``}
      order by ${sql.join(page.orderBy, sql`, `)}
      limit ${page.limit}::int
    ) as listed
    join question_versions as version on version.id = listed."versionId"
    order by nth`);
  const { shown, ...cursors } = page.cut(rows);
  const measured = await loadMeasured(
    db,
    shown.map((row) => row.versionId),
  );
  return {
    ...cursors,
    questions: shown.map(({ id, versionId: own, displayId, flags: has, canRescore, type, content, solution }) => {
      const body = findQuestionBody({ type, content, solution });
      return {
        ...{ id, versionId: own, displayId, canRescore },
        stem: body && beginningOf(plainText(outlineOf(body).stem), STEM_MAX),
        flags: FLAGS.filter((one) => has.includes(one)),
        figures: measured.get(own)?.figures ?? null,
      };
    }),
  };
}

/** How many questions in use have each flag; a flag that none has is absent. */
export async function countFlagged(db: Db, _admin: Admin): Promise<Partial<Record<Flag, number>> & { any: number }> {
  const { rows } = await db.execute<{ flag: Flag | null; count: number }>(sql`
    with flagged as materialized (
      select measured.flags from measured_versions as measured
      join questions as question on question.version_id = measured.version_id and question.withdrawn_at is null
      where measured.flagged_at is not null
    )
    select null as flag, count(*)::int as count from flagged
    union all
    select flag, count(*)::int from flagged cross join lateral unnest(flags) as flag group by flag`);
  const counts: Partial<Record<Flag, number>> = {};
  for (const { flag, count } of rows) if (flag !== null) counts[flag] = count;
  return { ...counts, any: rows.find(({ flag }) => flag === null)?.count ?? 0 };
}
