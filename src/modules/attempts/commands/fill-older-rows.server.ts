/**
 * Gives rows that processes of release 0.3.0 write what they lack: attempts the test that they took, answers whose they are, and
 * students what their answers to each question come to. In batches by id, with the place to go on from kept beside them: safe to
 * break off, to repeat, and while such processes still write.
 */
import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { type Id, idOf, idSince } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { tryLock } from "../../../db/locks.ts";
import {
  attemptItems,
  attempts,
  deliveries,
  installation,
  studentQuestions,
  students,
  testAnswers,
  testResults,
  tests,
  testVersions,
} from "../../../db/schema.ts";
import { OLD_CUSTOM_ROWS, PRACTICE_ROWS } from "../../tests/test-rows.ts";
import { addToStudentQuestions } from "../student-questions.server.ts";

/** Rows of one transaction: results of twenty answers each take a fifth of a second. */
const BATCH = 200;

/** A row has its id before it is stored, by the clock of its process: none is stored so long after a younger one. */
const STORED_WITHIN_MS = 10 * 60_000;

type FillOptions = { batch?: number; isOver?: () => boolean };

/** Goes through all attempts and results that were not seen yet. While another process is at it nothing is done here. */
export async function fillOlderRows(
  db: Db,
  now: Date,
  { batch = BATCH, isOver = () => false }: FillOptions = {},
): Promise<void> {
  await goThrough(db, ATTEMPTS, { now, batch, isOver });
  await goThrough(db, RESULTS, { now, batch, isOver });
}

type Source<Kind extends string> = {
  /** Under which the place is kept. */
  name: string;
  list(tx: Tx, after: Id<Kind>, limit: number): Promise<Id<Kind>[]>;
  /** False when something of it has to wait, so that the place stays before it. */
  fill(tx: Tx, ids: Id<Kind>[]): Promise<boolean>;
  /** What is done once that is stored, before the place moves on. */
  settle?(tx: Tx, ids: Id<Kind>[]): Promise<void>;
};

async function goThrough<Kind extends string>(
  db: Db,
  { name, list, fill, settle }: Source<Kind>,
  { now, batch, isOver }: Required<FillOptions> & { now: Date },
): Promise<void> {
  let place = await findStart<Kind>(db, name, now);
  while (!isOver()) {
    const ids = await db.transaction(async (tx) => {
      if (!(await tryLock(tx, "filling"))) return [];
      const found = await list(tx, place, batch);
      return found.length > 0 && (await fill(tx, found)) ? found : [];
    });
    const last = ids.at(-1);
    if (!last) return;
    await db.transaction(async (tx) => {
      await settle?.(tx, ids);
      await keepPlace(tx, name, last, now);
    });
    place = last;
  }
}

/** Where the last run ended, or before it, as far as somebody may have stored something there since. */
async function findStart<Kind extends string>(db: Db, name: string, now: Date): Promise<Id<Kind>> {
  const [kept] = await db.select({ place: installation.value }).from(installation).where(eq(installation.key, name));
  const [place, young] = [idOf<Kind>(kept?.place), idSince<Kind>(new Date(now.getTime() - STORED_WITHIN_MS))];
  return place < young ? place : young;
}

async function keepPlace(tx: Tx, key: string, value: string, createdAt: Date): Promise<void> {
  const set = { value, createdAt };
  await tx
    .insert(installation)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: installation.key, set });
}

const ATTEMPTS: Source<"attempt"> = {
  name: "attempts-filled",
  async list(tx, after, limit) {
    const { id } = attempts;
    const rows = await tx.select({ id }).from(attempts).where(gt(id, after)).orderBy(asc(id)).limit(limit);
    return rows.map((row) => row.id);
  },
  async fill(tx, ids) {
    const isOld = and(inArray(attempts.id, ids), isNull(attempts.testVersionId));
    if ((await tx.$count(attempts, isOld)) === 0) return true;
    await storeOldTests(tx);
    const either = (practice: string | null, custom: string | null) =>
      sql`case when ${attempts.practiceTestId} is null then ${custom}::uuid else ${practice}::uuid end`;
    // Locked in the order in which saves lock them.
    const old = tx
      .select({ id: attempts.id })
      .from(attempts)
      .where(isOld)
      .orderBy(asc(attempts.id))
      .for("no key update");
    await tx
      .update(attempts)
      .set({
        testId: either(PRACTICE_ROWS.test.id, null),
        testVersionId: either(PRACTICE_ROWS.version.id, OLD_CUSTOM_ROWS.version.id),
        deliveryId: either(PRACTICE_ROWS.delivery.id, OLD_CUSTOM_ROWS.delivery.id),
      })
      .where(inArray(attempts.id, old));
    return true;
  },
};

async function storeOldTests(tx: Tx): Promise<void> {
  const rows = [PRACTICE_ROWS, OLD_CUSTOM_ROWS];
  const versions = rows.map(({ version }) => version);
  await tx.insert(testVersions).values(versions).onConflictDoNothing();
  const practice = { ...PRACTICE_ROWS.test, versionId: PRACTICE_ROWS.version.id };
  await tx.insert(tests).values(practice).onConflictDoNothing();
  const terms = rows.map(({ delivery }) => delivery);
  await tx.insert(deliveries).values(terms).onConflictDoNothing();
}

const RESULTS: Source<"result"> = {
  name: "answers-filled",
  async list(tx, after, limit) {
    const { id } = testResults;
    const rows = await tx.select({ id }).from(testResults).where(gt(id, after)).orderBy(asc(id)).limit(limit);
    return rows.map((row) => row.id);
  },
  fill: fillAnswers,
  settle: findFirstAnswers,
};

/**
 * Locks results and answers in the order in which a rescoring does. Students who are being deleted at this moment are left out, as
 * waiting for them could block both; if they stay after all, the next run finds them.
 */
async function fillAnswers(tx: Tx, resultIds: ReadonlyArray<Id<"result">>): Promise<boolean> {
  const { rows } = await tx.execute<{ isAll: boolean }>(sql`
    with old as materialized (
      select result.id from ${testResults} as result
      where result.id = any (${sql.param(resultIds)}::uuid[])
        and exists (select from ${testAnswers} as answer where answer.test_result_id = result.id and answer.student_id is null)
    ), taken as materialized (
      select result.id, result.student_id, result.completed_at, attempt.id as attempt_id,
        case when attempt.practice_test_id is null then 'custom' else 'practice' end as mode
      from ${testResults} as result
      join ${attempts} as attempt on attempt.id = result.attempt_id
      join ${students} as student on student.id = result.student_id
      where result.id in (select id from old)
      order by result.id
      for no key update of result for key share of student skip locked
    ), filled as (
      update ${testAnswers} as answer
      set student_id = taken.student_id, completed_at = taken.completed_at, mode = taken.mode
      from taken
      where answer.test_result_id = taken.id and answer.student_id is null
      returning answer.student_id, answer.question_id, answer.completed_at, answer.is_answered, answer.earned, answer.max,
        coalesce((
          select item.flagged from ${attemptItems} as item
          where item.attempt_id = taken.attempt_id and item.position = answer.position
        ), false) as flagged
    ), known as (${addToStudentQuestions(sql`
      select distinct on (student_id, question_id) student_id, question_id, count(*) over question,
        min(completed_at) over question, completed_at, is_answered, earned, max, flagged, null, false
      from filled
      window question as (partition by student_id, question_id)
      order by student_id, question_id, completed_at desc`)}
    )
    select (select count(*) from taken) = (select count(*) from old) as "isAll"`);
  return rows[0]?.isAll === true;
}

/**
 * Which answer to a question was the student's first one, for the questions of these results: one that was written meanwhile may
 * have been taken for it. In a transaction of its own, because a rescoring locks answers before what they come to.
 */
async function findFirstAnswers(tx: Tx, resultIds: ReadonlyArray<Id<"result">>): Promise<void> {
  await tx.execute(sql`
    with asked as materialized (
      select distinct student_id, question_id from ${testAnswers}
      where test_result_id = any (${sql.param(resultIds)}::uuid[]) and student_id is not null and is_first is null
    ), wrong as materialized (
      select answer.test_result_id, answer.position, answer.completed_at = known.first_at as is_first
      from asked
      join ${studentQuestions} as known using (student_id, question_id)
      join ${testAnswers} as answer using (student_id, question_id)
      join ${testResults} as result on result.id = answer.test_result_id
      where answer.is_first is distinct from (answer.completed_at = known.first_at)
      order by answer.test_result_id, answer.position
      for no key update of result, answer
    )
    update ${testAnswers} as answer set is_first = wrong.is_first
    from wrong
    where answer.test_result_id = wrong.test_result_id and answer.position = wrong.position`);
}
