/**
 * `npm run bench`: how fast students can sit tests, how fast the Question Bank is on 100,000 questions, how fast the statistics are of
 * 100,000 students with 1,000,000 results, how fast exam simulations start and end, what case studies cost, how fast the next question of an adaptive test comes, and the pages of a student with 20,000 answers. Every figure stands
 * beside a reference that was measured in the same run, because machines differ and are shared. Not part of the tests.
 * The seventh stage asks for lists and counts with ten million answers; it fills for a quarter of an hour, so it runs only when
 * BENCH_STAGES names it. BENCH_FOLDER keeps what it filled.
 * While working on one figure: BENCH_QUESTIONS=5000 BENCH_STAGES=3 BENCH_STUDENTS=32, or BENCH_STAGES=5 BENCH_RESULTS=100000.
 * BENCH_STATEMENTS=1 prints what PostgreSQL was asked in stage 3. Also BENCH_SEATS=200 (students of stages 1 and 2), BENCH_SECONDS=10 (of each figure), BENCH_PAUSE_MS=2000, BENCH_ROUNDS=40.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { NO_LIMITS, openDatabase } from "../../src/db/client.ts";
import { startProduct } from "../../src/testing/product.ts";
import { buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { adaptiveTests } from "./adaptive.ts";
import { benchAnalytics } from "./analytics.ts";
import { benchAnswers } from "./answers.ts";
import { fillBank } from "./bank.ts";
import { learningPages } from "./learning.ts";
import { postmasterPid } from "./measure.ts";
import { benchQuestionBank } from "./question-bank.ts";
import { bareHttpRate, rawSaveRate } from "./references.ts";
import { type Bench, cases, flatOut, PAUSE_MS, paced, plainSaves, simulations } from "./stages.ts";

const QUESTIONS = Number(process.env.BENCH_QUESTIONS ?? 100_000);
const SECRET = "the benchmark signs its cookies with this";
const STUDENTS = Number(process.env.BENCH_SEATS ?? 200);
const SAVING_STUDENTS_MAX = 32;
const SIMULATION_STUDENTS = 32;
const ADAPTIVE_STUDENTS = 100;
/** Ten a student. */
const RESULTS = Number(process.env.BENCH_RESULTS ?? 1_000_000);
const STAGES = new Set((process.env.BENCH_STAGES ?? "1,2,3,4,5,6,8,9,10").split(","));
/** How many students sit tests flat out, one figure each. */
const FLAT_OUT = (process.env.BENCH_STUDENTS ?? "1,8,32").split(",").map(Number);

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-bench-"));
try {
  if (["1", "2", "3", "6", "8", "9", "10"].some((stage) => STAGES.has(stage))) await run();
  if (STAGES.has("4")) await benchQuestionBank(QUESTIONS);
  if (STAGES.has("5"))
    await benchAnalytics({ questions: QUESTIONS, students: RESULTS / 10, results: RESULTS, answeredOneIn: 4 });
  if (STAGES.has("7"))
    await benchAnswers({ questions: QUESTIONS, students: RESULTS / 10, results: RESULTS, answeredOneIn: 1 });
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const environment = { DATA_DIR: folder, SESSION_SECRET: SECRET, DEMO: "0", SAVES_PER_MINUTE: "1000000" };
  await prepare(environment);
  const product = await startProduct(environment);
  const database = await openDatabase({ dataDir: folder }, () => {}, { limits: NO_LIMITS });
  try {
    await database.pool.query("create extension if not exists pg_stat_statements");
    console.log(`Filling a bank of ${QUESTIONS.toLocaleString("en")} questions…`);
    const lessonIds = await fillBank(database.db, QUESTIONS);
    const students = await buildSignedInStudents(database, { secret: SECRET, url: product.url, count: STUDENTS });
    // As the database does on its own a minute later.
    await database.pool.query("analyze");
    const bench: Bench = { product, database, lessonIds, students, postmaster: await postmasterPid(folder) };

    if (STAGES.has("1")) await compareSaves(bench);
    if (STAGES.has("2")) {
      console.log(
        `\n2. ${STUDENTS} students with pauses of ${PAUSE_MS.from} to ${PAUSE_MS.to} ms: start, 20 saves, submit, review`,
      );
      await paced(bench);
    }
    if (STAGES.has("3")) {
      console.log("\n3. Flat out: start, 20 saves, submit, review");
      const bare = await bareHttpRate();
      console.log(`   bare node:http in this run: ${bare.toFixed(0)} requests/s`);
      for (const count of FLAT_OUT) await flatOut(bench, count);
    }
    if (STAGES.has("6")) {
      const count = Math.min(SIMULATION_STUDENTS, STUDENTS);
      console.log(
        `\n6. ${count} students in exam simulations of 200 questions: start, 5 saves, submit, review (aims: p95 of a start 150 ms, of a submission 250 ms)`,
      );
      await simulations(bench, count);
    }
    if (STAGES.has("8")) {
      const count = Math.min(SIMULATION_STUDENTS, STUDENTS);
      console.log(`\n8. ${count} students flat out: 20 questions without case studies, then with three of them`);
      await cases(bench, count);
    }
    if (STAGES.has("9")) {
      const count = Math.min(ADAPTIVE_STUDENTS, STUDENTS);
      console.log(`\n9. ${count} students in adaptive tests, with the same pauses`);
      await adaptiveTests(bench, count);
    }
    if (STAGES.has("10")) {
      console.log("\n10. The pages of a student who has answered 20,000 questions (aim: p95 100 ms)");
      await learningPages(bench);
    }
  } finally {
    await database.close();
    await product.stop();
  }
}

async function compareSaves(bench: Bench): Promise<void> {
  const count = Math.min(SAVING_STUDENTS_MAX, STUDENTS);
  console.log(`\n1. Saves without pauses, ${count} students`);
  const saves = await plainSaves(bench, count);
  const raw = await rawSaveRate(bench, count);
  console.log(
    `   product ${saves.toFixed(0)} saves/s, raw driver ${raw.toFixed(0)}/s, ratio ${(saves / raw).toFixed(2)} (aim 0.3)`,
  );
}

/** A first start creates the database; statements are counted from the second on. */
async function prepare(environment: Record<string, string>): Promise<void> {
  const first = await startProduct(environment);
  const database = await openDatabase({ dataDir: folder });
  await database.pool.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await database.close();
  await first.stop();
}
