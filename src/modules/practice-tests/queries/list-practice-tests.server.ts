import { and, eq, exists, gt, inArray, not, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Id } from "../../../core/id.ts";
import { plainNumerals } from "../../../core/numerals.ts";
import type { Db } from "../../../db/client.ts";
import { contains } from "../../../db/like.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attempts, lessons, practicePlaces, practiceTests, questions, subjects } from "../../../db/schema.ts";
import { shareQuery } from "../../../db/shared-query.ts";
import type { Student } from "../../accounts/viewer.ts";
import { isSubjectOf } from "../../subjects/queries/subjects-of-course.server.ts";
import { LESSONS_MAX } from "../../subjects/rules.ts";
import type { TestFilter } from "../list-filter.ts";
import { PRACTICE_TEST_MINUTES, PRACTICE_TEST_SIZE } from "../rules.ts";

/** How many tests one page of the list shows. */
export const PRACTICE_TESTS_PER_PAGE = 20;

export type PracticeTest = {
  id: Id<"practice-test">;
  number: number;
  questionCount: number;
  minutes: number;
  /** Names, the one with the most questions first. */
  subjects: ReadonlyArray<string>;
};

export type PracticeTestPage = {
  /** By number. */
  tests: PracticeTest[];
  /** Of all pages. */
  total: number;
  /** Pass as `before` for the page before this one; null on the first. */
  before: number | null;
  /** Pass as `after` for the page after this one; null on the last. */
  after: number | null;
};

type Page = { after?: number | undefined; before?: number | undefined };
type Filter = Omit<TestFilter, "state"> & {
  course: string;
  /** Whose tests are new, open or taken; null where that does not matter. */
  of: { studentId: Id<"student">; state: Exclude<TestFilter["state"], "all"> } | null;
};

/**
 * One page of the practice tests that the student can start, those whose questions all belong to the course: after or before a number,
 * else the first ones. With a filter only those of them that it lets through.
 */
export function listPracticeTests(
  db: Db,
  { studentId, course }: Pick<Student, "studentId" | "course">,
  page: Page = {},
  { find, state }: TestFilter = { find: "", state: "all" },
): Promise<PracticeTestPage> {
  return findPage(db, { ...page, course, find, of: state === "all" ? null : { studentId, state } });
}

const findPage = shareQuery(async (db: Db, { course, find, of, ...page }: Page & Filter): Promise<PracticeTestPage> => {
  const where = and(
    eq(practiceTests.openPlaces, 0),
    await asksOnlyOf(db, course),
    await findsTest(db, find),
    of ? isInState(of) : undefined,
  );
  const backwards = page.before !== undefined;
  const beyond = page.before === undefined ? sql`number > ${page.after ?? 0}` : sql`number < ${page.before}`;
  // Once for the page and the total: to look for words costs most of it.
  const { rows } = await db.execute<{ total: number; id: Id<"practice-test"> | null; number: number | null }>(sql`
    with offered as materialized (select id, number from ${practiceTests} where ${where})
    select total, id, number
    from (select count(*)::int as total from offered) as counted
    left join lateral (
      select id, number from offered where ${beyond} order by number ${backwards ? sql`desc` : sql`asc`}
      limit ${PRACTICE_TESTS_PER_PAGE + 1}
    ) as page on true
    order by number ${backwards ? sql`desc` : sql`asc`}`);
  const found = rows.flatMap(({ id, number }) => (id === null || number === null ? [] : [{ id, number }]));
  const hasMore = found.length > PRACTICE_TESTS_PER_PAGE;
  const shown = found.slice(0, PRACTICE_TESTS_PER_PAGE).sort((a, b) => a.number - b.number);
  const subjectsOf = await findSubjects(
    db,
    shown.map(({ id }) => id),
  );
  const first = shown[0]?.number;
  const last = shown.at(-1)?.number;
  const isFirst = backwards ? !hasMore : page.after === undefined;
  const isLast = backwards ? false : !hasMore;
  return {
    tests: shown.map((test) => ({
      ...test,
      questionCount: PRACTICE_TEST_SIZE,
      minutes: PRACTICE_TEST_MINUTES,
      subjects: subjectsOf.get(test.id) ?? [],
    })),
    total: rows[0]?.total ?? 0,
    before: isFirst || first === undefined ? null : first,
    after: isLast || last === undefined ? null : last,
  };
});

const LARGEST_NUMBER = 2_147_483_647;
const select = new QueryBuilder();

/** True for tests that ask nothing of a lesson outside the course; undefined where there is no such lesson. */
async function asksOnlyOf(db: Db, course: string): Promise<SQL | undefined> {
  const outside = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(gt(lessons.questionCount, 0), not(isSubjectOf(course, lessons.subjectId))))
    .limit(LESSONS_MAX);
  return outside.length === 0 ? undefined : sql`not ${asksOf(outside)}`;
}

/** True for tests that ask something of one of the lessons. */
function asksOf(found: ReadonlyArray<{ id: Id<"lesson"> }>): SQL {
  const lessonIds = sql.param(found.map(({ id }) => id));
  return sql`(${practiceTests.id} in (
    select ${practicePlaces.practiceTestId} from ${questions}
    join ${practicePlaces} on ${practicePlaces.questionId} = ${questions.id}
    where ${questions.lessonId} = any (${lessonIds}::uuid[]) and ${practicePlaces.practiceTestId} is not null
  ))`;
}

/** The test of that number; else those that ask something of a subject or a lesson in whose names all the words occur. */
async function findsTest(db: Db, find: string): Promise<SQL | undefined> {
  if (find === "") return undefined;
  const number = plainNumerals(find);
  if (/^\d+$/.test(number)) return eq(practiceTests.number, Math.min(Number(number), LARGEST_NUMBER));
  const name = sql`${subjects.name} || ' ' || ${lessons.title}`;
  // Apart from the rest: PostgreSQL takes words for rare, and would look up each question of a hundred thousand by itself.
  const found = await db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(and(...find.split(/\s+/).map((word) => contains(name, word))))
    .limit(LESSONS_MAX);
  return asksOf(found);
}

function isInState({ studentId, state }: NonNullable<Filter["of"]>): SQL {
  const attemptsAtIt = (states: ("open" | "submitted")[]) =>
    exists(
      select
        .select({ one: sql`1` })
        .from(attempts)
        .where(
          and(
            eq(attempts.practiceTestId, sql`${practiceTests}.id`),
            eq(attempts.studentId, studentId),
            inArray(attempts.state, states),
          ),
        ),
    );
  switch (state) {
    case "new":
      return not(attemptsAtIt(["open", "submitted"]));
    case "open":
      return attemptsAtIt(["open"]);
    case "taken":
      return attemptsAtIt(["submitted"]);
    default:
      return state satisfies never;
  }
}

const readSubjects = nameStatement<{ practiceTestId: Id<"practice-test">; names: string[] }>(
  "read_subjects_of_practice_tests",
  sql`
    select "practiceTestId", array_agg(name order by asked desc, name) as names
    from (
      select ${practicePlaces.practiceTestId} as "practiceTestId", ${subjects.name} as name, count(*) as asked
      from ${practicePlaces}
      join ${questions} on ${questions.id} = ${practicePlaces.questionId}
      join ${lessons} on ${lessons.id} = ${questions.lessonId}
      join ${subjects} on ${subjects.id} = ${lessons.subjectId}
      where ${practicePlaces.practiceTestId} = any (${sql.placeholder("testIds")}::uuid[])
      group by 1, ${subjects.id}
    ) as counted
    group by 1`,
);

async function findSubjects(db: Db, testIds: ReadonlyArray<Id<"practice-test">>) {
  const rows = testIds.length === 0 ? [] : await readSubjects(db, { testIds });
  return new Map(rows.map(({ practiceTestId, names }) => [practiceTestId, names]));
}
