/** The tenth stage: how long the pages of a student take who has answered 20,000 questions. */
import { sql } from "drizzle-orm";
import type { Id } from "../../src/core/id.ts";
import type { Database } from "../../src/db/client.ts";
import { storeTestRows, USUAL_TEST } from "../../src/testing/test-rows.ts";
import { clientOf, openAgent } from "./client.ts";
import { Durations } from "./measure.ts";
import { bareHttpRate } from "./references.ts";
import { type Bench, expectOk, timed } from "./stages.ts";

const RESULTS = 1_000;
const QUESTIONS_A_RESULT = 20;
const DAYS = 365;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const AIM_P95_MS = 100;

/** Prints the first look, which takes in all that was answered, and each page after it, one request after the other. */
export async function learningPages({ product, database, students, lessonIds }: Bench): Promise<void> {
  const student = students.at(-1);
  if (!student) throw new Error("There is no student.");
  const attemptId = await fillLife(database, student.studentId);
  // The bank's lessons hold questions alone.
  await database.db.execute(sql`update lessons set content = '<p>Read this.</p>' where id = ${lessonIds[0]}::uuid`);
  const agent = openAgent();
  const client = clientOf(product.url, student.cookie, agent);
  console.log(`   bare node:http in this run: ${(await bareHttpRate()).toFixed(0)} requests/s`);
  const first = new Durations();
  await timed(first, () => expectOk(client("GET", "/dashboard.data")));
  console.log(`   the first look, which takes in 20,000 answers: ${(first.percentile(1) / 1000).toFixed(1)} s`);
  const pages = [
    ...["", "/standing", "/mistakes", "/notebook", "/subjects", "/tests", "/results"].map(
      (page) => `/dashboard${page}`,
    ),
    `/lessons/${lessonIds[0]}`,
    `/attempts/${attemptId}/review`,
  ];
  const missed: string[] = [];
  for (const page of pages) {
    const durations = new Durations();
    for (let round = 0; round < ROUNDS; round += 1) await timed(durations, () => expectOk(client("GET", page)));
    const isMissed = durations.percentile(0.95) > AIM_P95_MS;
    if (isMissed) missed.push(page);
    console.log(`   ${page.replace(/[0-9a-f-]{36}/, "…").padEnd(24)} ${durations}${isMissed ? "  over the aim" : ""}`);
  }
  agent.destroy();
  console.log(missed.length === 0 ? "   every page is within the aim" : `   missed: ${missed.join(", ")}`);
}

/** A year of submitted tests, one in five questions asked twice, and what their answers come to; returns the newest attempt. */
async function fillLife({ db }: Database, studentId: Id<"student">): Promise<Id<"attempt">> {
  await storeTestRows(db);
  const { testVersionId, deliveryId } = USUAL_TEST;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      create temporary table taken on commit drop as
      select n, uuidv7() as attempt_id, uuidv7() as result_id, now() - make_interval(days => ${DAYS}::int) * (1 - n / ${RESULTS}::float8)
        - interval '1 hour' as at
      from generate_series(1, ${RESULTS}::int) as n`);
    await tx.execute(sql`
      create temporary table given on commit drop as
      select taken.*, position, asked.id as question_id, asked.version_id, random() < 0.6 as is_correct,
        (array['sure', 'think-so', 'guess'])[1 + floor(random() * 3)::int] as confidence
      from taken cross join generate_series(1, ${QUESTIONS_A_RESULT}::int) as position
      join (select id, version_id, row_number() over (order by id) as place, count(*) over () as all from questions where not is_reserved) as asked
        on asked.place = 1 + (n * ${QUESTIONS_A_RESULT}::int + position) * 4 / 5 % asked.all`);
    await tx.execute(sql`
      insert into attempts (id, student_id, test_key, test_version_id, delivery_id, question_count, started_at, closes_at, state,
        closed_at)
      select attempt_id, ${studentId}::uuid, 'life ' || n, ${testVersionId}, ${deliveryId}, ${QUESTIONS_A_RESULT}::int, at - interval '20 minutes', at, 'submitted', at from taken`);
    await tx.execute(sql`
      insert into attempt_items (attempt_id, position, version_id, answer, revision, saved_at)
      select attempt_id, position, version_id, '{"chosen":"o1"}', 1, at from given`);
    await tx.execute(sql`
      insert into test_results (id, student_id, attempt_id, score, time_taken, completed_at, question_count, correct_count, answered_count,
        earned, possible)
      select result_id, ${studentId}::uuid, attempt_id, round(100.0 * count(*) filter (where is_correct) / count(*)), 1200, at, count(*),
        count(*) filter (where is_correct), count(*), count(*) filter (where is_correct), count(*)
      from given group by result_id, attempt_id, at`);
    await tx.execute(sql`
      insert into test_answers (test_result_id, position, question_id, version_id, answer, is_correct, is_answered, earned, max, rule,
        student_id, completed_at, is_first, mode, seconds, confidence)
      select result_id, position, question_id, version_id, '{"chosen":"o1"}', is_correct, true, is_correct::int, 1, 'zero-one/1',
        ${studentId}::uuid, at, row_number() over (partition by question_id order by at, position) = 1, 'custom', 60, confidence
      from given`);
    await tx.execute(sql`
      insert into student_questions (student_id, question_id, exposures, first_at, last_at, is_answered, earned, max, confidence)
      select distinct on (question_id) ${studentId}::uuid, question_id, count(*) over question, min(at) over question, at, true,
        is_correct::int, 1, confidence
      from given window question as (partition by question_id) order by question_id, at desc
      on conflict do nothing`);
  });
  await db.execute(sql`analyze`);
  const { rows } = await db.execute<{ id: Id<"attempt"> }>(sql`
    select attempt_id as id from test_results where student_id = ${studentId}::uuid order by completed_at desc limit 1`);
  const [newest] = rows;
  if (!newest) throw new Error("Nothing was filled.");
  return newest.id;
}
