import { desc, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { parameterSets } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { Stage } from "../../adaptive/calibration.ts";
import { UNMEASURED_MAX } from "../rules.ts";

/** Of questions whose sums are wrong so many are named: more are one fault, and each is counted anew by itself. */
const WRONG_MAX = 20;

export type WrongVersion = {
  versionId: Id<"version">;
  questionId: Id<"question">;
  displayId: number;
  number: number;
  checkedAt: string;
};

export type MeasuredBank = {
  /** How many versions in use are known how well; a stage that none has is absent. */
  stages: Readonly<Partial<Record<Stage, number>>>;
  /** The newest set of difficulties; null before the first night. */
  newest: { number: number; madeAt: Date; answers: number; students: number } | null;
  /** First answers that are counted, to versions in use and older ones. */
  asked: number;
  /** Results that are not counted yet, at most `UNMEASURED_MAX`. */
  unmeasured: number;
  wrong: WrongVersion[];
  /** The last night's check; null before the first one. */
  checkedAt: string | null;
};

/** How well the bank is known as a whole. */
export async function findMeasuredBank(db: Db, _admin: Admin): Promise<MeasuredBank> {
  const [stages, [newest], sums, wrong] = await Promise.all([
    db.execute<{ stage: Stage; count: number }>(sql`
      select coalesce(known.stage, 'guess') as stage, count(*)::int as count
      from questions as question
      left join lateral (
        select stage from question_parameters where version_id = question.version_id order by set_number desc limit 1
      ) as known on true
      where question.withdrawn_at is null
      group by 1`),
    db.select().from(parameterSets).orderBy(desc(parameterSets.number)).limit(1),
    db.execute<{ asked: number; unmeasured: number; checkedAt: string | null }>(sql`
      select (select coalesce(sum(asked), 0)::float8 from measured_versions) as asked,
        (select count(*)::int from (select from test_results where not is_measured limit ${UNMEASURED_MAX}::int) as waiting) as unmeasured,
        (select to_char(max(checked_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from measured_versions) as "checkedAt"`),
    db.execute<WrongVersion>(sql`
      select version.id as "versionId", version.question_id as "questionId", question.display_id as "displayId", version.number,
        to_char(measured.checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "checkedAt"
      from measured_versions as measured
      join question_versions as version on version.id = measured.version_id
      join questions as question on question.id = version.question_id
      where measured.is_wrong
      order by measured.version_id
      limit ${WRONG_MAX}::int`),
  ]);
  const { asked = 0, unmeasured = 0, checkedAt = null } = sums.rows[0] ?? {};
  return {
    stages: Object.fromEntries(stages.rows.map(({ stage, count }) => [stage, count])),
    newest: newest ?? null,
    ...{ asked, unmeasured, checkedAt },
    wrong: wrong.rows,
  };
}
