/**
 * The practice tests: ten questions of the same set of courses each, in the order of their creation (P14, record 79). Their positions are
 * in `practicePlaces`; triggers append new questions and free the place of one that is removed.
 */
import { sql } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { lessons, practicePlaces, practiceTests, questions, subjectCourses, subjects } from "../../../db/schema.ts";
import { PRACTICE_TEST_SIZE } from "../rules.ts";

/**
 * Fills the open places of existing tests, then makes new tests of the waiting questions, never a partial one. Call it in every
 * transaction that adds questions, takes them out of use, or changes the courses of questions.
 */
export async function formPracticeTests(tx: Tx): Promise<void> {
  await takeLock(tx, "questionBank");
  const { waiting, open } = await countPlaces(tx);
  const filled = open > 0 && waiting > 0 ? await fillOpenPlaces(tx) : 0;
  if (waiting - filled >= PRACTICE_TEST_SIZE) await makeTests(tx);
}

/** `open` are the open places of tests that still have a question. */
async function countPlaces(tx: Tx): Promise<{ waiting: number; open: number }> {
  const { rows } = await tx.execute<{ waiting: number; open: number }>(sql`
    select
      (select count(*)::int from ${practicePlaces} where practice_test_id is null) as waiting,
      (select coalesce(sum(open_places), 0)::int from ${practiceTests}
        where open_places > 0 and open_places < ${PRACTICE_TEST_SIZE}) as open`);
  return rows[0] ?? { waiting: 0, open: 0 };
}

/** The courses of each subject, in order; empty for a subject of all courses. */
const coursesOfSubjects = sql`
  select ${subjects.id} as subject_id,
    coalesce(array_agg(${subjectCourses.course} order by ${subjectCourses.course})
      filter (where ${subjectCourses.course} is not null), '{}') as courses
  from ${subjects} left join ${subjectCourses} on ${subjectCourses.subjectId} = ${subjects.id}
  group by ${subjects.id}`;

/** The places in line with the courses of their questions. */
const placesWithCourses = sql`${practicePlaces} as place
  join ${questions} on ${questions.id} = place.question_id
  join ${lessons} on ${lessons.id} = ${questions.lessonId}
  join course_sets on course_sets.subject_id = ${lessons.subjectId}`;

/**
 * The oldest open place gets the oldest waiting question that belongs to the same courses as the questions of its test have in common,
 * and so on; returns how many were filled. A test whose questions have no course in common is offered to nobody and stays as it is.
 */
async function fillOpenPlaces(tx: Tx): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with course_sets as (${coursesOfSubjects}), members as (
      select test.id, test.number, course_sets.courses
      from ${placesWithCourses}
      join ${practiceTests} test on test.id = place.practice_test_id
      where test.open_places > 0
    ), tests as (
      select id, number, limited, array(
        select course from members, unnest(members.courses) as course
        where members.id = counted.id
        group by course having count(*) = counted.limited order by course
      ) as courses
      from (
        select id, number, count(*) filter (where courses <> '{}') as limited from members group by id, number
      ) as counted
    ), places as (
      select test.id, test.courses, place.position,
        row_number() over (partition by test.courses order by test.number, place.position) as nth
      from tests test
      cross join generate_series(1, ${PRACTICE_TEST_SIZE}::int) as place (position)
      where (test.limited = 0 or test.courses <> '{}')
        and not exists (
          select from ${practicePlaces} taken
          where taken.practice_test_id = test.id and taken.position = place.position
        )
    ), waiting as (
      select place.question_id, course_sets.courses,
        row_number() over (partition by course_sets.courses order by place.created_at, place.question_id) as nth
      from ${placesWithCourses}
      where place.practice_test_id is null
    ), filled as (
      select places.id, count(*)::int as questions from places join waiting using (courses, nth) group by places.id
    ), closed as (
      update ${practiceTests} test set open_places = test.open_places - filled.questions
      from filled where test.id = filled.id
    )
    update ${practicePlaces} place set practice_test_id = places.id, position = places.position
    from places join waiting using (courses, nth)
    where place.question_id = waiting.question_id`);
  return rowCount ?? 0;
}

/** Tens of waiting questions of the same courses; the ten whose first question waits longest comes first. */
const wholeTens = sql`
  with course_sets as (${coursesOfSubjects}), waiting as (
    select place.question_id, place.created_at, course_sets.courses, count(*) over (partition by course_sets.courses) as waiting,
      row_number() over (partition by course_sets.courses order by place.created_at, place.question_id) - 1 as nth
    from ${placesWithCourses}
    where place.practice_test_id is null
  ), placed as (
    select question_id, created_at, courses, nth / ${PRACTICE_TEST_SIZE}::int as ten, nth % ${PRACTICE_TEST_SIZE}::int + 1 as position
    from waiting where nth < waiting - waiting % ${PRACTICE_TEST_SIZE}::int
  ), tens as (
    select courses, ten, row_number() over (order by created_at, question_id) as nth from placed where position = 1
  )`;

async function makeTests(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(sql`${wholeTens} select count(*)::int as count from tens`);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  const ids = await takeTests(tx, count);
  await tx.execute(sql`
    ${wholeTens}, tests as (
      select id, nth from unnest(${sql.param(ids)}::uuid[]) with ordinality as made (id, nth)
    )
    update ${practicePlaces} place set practice_test_id = tests.id, position = placed.position
    from placed join tens using (courses, ten) join tests on tests.nth = tens.nth
    where place.question_id = placed.question_id`);
}

/** Takes `count` tests without questions, by number: first the tests that lost all of their questions, then new ones. */
async function takeTests(tx: Tx, count: number): Promise<Id<"practice-test">[]> {
  const { rows: empty } = await tx.execute<{ id: Id<"practice-test"> }>(sql`
    with taken as (
      update ${practiceTests} set open_places = 0
      where id in (
        select id from ${practiceTests} where open_places = ${PRACTICE_TEST_SIZE} order by number limit ${count}
      )
      returning id, number
    )
    select id from taken order by number`);
  const made = Array.from({ length: count - empty.length }, () => newId<"practice-test">());
  if (made.length > 0) {
    await tx.execute(sql`
      insert into ${practiceTests} (id, number, open_places)
      select id, last.number + nth, 0
      from unnest(${sql.param(made)}::uuid[]) with ordinality as made (id, nth)
      cross join (select coalesce(max(number), 0) as number from ${practiceTests}) last`);
  }
  return [...empty.map(({ id }) => id), ...made];
}
