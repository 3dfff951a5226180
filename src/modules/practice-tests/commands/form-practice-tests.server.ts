/**
 * The practice tests: ten questions each, in the order of their creation (P14). Their positions are in `practicePlaces`;
 * triggers append new questions and free the place of one that is removed.
 */
import { sql } from "drizzle-orm";
import { newId } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { practicePlaces, practiceTests } from "../../../db/schema.ts";
import { PRACTICE_TEST_SIZE } from "../rules.ts";

/**
 * Fills the open places of existing tests, then makes new tests of the waiting questions, never a partial one. Call it in every
 * transaction that adds questions or takes them out of use.
 */
export async function formPracticeTests(tx: Tx): Promise<void> {
  await takeLock(tx, "questionBank");
  const { waiting, open } = await countPlaces(tx);
  const filled = open > 0 && waiting > 0 ? await fillOpenPlaces(tx) : 0;
  const newTests = Math.floor((waiting - filled) / PRACTICE_TEST_SIZE);
  if (newTests > 0) await makeTests(tx, newTests);
}

async function countPlaces(tx: Tx): Promise<{ waiting: number; open: number }> {
  const { rows } = await tx.execute<{ waiting: number; open: number }>(sql`
    select
      (select count(*)::int from ${practicePlaces} where practice_test_id is null) as waiting,
      (select coalesce(sum(open_places), 0)::int from ${practiceTests} where open_places > 0) as open`);
  return rows[0] ?? { waiting: 0, open: 0 };
}

/** The oldest open place gets the oldest waiting question, and so on; returns how many were filled. */
async function fillOpenPlaces(tx: Tx): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with places as (
      select test.id, place.position, row_number() over (order by test.number, place.position) as nth
      from ${practiceTests} test
      cross join generate_series(1, ${PRACTICE_TEST_SIZE}::int) as place (position)
      where test.open_places > 0
        and not exists (
          select from ${practicePlaces} taken
          where taken.practice_test_id = test.id and taken.position = place.position
        )
    ), waiting as (
      select question_id, row_number() over (order by created_at, question_id) as nth
      from ${practicePlaces}
      where practice_test_id is null
      order by created_at, question_id
      limit (select count(*) from places)
    ), filled as (
      select places.id, count(*)::int as questions from places join waiting using (nth) group by places.id
    ), closed as (
      update ${practiceTests} test set open_places = test.open_places - filled.questions
      from filled where test.id = filled.id
    )
    update ${practicePlaces} place set practice_test_id = places.id, position = places.position
    from places join waiting using (nth)
    where place.question_id = waiting.question_id`);
  return rowCount ?? 0;
}

async function makeTests(tx: Tx, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId<"practice-test">());
  await tx.execute(sql`
    insert into ${practiceTests} (id, number, open_places)
    select id, last.number + nth, 0
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as made (id, nth)
    cross join (select coalesce(max(number), 0) as number from ${practiceTests}) last`);
  await tx.execute(sql`
    with waiting as (
      select question_id, row_number() over (order by created_at, question_id) - 1 as nth
      from ${practicePlaces}
      where practice_test_id is null
      order by created_at, question_id
      limit ${count * PRACTICE_TEST_SIZE}
    ), tests as (
      select id, nth - 1 as nth from unnest(${sql.param(ids)}::uuid[]) with ordinality as made (id, nth)
    )
    update ${practicePlaces} place
    set practice_test_id = tests.id, position = waiting.nth % ${PRACTICE_TEST_SIZE}::int + 1
    from waiting join tests on tests.nth = waiting.nth / ${PRACTICE_TEST_SIZE}::int
    where place.question_id = waiting.question_id`);
}
