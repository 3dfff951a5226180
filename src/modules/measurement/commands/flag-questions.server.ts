/** Decides again what is worth a look at questions whose figures have changed. */
import { inArray, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { tryLock } from "../../../db/locks.ts";
import { measuredVersions } from "../../../db/schema.ts";
import { loadMeasured } from "../queries/load-counts.server.ts";

const BATCH = 200;

/** So long the times of a section stay before they are found again: of the whole bank's answers that takes a second. */
const TIMES_KEPT = sql`interval '1 day'`;

/**
 * Goes through all versions whose figures have changed since their flags were decided, and gives how many. While another process is at it, or
 * counts, nothing is done here.
 */
export async function flagQuestions(
  db: Db,
  now: Date,
  { batch = BATCH, isOver = () => false }: { batch?: number; isOver?: () => boolean } = {},
): Promise<number> {
  let flagged = 0;
  for (;;) {
    if (isOver()) return flagged;
    const count = await db.transaction(async (tx) => {
      if (!(await tryLock(tx, "measurement"))) return 0;
      const { versionId, isStale } = measuredVersions;
      const stale = await tx
        .select({ versionId })
        .from(measuredVersions)
        .where(sql`${isStale}`)
        .orderBy(versionId)
        .limit(batch);
      if (stale.length > 0)
        await decideFlags(
          tx,
          stale.map((row) => row.versionId),
          now,
        );
      return stale.length;
    });
    flagged += count;
    if (count < batch) return flagged;
  }
}

/** Decides them for these versions, in the caller's transaction, which holds the lock of the figures. */
export async function decideFlags(tx: Tx, versionIds: ReadonlyArray<Id<"version">>, now: Date): Promise<void> {
  await findSectionTimes(tx, versionIds, now);
  const measured = await loadMeasured(tx, versionIds);
  const rows = [...measured].map(([version_id, { flags }]) => ({ version_id, flags }));
  await tx.execute(sql`
    update measured_versions as known set is_stale = false, flags = given.flags,
      flagged_at = case when given.flags = '{}' then null else coalesce(known.flagged_at, ${now.toISOString()}::timestamptz) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (version_id uuid, flags text[])
    where known.version_id = given.version_id`);
}

/** Finds how long the sections take in which these versions were asked, where that was not done within the last day. */
async function findSectionTimes(tx: Tx, versionIds: ReadonlyArray<Id<"version">>, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`
    with due as materialized (
      select distinct asked.form_id, asked.section from measured_seconds as asked
      where asked.version_id = any (${sql.param([...versionIds])}::uuid[])
        and not exists (
          select from section_times as known
          where known.form_id = asked.form_id and known.section = asked.section
            and known.found_at > ${at}::timestamptz - ${TIMES_KEPT})
    ), counted as (
      select form_id, section, seconds, sum(count) as count
      from measured_seconds join due using (form_id, section)
      group by form_id, section, seconds
    ), running as (
      select form_id, section, seconds,
        sum(count) over (partition by form_id, section order by seconds) as until,
        sum(count) over (partition by form_id, section) as answers
      from counted
    )
    insert into section_times (form_id, section, answers, median, found_at)
    select form_id, section, max(answers), min(seconds) filter (where 2 * until >= answers), ${at}::timestamptz
    from running
    group by form_id, section
    having max(answers) > 0
    on conflict (form_id, section) do update set
      answers = excluded.answers, median = excluded.median, found_at = excluded.found_at`);
}

/** After a new set of difficulties: how far they moved is one of the flags. */
export async function markMovedQuestions(db: Db): Promise<void> {
  await db
    .update(measuredVersions)
    .set({ isStale: true })
    .where(
      inArray(
        measuredVersions.versionId,
        sql`(select version_id from question_parameters where set_number >= (select max(number) - 1 from parameter_sets))`,
      ),
    );
}
