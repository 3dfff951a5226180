/**
 * `npm run bench:exam`: many students come to the list within a minute, start the same test within half a minute, answer
 * every few seconds, and submit within the last minute, over HTTP, each with a browser's connections. The students are a
 * process of their own on the same machine. Ends with an error when an answer was lost, a result is double or a request
 * failed. Then the exam continues in rounds, with a quarter of the students at four times the pace, and memory is watched.
 * BENCH_STUDENTS=2000, BENCH_SECONDS=270 (of the exam), BENCH_SOAK_MINUTES=60, BENCH_PROCESSES=2 (of the product),
 * BENCH_CROWD_SECONDS=180 (all of them sign in within that time before it), BENCH_QUESTIONS=5000, BENCH_SEED=1 (another exam), BENCH_PROFILE=folder (a CPU profile of the product),
 * BENCH_PRESET=norcet-stage-1 (an exam simulation whose sections the students close, instead of practice tests),
 * BENCH_COPY=page (after each start the service worker asks for the page, as up to release 0.8).
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod/mini";
import { type Database, NO_LIMITS, openDatabase } from "../../src/db/client.ts";
import type { Preset } from "../../src/modules/tests/presets/preset.ts";
import { PRESETS } from "../../src/modules/tests/presets/presets.ts";
import { questionCountOf } from "../../src/modules/tests/test-version.ts";
import { startProduct } from "../../src/testing/product.ts";
import { buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { fillBank, spreadAreas } from "./bank.ts";
import { clientOf, openAgent } from "./client.ts";
import { type ExamOrder, ExamOutcome } from "./exam/order.ts";
import { printAims, printCheck, printCost, printFlatness, printMemory, printSteps } from "./exam/report.ts";
import { crowdOfSignIns, measureSignIns } from "./exam/sign-ins.ts";
import { flatnessOf } from "./exam/soak.ts";
import { verifyExam } from "./exam/verify.ts";
import { probeEnvironment, watchProduct } from "./exam/watch.ts";
import { cpuSeconds, ownCpuSeconds, postmasterPid } from "./measure.ts";

const setting = (name: string, usual: number) => Number(process.env[name] ?? usual);

const STUDENTS = setting("BENCH_STUDENTS", 500);
const SECONDS = setting("BENCH_SECONDS", 270);
const SOAK_MINUTES = setting("BENCH_SOAK_MINUTES", 4);
const PROCESSES = setting("BENCH_PROCESSES", 1);
const QUESTIONS = setting("BENCH_QUESTIONS", 5_000);
const SEED = setting("BENCH_SEED", 1);
const CROWD_SECONDS = setting("BENCH_CROWD_SECONDS", 0);
const PRESET = findPreset(process.env.BENCH_PRESET);
const PROFILE = process.env.BENCH_PROFILE;

const SECRET = "the benchmark signs its cookies with this";
const QUESTIONS_A_TEST = 10;
const SIGN_INS = 50;
/** Before the exam: the product has been up for a while. */
const WARM_UP = { students: 40, seconds: Math.min(20, SECONDS) };
/** A round of the soak: as many students at a time as that share, in as much less time. */
const SOAK_SHARE = 4;
const BARE_SECONDS = 4;
/** Of the product's log, in full. */
const LOG_LINES = 10;

/** How many exams have run: each uses another test. */
let exams = 0;

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-exam-"));
const probes = path.join(folder, "probes");
await mkdir(probes);
try {
  if (!(await run())) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

type Student = Awaited<ReturnType<typeof buildSignedInStudents>>[number];

type ExamTest = { testKey: string; order: ExamOrder["test"] };

type ExamSetup = {
  url: string;
  database: Database;
  students: Student[];
  /** One for each exam. */
  tests: ExamTest[];
  watch: ReturnType<typeof watchProduct>;
  load: ChildProcess;
  referenceUrl: string;
};

/** True when nothing was lost, doubled or failed. */
async function run(): Promise<boolean> {
  const product = await startProduct(
    // A backup that falls due meanwhile would be measured, too.
    {
      DATA_DIR: folder,
      SESSION_SECRET: SECRET,
      DEMO: "0",
      BACKUP_EVERY_HOURS: "0",
      ...probeEnvironment(probes, PROFILE),
    },
    PROCESSES > 1 ? ["--processes", String(PROCESSES)] : [],
  );
  const database = await openDatabase({ dataDir: folder }, () => {}, { limits: NO_LIMITS });
  const [load, reference] = [forkBeside("load"), forkBeside("reference-server")];
  try {
    const { url } = product;
    const { host, port, user, database: name } = database.pool.options;
    console.log(`Preparing ${QUESTIONS.toLocaleString("en")} questions and ${STUDENTS.toLocaleString("en")} students…`);
    await fillBank(database.db, QUESTIONS);
    if (PRESET) await spreadAreas(database.pool, PRESET.version);
    const students = await buildSignedInStudents(database, { secret: SECRET, url, count: STUDENTS });
    await database.pool.query("vacuum analyze");
    const postmaster = await postmasterPid(folder);
    const watch = watchProduct({ folder: probes, product: product.process.pid ?? 0, postmaster });
    const referencePort = await ask(reference, { host, port, user, database: name });
    const referenceUrl = `http://localhost:${z.number().parse(referencePort)}`;
    const tests = PRESET ? [testOfPreset(PRESET)] : await findPracticeTests(database);
    const setup: ExamSetup = { url, database, students, tests, watch, load, referenceUrl };

    const { perSecond, durations } = await measureSignIns(database, url, students.slice(0, SIGN_INS));
    console.log(`\nSigning in with a password: ${perSecond.toFixed(1)}/s, ${durations}`);
    if (CROWD_SECONDS > 0) {
      const crowd = await crowdOfSignIns(database, url, students, CROWD_SECONDS);
      const most = (crowd.percentile(1) / 1000).toFixed(1);
      console.log(`All of them within ${CROWD_SECONDS} s: ${crowd}, at most ${most} s (aim 5)`);
    }
    await runExam(setup, { students: students.slice(0, WARM_UP.students), seconds: WARM_UP.seconds });
    const isExamRight = await reportExam(setup, () => bareSeconds(referenceUrl, reference, postmaster));
    const isSoakRight = await soak(setup);
    return isExamRight && isSoakRight;
  } finally {
    load.disconnect();
    reference.disconnect();
    await database.close();
    await product.stop();
    printLog(product.output());
  }
}

/** What the product logged: one line of JSON for each thing that needs attention. */
function printLog(output: string): void {
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  const byMessage = Map.groupBy(lines, (line) => /"msg":"([^"]*)"/.exec(line)?.[1] ?? "");
  for (const [message, found] of byMessage) console.log(`   logged ${found.length} times: ${message}`);
  const relevant = lines.filter((line) => !line.includes('"msg":"slow query"')).slice(0, LOG_LINES);
  if (relevant.length > 0) console.log(relevant.map((line) => line.slice(0, 600)).join("\n"));
}

async function reportExam(setup: ExamSetup, findBareSeconds: () => Promise<number>): Promise<boolean> {
  const { students, watch } = setup;
  console.log(
    `\nThe exam: ${students.length} students, ${SECONDS} s, ${PROCESSES === 1 ? "one process" : `${PROCESSES} processes`}`,
  );
  const heldBefore = await watch.look("collect");
  const usedBefore = watch.used();
  const stop = watch.begin();
  const { outcome, check } = await runExam(setup, { students, seconds: SECONDS });
  const samples = await stop();
  const usedAfter = watch.used();
  const heldAfter = await watch.look("collect");
  const used = {
    product: usedAfter.product - usedBefore.product,
    postgres: usedAfter.postgres - usedBefore.postgres,
  };
  printSteps(outcome);
  const isRight = printCheck(outcome, check);
  printCost(used, students.length, await findBareSeconds());
  printMemory(samples, outcome.load.seconds);
  console.log(
    `   held after collecting: ${heldBefore.heap.toFixed(1)} MB before, ${heldAfter.heap.toFixed(1)} MB after`,
  );
  printAims(outcome);
  return isRight;
}

/** Exams in a row, of one part of the students after the other; each prints a line. */
async function soak(setup: ExamSetup): Promise<boolean> {
  const { students, watch } = setup;
  const begun = performance.now();
  const minutesSince = () => (performance.now() - begun) / 60_000;
  const size = Math.ceil(students.length / SOAK_SHARE);
  const held: { minutes: number; megabytes: number }[] = [];
  let isRight = true;
  if (SOAK_MINUTES > 0) console.log(`\nSoak: ${SOAK_MINUTES} minutes of exams of ${size} students`);
  for (let round = 0; minutesSince() < SOAK_MINUTES; round += 1) {
    const first = (round % SOAK_SHARE) * size;
    const stop = watch.begin();
    const { outcome, check } = await runExam(setup, {
      students: students.slice(first, first + size),
      seconds: Math.max(60, SECONDS / SOAK_SHARE),
    });
    const samples = await stop();
    const after = await watch.look("collect");
    held.push({ minutes: minutesSince(), megabytes: after.heap });
    const [save, reference] = [outcome.figures.get("save"), outcome.figures.get("reference")];
    console.log(
      `   minute ${minutesSince().toFixed(0).padStart(3)}: held ${after.heap.toFixed(1)} MB, RSS ${after.rss.toFixed(0)} MB ` +
        `(most ${Math.max(0, ...samples.map(({ rss }) => rss)).toFixed(0)}), PostgreSQL ${after.postgres.toFixed(0)} MB, ` +
        `save p95 ${save?.p95.toFixed(1)} ms, reference ${reference?.p95.toFixed(1)} ms`,
    );
    const isRoundRight =
      outcome.errors.size === 0 && check.lost + check.doubled + check.withoutResult + check.scoredWrong === 0;
    if (!isRoundRight) printCheck(outcome, check);
    isRight &&= isRoundRight;
  }
  if (SOAK_MINUTES > 0) printFlatness(flatnessOf(held));
  return isRight;
}

/** One exam at the next test, and whether everything of it is there. */
async function runExam(setup: ExamSetup, { students, seconds }: { students: ReadonlyArray<Student>; seconds: number }) {
  const { url, referenceUrl, tests, database } = setup;
  const test = tests[exams % tests.length];
  if (!test) throw new Error("There is no practice test.");
  exams += 1;
  const since = new Date();
  const cookies = students.map(({ cookie }) => cookie);
  const order: ExamOrder = { url, referenceUrl, cookies, test: test.order, seed: SEED + exams, seconds };
  const outcome = ExamOutcome.parse(await ask(setup.load, order));
  const studentIds = students.map(({ studentId }) => studentId);
  const check = await verifyExam(database, { testKey: test.testKey, since, studentIds, taken: outcome.taken });
  return { outcome, check };
}

/** Processor time of one row put in by the bare server, of its process and the database together. */
async function bareSeconds(url: string, { pid = 0 }: ChildProcess, postmaster: number): Promise<number> {
  const agent = openAgent();
  const client = clientOf(url, "none=none", agent);
  const used = () => ownCpuSeconds(pid) + cpuSeconds(postmaster);
  const before = used();
  const until = performance.now() + BARE_SECONDS * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (; performance.now() < until; count += 1) await client("POST", "/", '{"saves":[]}');
    }),
  );
  agent.destroy();
  return (used() - before) / count;
}

function findPreset(id: string | undefined): Preset | undefined {
  const preset = PRESETS.find((each) => each.id === id);
  if (id && !preset) throw new Error(`There is no exam simulation ${id}.`);
  return preset;
}

function testOfPreset({ id, version }: Preset): ExamTest {
  const pages = ["/dashboard/tests", `/dashboard/tests/exams/${id}`];
  const sections = version.sections.map(questionCountOf);
  return { testKey: `preset:${id}`, order: { pages, form: { intent: "start-preset", size: "whole" }, sections } };
}

async function findPracticeTests({ pool }: Database): Promise<ExamTest[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from practice_tests where open_places = 0 order by number",
  );
  return rows.map(({ id }) => ({
    testKey: `practice:${id}`,
    order: { pages: ["/dashboard/tests"], form: { intent: "start", practiceTestId: id }, sections: [QUESTIONS_A_TEST] },
  }));
}

function forkBeside(name: "load" | "reference-server"): ChildProcess {
  return fork(path.join(import.meta.dirname, "exam", `${name}.ts`), { serialization: "advanced" });
}

/** Sends one message and gives the reply. Throws when the process ends instead. */
async function ask(child: ChildProcess, message: object): Promise<unknown> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(child, "exit", { signal }).then(() => {
    throw new Error("A process beside the product has ended.");
  });
  try {
    child.send(message);
    const [reply] = await Promise.race([once(child, "message", { signal }), ended]);
    return reply;
  } finally {
    answered.abort();
  }
}
