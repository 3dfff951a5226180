/** The stages of the benchmark: what students do, how often, and what is counted. */
import type { Id } from "../../src/core/id.ts";
import { drawSome } from "../../src/core/random.ts";
import type { Database } from "../../src/db/client.ts";
import type { QuestionBody } from "../../src/items/registry/models.ts";
import { sectionOf } from "../../src/modules/tests/presets/preset.ts";
import { PRESETS } from "../../src/modules/tests/presets/presets.ts";
import { type DrawRule, questionCountOf } from "../../src/modules/tests/test-version.ts";
import { buildAdmin } from "../../src/testing/build.ts";
import { singleChoiceBody } from "../../src/testing/build-attempts.ts";
import { buildInstituteTest } from "../../src/testing/build-institute-test.ts";
import { buildStimulus } from "../../src/testing/build-stimulus.ts";
import type { Product } from "../../src/testing/product.ts";
import type { buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { spreadAreas } from "./bank.ts";
import { type Agent, type Client, clientOf, openAgent, type Reply } from "./client.ts";
import { cpuSeconds, Durations, memoryMegabytes, ownCpuSeconds } from "./measure.ts";

export type BenchStudent = Awaited<ReturnType<typeof buildSignedInStudents>>[number];

export type Bench = {
  product: Product;
  database: Database;
  lessonIds: Id<"lesson">[];
  students: BenchStudent[];
  postmaster: number;
};

export const SAVE_SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const FLAT_SECONDS = SAVE_SECONDS * 2;
const LESSONS_A_TEST = 3;
const QUESTIONS_A_TEST = 20;
const SHORTEST_PAUSE_MS = Number(process.env.BENCH_PAUSE_MS ?? 2_000);
export const PAUSE_MS = { from: SHORTEST_PAUSE_MS, to: SHORTEST_PAUSE_MS * 2.5 };

type Steps = { start: Durations; save: Durations; submit: Durations; review: Durations; errors: number };
const newSteps = (): Steps => ({
  start: new Durations(),
  save: new Durations(),
  submit: new Durations(),
  review: new Durations(),
  errors: 0,
});

/** An attempt that a student has just started over HTTP. */
export async function openAttempt(bench: Bench, student: BenchStudent) {
  const agent = openAgent();
  const client = clientOf(bench.product.url, student.cookie, agent);
  const attemptId = await start(bench, client);
  agent.destroy();
  return { attemptId, student };
}

/** Saves a second by that many students without pauses. */
export async function plainSaves(bench: Bench, count: number): Promise<number> {
  const agent = openAgent();
  let saved = 0;
  const attempts = await Promise.all(
    bench.students.slice(0, count).map(async (student) => {
      const client = clientOf(bench.product.url, student.cookie, agent);
      return { client, attemptId: await start(bench, client) };
    }),
  );
  const until = performance.now() + SAVE_SECONDS * 1000;
  await Promise.all(
    attempts.map(async ({ client, attemptId }) => {
      const revisions = new Map<number, number>();
      for (let turn = 0; performance.now() < until; turn += 1) {
        const position = (turn % QUESTIONS_A_TEST) + 1;
        const basedOn = revisions.get(position) ?? 0;
        const revision = await save(client, attemptId, position, basedOn, `o${((turn + basedOn) % 4) + 1}`);
        revisions.set(position, revision);
        saved += 1;
      }
    }),
  );
  agent.destroy();
  return saved / SAVE_SECONDS;
}

/** Everyone sits one test with the pauses of a quick reader; prints each step, errors and memory. */
export async function paced(bench: Bench): Promise<void> {
  const steps = newSteps();
  const agent = openAgent();
  const begun = performance.now();
  let mostMemory = 0;
  const watch = setInterval(() => {
    mostMemory = Math.max(mostMemory, memoryMegabytes(bench.product.process.pid ?? 0));
  }, 500);
  await Promise.all(
    bench.students.map(async (student, index) => {
      await pause((index / bench.students.length) * PAUSE_MS.to);
      await runTest(bench, student, agent, steps, () =>
        pause(PAUSE_MS.from + Math.random() * (PAUSE_MS.to - PAUSE_MS.from)),
      );
    }),
  );
  clearInterval(watch);
  agent.destroy();
  const seconds = (performance.now() - begun) / 1000;
  print(steps);
  console.log(
    `   ${(bench.students.length / seconds).toFixed(1)} attempts/s, ${steps.errors} errors, Node at most ${mostMemory.toFixed(0)} MB`,
  );
}

/** Starts an attempt, opens it as the page does, and says which it is. */
type Start = (bench: Bench, client: Client) => Promise<string>;

/** That many students without any pause; prints attempts a second and what one attempt costs, which it returns in seconds. */
export async function flatOut(bench: Bench, count: number, begin: Start = start): Promise<number> {
  const { pool } = bench.database;
  const steps = newSteps();
  const agent = openAgent();
  await pool.query("select pg_stat_statements_reset()");
  const cpuBefore = cpuOf(bench);
  const begun = performance.now();
  const until = begun + FLAT_SECONDS * 1000;
  let attempts = 0;
  // They start more tests than a student may in an hour.
  const liftLimits = setInterval(() => void pool.query("delete from rate_limits"), 1_000);
  await Promise.all(
    bench.students.slice(0, count).map(async (student) => {
      while (performance.now() < until) {
        await runTest(bench, student, agent, steps, async () => {}, begin);
        attempts += 1;
      }
    }),
  );
  clearInterval(liftLimits);
  const seconds = (performance.now() - begun) / 1000;
  const cpuAfter = cpuOf(bench);
  const cpuOfNode = (cpuAfter.node - cpuBefore.node) / attempts;
  const cpuOfPostgres = (cpuAfter.postgres - cpuBefore.postgres) / attempts;
  const { rows } = await pool.query("select sum(calls)::int as calls from pg_stat_statements");
  if (process.env.BENCH_STATEMENTS) await printStatements(bench, attempts);
  agent.destroy();
  console.log(
    `   ${count} ${count === 1 ? "student" : "students"}: ${(attempts / seconds).toFixed(1)} attempts/s, ` +
      `${(cpuOfNode + cpuOfPostgres).toFixed(4)} CPU s (Node ${cpuOfNode.toFixed(4)}, PostgreSQL ` +
      `${cpuOfPostgres.toFixed(4)}) and ${(Number(rows[0]?.calls) / attempts).toFixed(1)} statements each, ${steps.errors} errors`,
  );
  print(steps);
  return cpuOfNode + cpuOfPostgres;
}

const STATEMENTS_PRINTED = 40;

/** Which statements an attempt asked, those that cost PostgreSQL most first: how often, and for how long with their planning. */
async function printStatements({ database: { pool } }: Bench, attempts: number): Promise<void> {
  const { rows } = await pool.query(
    `select calls, total_exec_time + total_plan_time as ms, left(regexp_replace(query, '\\s+', ' ', 'g'), 150) as query
     from pg_stat_statements order by ms desc limit ${STATEMENTS_PRINTED}`,
  );
  for (const { calls, ms, query } of rows) {
    console.log(`   ${(Number(calls) / attempts).toFixed(2)} × ${(ms / calls).toFixed(2)} ms: ${query}`);
  }
}

/** The embedded server is a child of Node's process and is counted for itself. */
function cpuOf({ product, postmaster }: Bench): { node: number; postgres: number } {
  return { node: ownCpuSeconds(product.process.pid ?? 0), postgres: cpuSeconds(postmaster) };
}

/** Everyone takes exam simulations of 200 questions one after the other, with the pauses of a quick reader. */
export async function simulations(bench: Bench, count: number): Promise<void> {
  await spreadAreas(bench.database.pool, SIMULATION.version);
  const steps = newSteps();
  const agent = openAgent();
  const until = performance.now() + FLAT_SECONDS * 1000;
  await Promise.all(
    bench.students.slice(0, count).map(async (student) => {
      await pause(Math.random() * PAUSE_MS.to);
      while (performance.now() < until) await runSimulation(bench, student, agent, steps);
    }),
  );
  agent.destroy();
  print(steps);
  console.log(`   ${steps.errors} errors`);
}

const SIMULATION = presetWith(200);

function presetWith(questions: number) {
  const countOf = ({ version }: (typeof PRESETS)[number]) =>
    version.sections.reduce((sum, section) => sum + questionCountOf(section), 0);
  const preset = PRESETS.find((each) => countOf(each) === questions);
  if (!preset) throw new Error(`No preset has ${questions} questions.`);
  return preset;
}

const ANSWERS_A_SIMULATION = 5;

async function runSimulation(bench: Bench, student: BenchStudent, agent: Agent, steps: Steps): Promise<void> {
  const client = clientOf(bench.product.url, student.cookie, agent);
  const rest = () => pause(PAUSE_MS.from + Math.random() * (PAUSE_MS.to - PAUSE_MS.from));
  try {
    const form = new URLSearchParams({ intent: "start-preset", size: "whole" });
    const address = `/dashboard/tests/exams/${SIMULATION.id}.data`;
    const attemptId = attemptOf(await timed(steps.start, () => client("POST", address, form.toString(), FORM)));
    await expectOk(client("GET", `/attempts/${attemptId}.data`));
    for (let position = 1; position <= ANSWERS_A_SIMULATION; position += 1) {
      await rest();
      await timed(steps.save, () => save(client, attemptId, position, 0, `o${(position % 4) + 1}`));
    }
    await timed(steps.submit, () => expectOk(client("POST", `/attempts/${attemptId}/submit`, "{}")));
    await timed(steps.review, () => expectOk(client("GET", `/attempts/${attemptId}/review.data`)));
    await rest();
  } catch (error) {
    steps.errors += 1;
    if (steps.errors <= 3) console.error(error);
  }
}

async function runTest(
  bench: Bench,
  student: BenchStudent,
  agent: Agent,
  steps: Steps,
  rest: () => Promise<void>,
  begin: Start = start,
): Promise<void> {
  const client = clientOf(bench.product.url, student.cookie, agent);
  try {
    const attemptId = await timed(steps.start, () => begin(bench, client));
    for (let position = 1; position <= QUESTIONS_A_TEST; position += 1) {
      await rest();
      await timed(steps.save, () => save(client, attemptId, position, 0, `o${(position % 4) + 1}`));
    }
    await timed(steps.submit, () => expectOk(client("POST", `/attempts/${attemptId}/submit`, "{}")));
    await timed(steps.review, () => expectOk(client("GET", `/attempts/${attemptId}/review.data`)));
  } catch (error) {
    steps.errors += 1;
    if (steps.errors <= 3) console.error(error);
  }
}

/** A custom test over a few lessons, started and opened as the page does it. */
async function start(bench: Bench, client: Client): Promise<string> {
  const drawn = drawSome(bench.lessonIds, LESSONS_A_TEST, Math.random);
  const form = new URLSearchParams({ intent: "start-custom", lessonIds: drawn.join(",") });
  const attemptId = attemptOf(await client("POST", "/dashboard/tests.data", form.toString(), FORM));
  await expectOk(client("GET", `/attempts/${attemptId}.data`));
  return attemptId;
}

const CASES_BUILT = 20;
const CASES_A_TEST = 3;

/** The same number of questions, with case studies among them and without; prints how much more the former cost. */
export async function cases(bench: Bench, count: number): Promise<void> {
  const { db } = bench.database;
  const admin = await buildAdmin(db);
  for (let built = 0; built < CASES_BUILT; built += 1) {
    await buildStimulus(db, admin, { bodies: Array.from({ length: 6 }, bodyOfCase) }, new Date());
  }
  const ofCases = CASES_A_TEST * 6;
  const costOf = async (rules: DrawRule[]) => {
    const section = { ...sectionOf("questions", "Questions", null, []), source: { kind: "drawn" as const, rules } };
    const { testId } = await buildInstituteTest(db, { sections: [section], delivery: { attemptsMax: null } });
    return flatOut(bench, count, async (_, client) => {
      const address = `/dashboard/tests/institute/${testId}.data`;
      const attemptId = attemptOf(await client("POST", address, "intent=start-institute", FORM));
      await expectOk(client("GET", `/attempts/${attemptId}.data`));
      return attemptId;
    });
  };
  const without = await costOf([{ count: QUESTIONS_A_TEST, from: {} }]);
  const unit = { kind: "case" as const, questions: 6 };
  const withCases = await costOf([
    { count: CASES_A_TEST, unit, from: {} },
    { count: QUESTIONS_A_TEST - ofCases, from: {} },
  ]);
  console.log(`   with ${CASES_A_TEST} case studies / without: ${(withCases / without).toFixed(2)} (aim 1.5)`);
}

/** With the options of the bank's other questions. */
function bodyOfCase(): QuestionBody<"text"> {
  const body = singleChoiceBody();
  const options = body.content.options.map(({ text }, index) => ({ id: `o${index + 1}`, text }));
  return { ...body, content: { ...body.content, options }, solution: { ...body.solution, correct: "o1" } };
}

const FORM = "application/x-www-form-urlencoded";

/** The attempt that a start leads to. Throws with the reply when it leads to none. */
function attemptOf(reply: Reply): string {
  const attemptId = /\/attempts\/([0-9a-f-]{36})/.exec(reply.body)?.[1];
  if (!attemptId) throw new Error(`A start was answered with ${reply.status}: ${reply.body.slice(0, 200)}`);
  return attemptId;
}

async function save(
  client: Client,
  attemptId: string,
  position: number,
  basedOn: number,
  chosen: string,
): Promise<number> {
  const body = JSON.stringify({ saves: [{ position, basedOn, answer: { chosen }, ageMs: 0 }] });
  const reply = await expectOk(client("POST", `/attempts/${attemptId}/save`, body));
  const saved = JSON.parse(reply.body).saved[0];
  if (saved.kind !== "saved") throw new Error(`A save was answered with ${reply.body}`);
  return saved.revision;
}

export async function expectOk(asked: ReturnType<Client>): ReturnType<Client> {
  const reply = await asked;
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.body.slice(0, 200)}`);
  return reply;
}

export async function timed<T>(durations: Durations, step: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await step();
  durations.add(performance.now() - begun);
  return result;
}

function print(steps: Steps): void {
  console.log(
    `   start  ${steps.start}\n   save   ${steps.save}\n   submit ${steps.submit}\n   review ${steps.review}`,
  );
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
