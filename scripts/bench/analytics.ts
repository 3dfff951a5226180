/**
 * Counting what students did, and the figures made of it, with many students and results: how fast all of it is counted, how
 * long the night's work on difficulties and each card take, how large its page and its files are. One question after the other, as one administrator asks.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { dayOf } from "../../src/core/days.ts";
import { type Db, NO_LIMITS, openDatabase } from "../../src/db/client.ts";
import { calibrateBank } from "../../src/modules/adaptive/commands/calibrate-bank.server.ts";
import { checkFigures } from "../../src/modules/measurement/commands/check-figures.server.ts";
import { flagQuestions } from "../../src/modules/measurement/commands/flag-questions.server.ts";
import { measureResults } from "../../src/modules/measurement/commands/measure-results.server.ts";
import { countFlagged, listFlagged } from "../../src/modules/measurement/queries/list-flagged.server.ts";
import { listForms } from "../../src/modules/measurement/queries/list-forms.server.ts";
import { findMeasuredBank } from "../../src/modules/measurement/queries/measured-bank.server.ts";
import { countActivity } from "../../src/modules/statistics/commands/count-activity.server.ts";
import { takeSnapshot } from "../../src/modules/statistics/commands/take-snapshot.server.ts";
import { listCourseCompletion } from "../../src/modules/statistics/queries/course-completion.server.ts";
import { listDayActivity } from "../../src/modules/statistics/queries/day-activity.server.ts";
import { listHardestQuestions } from "../../src/modules/statistics/queries/hardest-questions.server.ts";
import { listScoresByJoinDate } from "../../src/modules/statistics/queries/scores-by-join-date.server.ts";
import {
  countActiveCourses,
  countCompletions,
  countNewEnrolments,
  sumStudyTime,
} from "../../src/modules/statistics/queries/stat-cards.server.ts";
import { findStoppedStudents } from "../../src/modules/statistics/queries/stopped-students.server.ts";
import { listTopPerformers } from "../../src/modules/statistics/queries/top-performers.server.ts";
import { spanOf } from "../../src/modules/statistics/rules.ts";
import { buildAdmin } from "../../src/testing/build.ts";
import { startProduct } from "../../src/testing/product.ts";
import { type Client, clientOf, openAgent } from "./client.ts";
import { fillInstitute, type Institute } from "./fill-institute.ts";
import { cpuSeconds, Durations, postmasterPid } from "./measure.ts";
import { ADMIN_PASSWORD, signIn } from "./sign-in.ts";

const TIME_ZONE = "Asia/Kolkata";
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const CARD_P95_MS = 300;
const RESULTS_A_SECOND = 5_000;
const NIGHT_ANSWERS = 100_000;
const NIGHT_SECONDS = 60;

/** Which aims were missed, and how long an answer of two letters took in between. */
type Outcome = { missed: string[]; reference: Durations };

/** Fills a separate installation and prints how long counting, cards, pages and files take. */
export async function benchAnalytics(institute: Institute): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "lamplight-analytics-"));
  const { db, close } = await openDatabase({ dataDir: folder }, () => {}, { limits: NO_LIMITS });
  const outcome: Outcome = { missed: [], reference: new Durations() };
  try {
    const { students, results, questions } = institute;
    console.log(
      `\n5. Analytics with ${written(students)} students, ${written(results)} results, ${written(questions)} questions`,
    );
    await fillInstitute(db, institute);
    await count(db, { results, postmaster: await postmasterPid(folder) }, outcome);
    await measureBank(db, outcome);
    await askCards(db, outcome);
    const product = await startProduct({ DATA_DIR: folder, ADMIN_PASSWORD, DEMO: "0" });
    try {
      await askPages(clientOf(product.url, await signIn(product.url), openAgent()), outcome);
    } finally {
      await product.stop();
    }
    report("reference: /healthz meanwhile", outcome.reference);
    console.log(outcome.missed.length > 0 ? `   MISSED: ${outcome.missed.join(", ")}` : "   All aims are reached.");
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function count(
  db: Db,
  { results, postmaster }: { results: number; postmaster: number },
  outcome: Outcome,
): Promise<void> {
  const begun = performance.now();
  const cpuBefore = cpuSeconds(postmaster);
  const counted = await countActivity(db, TIME_ZONE);
  const seconds = (performance.now() - begun) / 1000;
  const cpu = cpuSeconds(postmaster) - cpuBefore;
  const rate = counted / seconds;
  console.log(
    `   counted ${written(counted)} rows, ${written(results)} of them results, in ${seconds.toFixed(0)} s: ` +
      `${rate.toFixed(0)} a second (aim ${RESULTS_A_SECOND}), ${(counted / cpu).toFixed(0)} for each second of PostgreSQL's processor time`,
  );
  if (rate < RESULTS_A_SECOND) outcome.missed.push("rows counted a second");
  await db.execute(sql`vacuum analyze`);
}

/** Figures of all questions from the answers that are there, the night's difficulties, what is worth a look, and the night's check. */
async function measureBank(db: Db, outcome: Outcome): Promise<void> {
  const begun = performance.now();
  const lap = lapTimer();
  const results = await measureResults(db);
  const measuring = lap();
  const { answers, students, changed } = await calibrateBank(db, new Date());
  const calibrating = lap();
  const flagged = await flagQuestions(db, new Date());
  const flagging = lap();
  const { checked, wrong } = await checkFigures(db, new Date(), { random: Math.random });
  const checking = lap();
  const seconds = (performance.now() - begun) / 1000;
  const asked = (seconds * NIGHT_ANSWERS) / Math.max(1, answers);
  console.log(
    `   measured ${written(results)} results in ${measuring} s, found the difficulty of ${written(changed)} questions from ` +
      `${written(answers)} answers of ${written(students)} students in ${calibrating} s, looked at ${written(flagged)} in ${flagging} s, ` +
      `counted ${written(checked)} again in ${checking} s (${wrong} wrong): ` +
      `${asked.toFixed(1)} s for ${written(NIGHT_ANSWERS)} answers (aim ${NIGHT_SECONDS})`,
  );
  if (wrong > 0) outcome.missed.push("figures of questions");
  if (answers >= NIGHT_ANSWERS && asked > NIGHT_SECONDS) outcome.missed.push("the night's work");
}

/** Seconds since the last call. */
function lapTimer(): () => string {
  let last = performance.now();
  return () => {
    const [from, now] = [last, performance.now()];
    last = now;
    return ((now - from) / 1000).toFixed(1);
  };
}

async function askCards(db: Db, outcome: Outcome): Promise<void> {
  const today = dayOf(new Date(), TIME_ZONE);
  const year = spanOf(365, today);
  const admin = await buildAdmin(db);
  const cards: [string, () => Promise<unknown>][] = [
    ["New Enrollments", () => countNewEnrolments(db, admin, year, TIME_ZONE)],
    ["Completion Rate", () => countCompletions(db, admin, year)],
    ["Active Courses", () => countActiveCourses(db, admin, year, TIME_ZONE)],
    ["Avg. Study Time", () => sumStudyTime(db, admin, year)],
    ["Student Performance", () => listScoresByJoinDate(db, admin, year, TIME_ZONE)],
    ["Course Completion", () => listCourseCompletion(db, admin)],
    ["Top Performers", () => listTopPerformers(db, admin)],
    ["active students, tests taken", () => listDayActivity(db, admin, year)],
    ["hardest questions", () => listHardestQuestions(db, admin)],
    ["measured bank", () => findMeasuredBank(db, admin)],
    ["worth a look, of all flags", () => listFlagged(db, admin, null, {})],
    ["worth a look, of one", () => listFlagged(db, admin, "dead-option", {})],
    ["worth a look, counted", () => countFlagged(db, admin)],
    ["fixed tests", () => listForms(db, admin)],
    ["where students stop", () => findStoppedStudents(db, admin, { today, timeZone: TIME_ZONE, course: null })],
    ["the same of a course", () => findStoppedStudents(db, admin, { today, timeZone: TIME_ZONE, course: "NCLEX-RN" })],
    ["snapshot of a day", () => takeSnapshot(db, new Date(), TIME_ZONE)],
  ];
  console.log("   each card for the last year:");
  for (const [name, ask] of cards) {
    const durations = new Durations();
    for (let round = -2; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await ask();
      if (round >= 0) durations.add(performance.now() - begun);
    }
    report(name, durations);
    if (durations.percentile(0.95) > CARD_P95_MS) outcome.missed.push(`p95 of ${name}`);
  }
}

async function askPages(client: Client, outcome: Outcome): Promise<void> {
  const pages: [string, string][] = [
    ...[7, 30, 90, 365].map((days): [string, string] => [`page, ${days} days`, `/admin/analytics?range=${days}`]),
    ["file: Student Performance", "/admin/analytics/file?chart=student-performance&range=365"],
    ["file: tests taken", "/admin/analytics/file?chart=tests-taken&range=365"],
    ["file: hardest questions", "/admin/analytics/file?chart=hardest-questions&range=365"],
    ["students", "/admin/students"],
    ["students: search", "/admin/students?q=student-4711"],
    ["students: course", "/admin/students?course=OET"],
    ["students: inactive", "/admin/students?status=Inactive"],
  ];
  console.log("   over HTTP, with the size of the answer:");
  for (const [name, address] of pages) {
    const durations = new Durations();
    let size = 0;
    for (let round = -2; round < ROUNDS; round += 1) {
      const begun = performance.now();
      const { status, body } = await client("GET", address);
      if (round >= 0) durations.add(performance.now() - begun);
      if (status !== 200) throw new Error(`${address} answered ${status}.`);
      size = Buffer.byteLength(body);
      const started = performance.now();
      await client("GET", "/healthz");
      outcome.reference.add(performance.now() - started);
    }
    report(name, durations, `, ${(size / 1000).toFixed(0)} kB`);
  }
}

function report(name: string, durations: Durations, more = ""): void {
  console.log(`   ${name.padEnd(34)} ${durations}${more}`);
}

function written(count: number): string {
  return count.toLocaleString("en");
}
