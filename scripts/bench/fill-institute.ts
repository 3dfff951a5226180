/**
 * Students and what they did in two years, inserted as rows, one statement for each table: how they got there is not what is
 * measured. Nothing of it is counted yet, and the database does not check the rows against each other while they go in.
 */
import { type SQL, sql } from "drizzle-orm";
import { courseTitles } from "../../src/content/courses.ts";
import type { Db } from "../../src/db/client.ts";
import { fillBank } from "../../src/testing/fill-bank.ts";
import { storeTestRows, USUAL_TEST } from "../../src/testing/test-rows.ts";

/** This share of all lessons has a text: completing them completes a course. */
const READABLE_LESSONS = 10;
const QUESTIONS_A_TEST = 10;
const DAYS = 730;

export type Institute = {
  questions: number;
  students: number;
  results: number;
  /** One result in this many has its answers. */
  answeredOneIn: number;
};

/** Fills an empty database, opened without limits, with a bank, students over two years, and what they did; says how long each part took. */
export async function fillInstitute(db: Db, { questions, students, results, answeredOneIn }: Institute): Promise<void> {
  const [at, long] = [sql`date_trunc('second', now())`, sql`make_interval(days => ${DAYS}::int)`];
  const courses = sql`(${sql.param(courseTitles)}::text[])`;
  await timed("bank", () => fillBank(db, questions));
  await db.execute(sql`
    update lessons set content = '<p>Read this.</p>' where id in (select id from lessons order by id limit ${READABLE_LESSONS}::int)`);
  await put(db, "students", [
    // Squared, so that the first courses have most of the students; one in ten has completed the course.
    sql`create table made as
      select n, uuidv7(joined - now()) as student_id, uuidv7(joined - now()) as user_id, joined,
        ${courses}[1 + floor(power(random(), 2) * ${courseTitles.length}::int)::int] as course,
        case when n % 10 = 0 then ${READABLE_LESSONS}::int else floor(power(random(), 2) * ${READABLE_LESSONS}::int)::int end as lessons,
        -- Until when they studied: one in three does until today.
        case when n % 3 = 0 then ${at} else joined + (${at} - joined) * random() end as until
      from (select n, ${at} - ${long} * random() as joined from generate_series(1, ${students}::int) as n) as joining`,
    sql`insert into users (id, name, email, email_verified)
      select user_id, 'Student ' || n, 'student-' || n || '@example.org', true from made`,
    sql`insert into students (id, auth_id, name, email, course, progress, status, join_date)
      select student_id, user_id, 'Student ' || n, 'student-' || n || '@example.org', course,
        round(100.0 * lessons / ${READABLE_LESSONS}::int), case when n % 20 = 0 then 'Inactive' else 'Active' end, joined
      from made`,
    sql`insert into enrolments (student_id, course, enrolled_at) select student_id, course, joined from made`,
    sql`insert into enrolments (student_id, course, enrolled_at)
      select student_id, ${courses}[1 + n % ${courseTitles.length}::int], joined + (until - joined) * random()
      from made where n % 5 = 0 on conflict do nothing`,
  ]);
  await put(db, "lessons completed and read", [
    sql`insert into lesson_completions (student_id, lesson_id, completed_at)
      select student_id, lesson_id, joined + (until - joined) * place / (made.lessons + 1)
      from made join (
        select id as lesson_id, row_number() over (order by id)::int as place from lessons where content <> ''
      ) as lesson on place <= made.lessons`,
    sql`insert into lesson_readings (student_id, lesson_id, day, seconds, last_at)
      select student_id, lesson_id, (completed_at at time zone 'Asia/Kolkata')::date, 60 + floor(random() * 1200)::int, completed_at
      from lesson_completions where random() < 0.3`,
  ]);
  await storeTestRows(db);
  const { testVersionId, deliveryId } = USUAL_TEST;
  await put(db, "results", [
    sql`create table taken as
      select n, uuidv7(at - now()) as attempt_id, uuidv7(at - now()) as result_id, student_id, at,
        floor(${QUESTIONS_A_TEST}::int * sqrt(random()) + 0.5)::int as correct, 120 + floor(random() * 1500)::int as seconds
      from (
        select number as n, student_id, joined + (until - joined) * random() as at
        from generate_series(1, ${results}::int) as number join made on made.n = 1 + number % ${students}::int
      ) as taking`,
    sql`insert into attempts (id, student_id, test_key, test_version_id, delivery_id, question_count, started_at, closes_at, state,
        closed_at)
      select attempt_id, student_id, 'custom ' || n, ${testVersionId}, ${deliveryId}, ${QUESTIONS_A_TEST}::int, at - make_interval(secs => seconds),
        at + interval '1 hour', 'submitted', at from taken`,
    sql`insert into test_results (id, student_id, attempt_id, score, time_taken, completed_at, question_count, correct_count,
        answered_count, earned, possible)
      select result_id, student_id, attempt_id, correct * 100 / ${QUESTIONS_A_TEST}::int, seconds, at, ${QUESTIONS_A_TEST}::int,
        correct, ${QUESTIONS_A_TEST}::int, correct, ${QUESTIONS_A_TEST}::int from taken`,
  ]);
  // In the order of the students: their rows of an index lie together.
  const askedOf = sql`
    from (select * from taken where n % ${answeredOneIn}::int = 0 order by student_id, result_id) as answered
    cross join generate_series(1, ${QUESTIONS_A_TEST}::int) as position
    join asked on asked.place = (n / ${answeredOneIn}::int * 7 + n / ${students}::int * 3001 + position * 1009) % ${questions}::int`;
  await put(db, "answers", [
    sql`create table asked as select row_number() over (order by id)::int - 1 as place, id, version_id from questions`,
    sql`create index on asked (place)`,
    sql`insert into test_answers (test_result_id, position, question_id, version_id, answer, is_correct, is_answered, earned, max, rule,
        student_id, completed_at, is_first, mode, seconds)
      select result_id, position, asked.id, asked.version_id, '{"chosen":"o2"}', position <= correct, true,
        (position <= correct)::int, 1, 'zero-one/1', student_id, at, true, 'custom', seconds / ${QUESTIONS_A_TEST}::int
      ${askedOf}`,
    sql`insert into student_questions (student_id, question_id, exposures, first_at, last_at, is_answered, earned, max)
      select student_id, asked.id, 1, at, at, true, (position <= correct)::int, 1 ${askedOf}
      on conflict do nothing`,
  ]);
  await put(db, "snapshots", [
    sql`insert into student_snapshots (day, students, courses, progress_sum, passed, completed, taken_at)
      select day, ${students}::int - ago * 100, 9, 30 * ${students}::int, ${students}::int / 5, ${students}::int / 10 - ago * 5, day
      from (select current_date - ago as day, ago from generate_series(1, ${DAYS}::int) as ago) as days`,
    sql`drop table made, taken, asked`,
  ]);
  await timed("vacuum", () => db.execute(sql`vacuum analyze`));
}

async function put(db: Db, what: string, statements: ReadonlyArray<SQL>): Promise<void> {
  await timed(what, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`set local work_mem = '256MB'`);
      for (const statement of statements) await tx.execute(statement);
      await tx.execute(sql`analyze`);
    }),
  );
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await work();
  console.log(`   filled: ${what.padEnd(28)} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}
