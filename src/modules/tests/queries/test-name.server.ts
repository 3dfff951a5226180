import { type SQL, sql } from "drizzle-orm";
import type { TestName } from "../../../content/test-name.ts";
import { attempts, practiceTests, recipes, tests, testVersions } from "../../../db/schema.ts";
import { REPETITION_TITLE } from "../custom-choices.ts";

/** The name of the test of an attempt, for statements on `attempts`. Names its tables itself, as Drizzle may not. */
export const testNameOfAttempt = nameWith(sql`null::jsonb`);

/**
 * The same for the student whose attempt it is: an own test has the name of the saved test of the same choices, as it is called now,
 * of several the one saved first (P88). Names that a student gave are for nobody else, and in no mail.
 */
export const ownTestName = nameWith(sql`coalesce((
  select jsonb_build_object('kind', 'custom', 'name', ${recipes.name})
  from ${recipes} join ${testVersions} on ${testVersions.id} = ${attempts}.test_version_id
  where ${recipes.studentId} = ${attempts}.student_id
    and ${recipes.choices} = (${testVersions.content} #> '{sections,0,source,rules,0,from}') || jsonb_build_object(
      'count', coalesce(${countOf(sql`!exists(@.unit)`)}, '0'), 'minutes', ${testVersions.content} -> 'minutes')
      || jsonb_strip_nulls(jsonb_build_object(
        'cases', ${countOf(sql`@.unit.kind == "case"`)}, 'trends', ${countOf(sql`@.unit.kind == "trend"`)},
        'explain', nullif(${testVersions.content} ->> 'confidence' = 'ask', false)))
  order by ${recipes.createdAt}, ${recipes.id} limit 1
), (
  select '{"kind": "custom", "isRepetition": true}'::jsonb from ${testVersions}
  where ${testVersions.id} = ${attempts}.test_version_id and ${testVersions.content} ->> 'title' = ${sql.raw(`'${REPETITION_TITLE}'`)}
))`);

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

/** The same for two attempts at the same test; null for own tests of before release 0.4.0, of which nobody knows. */
export function takenTestOf(attempt: SQL): SQL<string | null> {
  return sql`coalesce(${attempt}.practice_test_id, ${attempt}.test_id)`;
}

/** The same, for statements on `attempts`. */
export const takenTest = takenTestOf(sql`${attempts}`);
