/**
 * Adds the answers of results to the figures of questions, each once: the mark on its result is set in the transaction that adds
 * them (record 62).
 */
import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { tryLock } from "../../../db/locks.ts";
import { findAbilitiesBefore } from "../../adaptive/queries/abilities-before.server.ts";
import { isForm, TestVersion } from "../../tests/test-version.ts";
import { addContributions, contributionsOf } from "../contributions.server.ts";

/** Results of one transaction: of twenty answers each about a second. */
const BATCH = 500;

/**
 * Measures all results there are, the oldest first and some at a time, and gives how many. While another process is at it nothing
 * is done here; results that somebody is changing, and those of students who are being deleted, are left for the next time.
 */
export async function measureResults(
  db: Db,
  { batch = BATCH, isOver = () => false }: { batch?: number; isOver?: () => boolean } = {},
): Promise<number> {
  let measured = 0;
  for (;;) {
    if (isOver()) return measured;
    const count = await db.transaction(async (tx) => {
      if (!(await tryLock(tx, "measurement"))) return 0;
      const { rows } = await tx.execute<{ id: Id<"result"> }>(sql`
        select result.id
        from test_results as result join students as student on student.id = result.student_id
        where not result.is_measured
        order by result.completed_at
        limit ${batch}::int
        for no key update of result skip locked for key share of student skip locked`);
      if (rows.length > 0)
        await measure(
          tx,
          rows.map(({ id }) => id),
        );
      return rows.length;
    });
    measured += count;
    if (count < batch) return measured;
  }
}

type Result = { id: Id<"result">; testVersionId: Id<"test-version">; isKnown: boolean; isMeasured: boolean };

/** Measures these results, which the transaction holds, unless they are. What an earlier time found of ability and test stays. */
export async function measure(tx: Tx, resultIds: ReadonlyArray<Id<"result">>): Promise<void> {
  const { rows } = await tx.execute<Result>(sql`
    select result.id, attempt.test_version_id as "testVersionId",
      result.form_id is not null or result.ability_before is not null as "isKnown", result.is_measured as "isMeasured"
    from test_results as result join attempts as attempt on attempt.id = result.attempt_id
    where result.id = any (${sql.param([...resultIds])}::uuid[])`);
  const results = rows.filter(({ isMeasured }) => !isMeasured);
  if (results.length === 0) return;
  const unknown = results.filter(({ isKnown }) => !isKnown);
  const forms = await findFormsOf(tx, unknown);
  const abilities = await findAbilitiesBefore(
    tx,
    unknown.filter(({ id }) => !forms.has(id)).map(({ id }) => id),
  );
  const marks = results.map(({ id }) => ({ id, form_id: forms.get(id), ability_before: abilities.get(id) }));
  await tx.execute(sql`
    update test_results as result set is_measured = true, form_id = coalesce(result.form_id, given.form_id),
      ability_before = coalesce(result.ability_before, given.ability_before)
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as given (id uuid, form_id uuid, ability_before int)
    where result.id = given.id`);
  const ids = sql.param(results.map(({ id }) => id));
  await addContributions(tx, await contributionsOf(tx, sql`answer.test_result_id = any (${ids}::uuid[])`));
}

/** Which of these results are their students' first ones of a fixed test, and of which version. */
async function findFormsOf(
  tx: Tx,
  results: ReadonlyArray<Result>,
): Promise<ReadonlyMap<Id<"result">, Id<"test-version">>> {
  const asked = [...new Set(results.map(({ testVersionId }) => testVersionId))];
  const versions = await tx.execute<{ id: Id<"test-version">; content: unknown }>(
    sql`select id, content from test_versions where id = any (${sql.param(asked)}::uuid[])`,
  );
  const forms = versions.rows.filter(({ content }) => isForm(TestVersion.parse(content))).map(({ id }) => id);
  if (forms.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: Id<"result">; formId: Id<"test-version"> }>(sql`
    select result.id, attempt.test_version_id as "formId"
    from test_results as result join attempts as attempt on attempt.id = result.attempt_id
    where result.id = any (${sql.param(results.map(({ id }) => id))}::uuid[])
      and attempt.test_version_id = any (${sql.param(forms)}::uuid[])
      and not exists (
        select from test_results as other join attempts as taken on taken.id = other.attempt_id
        where other.student_id = result.student_id and taken.test_version_id = attempt.test_version_id
          and (other.completed_at, other.id) < (result.completed_at, result.id))`);
  return new Map(rows.map(({ id, formId }) => [id, formId]));
}
