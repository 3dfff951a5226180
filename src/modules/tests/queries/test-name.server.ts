import { type SQL, sql } from "drizzle-orm";
import type { TestName } from "../../../content/test-name.ts";
import {
  attemptItems,
  attempts,
  lessons,
  practiceTests,
  questions,
  questionVersions,
  recipes,
  subjects,
  tests,
  testVersions,
} from "../../../db/schema.ts";
import { FIRST_TEST_TITLE, REPETITION_TITLE } from "../custom-choices.ts";

/** The name of the test of an attempt, for statements on `attempts`. Names its tables itself, as Drizzle may not. */
export const testNameOfAttempt = nameWith(sql`null::jsonb`);

/** Content of an own test, for its name (P185). */
const topicsOfAttempt = sql`coalesce((
  select jsonb_build_object('kind', 'custom', 'questionCount', ${attempts}.question_count,
    'topics', case when count(distinct lesson.id) = 1 then jsonb_build_array(min(lesson.title)) else jsonb_agg(distinct subject.name) end)
  from ${attemptItems} as item
  join ${questionVersions} as version on version.id = item.version_id
  join ${questions} as question on question.id = version.question_id
  join ${lessons} as lesson on lesson.id = question.lesson_id
  join ${subjects} as subject on subject.id = lesson.subject_id
  where item.attempt_id = ${attempts}.id having count(*) > 0
), '{"kind": "custom"}')`;

/** The name of the saved test of the same choices, as it is called now, of several the one saved first (P88); else what is named by its kind. */
const givenName = sql`coalesce((
  select jsonb_build_object('name', ${recipes.name})
  from ${recipes} join ${testVersions} on ${testVersions.id} = ${attempts}.test_version_id
  where ${recipes.studentId} = ${attempts}.student_id
    and ${recipes.choices} = (${testVersions.content} #> '{sections,0,source,rules,0,from}') || jsonb_build_object(
      'count', coalesce(${countOf(sql`!exists(@.unit)`)}, '0'), 'minutes', ${testVersions.content} -> 'minutes')
      || jsonb_strip_nulls(jsonb_build_object(
        'cases', ${countOf(sql`@.unit.kind == "case"`)}, 'trends', ${countOf(sql`@.unit.kind == "trend"`)},
        'explain', nullif(${testVersions.content} ->> 'confidence' = 'ask', false)))
  order by ${recipes.createdAt}, ${recipes.id} limit 1
), (
  select case ${testVersions.content} ->> 'title'
    when ${sql.raw(`'${REPETITION_TITLE}'`)} then '{"isRepetition": true}'::jsonb
    when ${sql.raw(`'${FIRST_TEST_TITLE}'`)} then '{"isFirst": true}'::jsonb
  end
  from ${testVersions} where ${testVersions.id} = ${attempts}.test_version_id
), '{}')`;

/**
 * Name for the student whose attempt it is, with the content of an own test and the name that its student gave it. Names that a student gave are for
 * nobody else, and in no mail.
 */
export const ownTestName = nameWith(sql`${topicsOfAttempt} || ${givenName}`);

/** Name without its content, for lists of all tests of a student. */
export const ownTestNameInShort = nameWith(sql`'{"kind": "custom"}'::jsonb || ${givenName}`);

/** Of the rule of an own test for which a condition holds: how much it asks; null without one. */
function countOf(condition: SQL): SQL {
  return sql`jsonb_path_query_first(${testVersions.content}, '$.sections[0].source.rules[*] ? (${condition}).count')`;
}

function nameWith(nameOfOwnTest: SQL): SQL<TestName> {
  return sql<TestName>`case
  when ${attempts}.practice_test_id is not null then (
    select jsonb_build_object('kind', 'practice', 'number', ${practiceTests}.number)
    from ${practiceTests} where ${practiceTests}.id = ${attempts}.practice_test_id
  )
  else coalesce((
    select jsonb_build_object('kind', 'titled', 'title', ${testVersions}.content -> 'title')
    from ${tests} join ${testVersions} on ${testVersions}.id = ${attempts}.test_version_id
    where ${tests}.id = ${attempts}.test_id and ${tests}.kind <> 'custom'
  ), ${nameOfOwnTest}, '{"kind": "custom"}')
end`;
}

/** Key that two attempts at one test share; null for an own test that is no longer known. */
export function takenTestOf(attempt: SQL): SQL<string | null> {
  return sql`coalesce(${attempt}.practice_test_id, ${attempt}.test_id)`;
}

/** The same, for statements on `attempts`. */
export const takenTest = takenTestOf(sql`${attempts}`);
