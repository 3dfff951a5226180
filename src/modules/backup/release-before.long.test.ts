/** An installation of release 0.8.0, as people left it, under the tables and the code of today. */
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { TestName } from "../../content/test-name.ts";
import { type Id, newId } from "../../core/id.ts";
import { projectRoot } from "../../core/project-root.ts";
import { type Db, openDatabase, readMigrations } from "../../db/client.ts";
import { questionReports } from "../../db/schema.ts";
import { parseSolvedItem } from "../../items/registry/models.ts";
import { bestAnswer } from "../../items/registry/scorers.server.ts";
import { newClient, openAccounts } from "../../testing/accounts.ts";
import { newFolder, restore } from "../../testing/backups.ts";
import { buildAdmin } from "../../testing/build.ts";
import { createDatabase, onDatabase } from "../../testing/other-databases.ts";
import { startCase } from "../../testing/start-case.ts";
import { signIn } from "../accounts/commands/sign-in.server.ts";
import type { Student } from "../accounts/viewer.ts";
import { closeOverdueAttempts } from "../attempts/commands/close-overdue-attempts.server.ts";
import { flagQuestion, saveAnswers } from "../attempts/commands/save-answers.server.ts";
import { submitAttempt } from "../attempts/commands/submit-attempt.server.ts";
import { findAttemptConstants } from "../attempts/queries/attempt-constants.server.ts";
import { findExplained } from "../attempts/queries/find-explained.server.ts";
import { findOpenAttempt } from "../attempts/queries/open-attempt.server.ts";
import { findReview } from "../attempts/queries/review.server.ts";
import { listRunningAttempts } from "../attempts/queries/running-attempts.server.ts";
import { requireSolvedVersions } from "../attempts/queries/versions.server.ts";
import { listCertificates } from "../certificates/queries/list-certificates.server.ts";
import { findCourseProgress } from "../learning/queries/course-progress.server.ts";
import { findPlaceIn } from "../learning/queries/reading-place.server.ts";
import { checkFigures } from "../measurement/commands/check-figures.server.ts";
import { measureResults } from "../measurement/commands/measure-results.server.ts";
import { listNotebook } from "../notebook/queries/list-notebook.server.ts";
import { findPerformance } from "../progress/queries/performance.server.ts";
import { checkVersions } from "../questions/queries/check-versions.server.ts";
import { findDue } from "../repetition/queries/find-due.server.ts";
import { planDay } from "../study-plan/commands/plan-day.server.ts";
import { findStudyPlan } from "../study-plan/queries/find-study-plan.server.ts";
import { openBackup } from "./backup-file.server.ts";

/** The oldest release that can be updated. */
const VERSION = "0.8.0";
/** It forgets when the next backup was due. */
const CHANGED_BY_RESTORE = ["installation", "recurring_work"];

const { manifest, name, migrated, now, db, close } = await restoreInstallation();
afterAll(close);

async function restoreInstallation() {
  const file = path.join(projectRoot(), `src/testing/fixtures/release-${VERSION}.zip`);
  const { manifest, close: closeBackup } = await openBackup(file);
  closeBackup();
  const { name, url } = await createDatabase();
  const { migrated } = await restore(file, url, await newFolder("release"));
  const database = await openDatabase({ url });
  /** When the release was switched off: its tests are still running. */
  const now = new Date(manifest.createdAt);
  return { manifest, name, migrated, now, db: database.db, close: () => database.close() };
}

/** Signs in with the password of then. */
async function studentWith(db: Db, email: string, password: string): Promise<Student> {
  const result = await signIn(openAccounts({ db }), newClient(), { email, password }, new Date());
  if (result.kind !== "signed-in" || result.viewer.kind !== "student") throw new Error(`sign-in gave ${result.kind}`);
  return result.viewer;
}

/** The n of a practice test; null for any other. */
function numberOf(test: TestName): number | null {
  return test.kind === "practice" ? test.number : null;
}

/** The right answers to these questions, each upon what was saved before. */
async function rightAnswers(
  db: Db,
  now: Date,
  student: Student,
  attemptId: Id<"attempt">,
  positions: ReadonlyArray<number>,
) {
  const [found, constants] = await Promise.all([
    findOpenAttempt(db, student, attemptId, now),
    findAttemptConstants(db, student, attemptId),
  ]);
  if (found.kind !== "open" || !constants) throw new Error("The attempt is not open.");
  const versions = await requireSolvedVersions(db, constants.versionIds);
  return found.attempt.questions
    .filter(({ position }) => positions.includes(position))
    .map(({ position, revision: basedOn }) => {
      const version = versions.get(constants.versionIds[position - 1] ?? newId());
      if (!version) throw new Error("The question is gone.");
      return { position, basedOn, answer: bestAnswer(parseSolvedItem({ ...version, answer: null })), ageMs: 0 };
    });
}

test("every row is there under the tables of today, and every question is understood", async () => {
  expect(manifest.version).toBe(VERSION);
  expect(migrated).toBe(readMigrations().length - manifest.migrations.length);
  const tables = manifest.tables.filter((table) => !CHANGED_BY_RESTORE.includes(table.name));
  const counts = await onDatabase(name, async (client) => {
    const counted: [string, number][] = [];
    for (const table of tables) {
      const { rows } = await client.query(`select count(*)::int as rows from ${table.schema}.${table.name}`);
      counted.push([table.name, rows[0].rows]);
    }
    return counted;
  });
  expect(counts).toEqual(tables.map((table) => [table.name, table.rows]));
  expect(await checkVersions(db, () => {})).toMatchObject({ checked: expect.any(Number), broken: [] });
});

test("a student in the middle of two tests goes on in both, submits them, and reads what came of them", async () => {
  const meera = await studentWith(db, "meera@example.org", "seven quiet lamps");
  const running = await listRunningAttempts(db, meera, now);
  expect(running.map(({ test, answeredCount }) => [numberOf(test), answeredCount])).toEqual([
    [null, 0],
    [1, 6],
  ]);
  for (const { id, questionCount } of running) {
    const every = Array.from({ length: questionCount }, (_, index) => index + 1);
    const found = await findOpenAttempt(db, meera, id, now);
    if (found.kind !== "open") throw new Error(found.kind);
    const flagged = found.attempt.questions.filter((question) => question.flagged).map(({ position }) => position);
    expect(flagged).toEqual(numberOf(found.attempt.test) === 1 ? [3] : []);

    const saved = await saveAnswers(db, meera, id, await rightAnswers(db, now, meera, id, every), now);
    expect(saved).toMatchObject({ kind: "received", saved: every.map((position) => ({ kind: "saved", position })) });
    expect(await flagQuestion(db, meera, id, { position: 2, flagged: true }, now)).toEqual({ kind: "saved" });
  }
  for (const { id } of running) {
    expect(await submitAttempt(db, meera, id, now)).toEqual({ kind: "submitted", score: 100 });
  }
  for (const { id, questionCount } of running) {
    const found = await findReview(db, meera, id, now);
    if (found.kind !== "review") throw new Error(found.kind);
    expect(found.review.questions).toHaveLength(questionCount);
    expect(found.review).toMatchObject({ totals: { score: 100 }, answeredCount: questionCount });
  }
});

test("what came too late is still seen in its review, and a test whose time was over is closed with what was saved", async () => {
  const divya = await studentWith(db, "divya@example.org", "seven quiet lamps");
  expect(await closeOverdueAttempts(db, now)).toBe(1);
  const { recent } = await findPerformance(db, divya, now);
  expect(recent.map(({ test, headline }) => [numberOf(test), headline])).toEqual([
    [3, { kind: "score", percent: 30 }],
    [2, { kind: "score", percent: 40 }],
  ]);
  const [, submitted] = recent;
  const found = submitted && (await findReview(db, divya, submitted.attemptId, now));
  if (found?.kind !== "review") throw new Error("no review");
  expect(found.review.questions.filter(({ late }) => late).map(({ position }) => position)).toEqual([6, 7]);
  const [report] = await db.select().from(questionReports).where(eq(questionReports.studentId, divya.studentId));
  expect(report?.message).toBe("Two of the options say the same to me.");
});

test("older results, what was read and certificates are as they were", async () => {
  const asha = await studentWith(db, "asha@example.org", "GVIcHoY1Kg60");
  const { recent } = await findPerformance(db, asha, now);
  expect(recent.map(({ test }) => numberOf(test))).toEqual([3, 1, 2, 1]);
  for (const { attemptId, headline } of recent) {
    const score = headline.kind === "score" ? headline.percent : null;
    expect(await findReview(db, asha, attemptId, now)).toMatchObject({
      kind: "review",
      review: { totals: { score } },
    });
  }
  const farida = await studentWith(db, "farida@example.org", "seven quiet lamps");
  expect(await findCourseProgress(db, farida)).toMatchObject({ completed: 9, lessons: 18 });
  expect(await listCertificates(db, farida, farida.studentId)).toMatchObject([{ course: "NCLEX-RN", revokedAt: null }]);
});

test("every answer says whose it is, when it was given, and in which kind of test", async () => {
  const { rows: wrong } = await db.execute(sql`
      select answer.* from test_answers as answer
      join test_results as result on result.id = answer.test_result_id
      join attempts as attempt on attempt.id = result.attempt_id
      where (answer.student_id, answer.completed_at, answer.mode) is distinct from
        (result.student_id, result.completed_at, case when result.is_preset then 'preset'
          when exists (select from tests where tests.id = attempt.test_id and kind = 'institute') then 'institute'
          when attempt.practice_test_id is null then 'custom' else 'practice' end)`);
  expect(wrong).toEqual([]);
});

test("what students know of questions is what their answers say", async () => {
  const { rows } = await db.execute<{ answers: number; known: number; wrong: number }>(sql`
      with said as (
        select distinct on (student_id, question_id) student_id, question_id, count(*) over question as exposures,
          min(completed_at) over question as first_at, completed_at as last_at, is_answered, earned, max
        from test_answers
        window question as (partition by student_id, question_id)
        order by student_id, question_id, completed_at desc
      )
      select (select count(*)::int from test_answers) as answers, (select count(*)::int from student_questions) as known,
        (select count(*)::int from said full join student_questions as known using (student_id, question_id)
          where (said.exposures, said.first_at, said.last_at, said.is_answered, said.earned, said.max) is distinct from
            (known.exposures, known.first_at, known.last_at, known.is_answered, known.earned, known.max)) as wrong`);
  expect(rows).toMatchObject([{ wrong: 0 }]);
  expect(rows[0]?.known).toBeGreaterThan(0);
  expect(rows[0]?.answers).toBeGreaterThan(rows[0]?.known ?? 0);
  const { rows: firsts } = await db.execute(sql`
      select student_id, question_id from test_answers group by 1, 2 having count(*) filter (where is_first) <> 1`);
  expect(firsts).toEqual([]);
});

test("the figures of questions come to what first answers say, as if they had always been kept", async () => {
  await measureResults(db, { batch: 2 });
  const { rows } = await db.execute<{ unmeasured: number; first: number; asked: number }>(sql`
      select (select count(*)::int from test_results where not is_measured) as unmeasured,
        (select count(*)::int from test_answers where is_first) as first, (select sum(asked)::int from measured_versions) as asked`);
  expect(rows).toEqual([{ unmeasured: 0, first: rows[0]?.asked, asked: rows[0]?.asked }]);
  expect(rows[0]?.asked).toBeGreaterThan(0);
  // As suspects all of them are checked.
  await db.execute(sql`update measured_versions set is_wrong = true`);
  expect(await checkFigures(db, now, { random: () => 0 })).toEqual({ checked: expect.any(Number), wrong: 0 });
});

test("a student of then takes a case study, with its record, what was made with tools, and its sum in the review", async () => {
  const asha = await studentWith(db, "asha@example.org", "GVIcHoY1Kg60");
  const admin = await buildAdmin(db);
  const { attemptId, versionId } = await startCase(db, admin, asha, "look up", now);
  const found = await findOpenAttempt(db, asha, attemptId, now);
  expect(found).toMatchObject({ kind: "open", attempt: { records: [{ id: versionId, questionCount: 6 }] } });
  await saveAnswers(db, asha, attemptId, await rightAnswers(db, now, asha, attemptId, [1, 2, 3, 4, 5, 6]), now);
  expect(await submitAttempt(db, asha, attemptId, now)).toMatchObject({ kind: "submitted", score: 100 });
  expect(await findReview(db, asha, attemptId, now)).toMatchObject({
    kind: "review",
    review: { records: [{ id: versionId, first: 1, questionCount: 6 }], totals: { earned: 6, possible: 6 } },
  });
});
test("an explained test goes on after its first answer, and what was kept and planned is as it was left", async () => {
  const farida = await studentWith(db, "farida@example.org", "seven quiet lamps");
  const running = (await listRunningAttempts(db, farida, now)).find(({ closesAt }) => closesAt === null);
  if (!running) throw new Error("missing");
  const explained = await findExplained(db, farida, running.id, [1, 2], now);
  expect(explained).toMatchObject([{ kind: "shown", position: 1, isAnswered: false }]);
  const saves = await rightAnswers(db, now, farida, running.id, [2, 3]);
  await saveAnswers(db, farida, running.id, saves, now, { left: [{ position: 2, ageMs: 0 }] });
  expect(await findExplained(db, farida, running.id, [2], now)).toMatchObject([{ isAnswered: true }]);
  expect(await submitAttempt(db, farida, running.id, now)).toMatchObject({ kind: "submitted", score: 67 });

  const { entries } = await listNotebook(db, farida, { kind: "all", label: "", find: "", page: 1 });
  expect(entries.map(({ kind }) => kind).sort()).toEqual(["bookmark", "highlight", "note"]);
  expect(entries).toContainEqual(expect.objectContaining({ text: "Ask first what changed." }));
  const lessonId = entries.find(({ kind }) => kind === "highlight")?.lessonId;
  expect(lessonId && (await findPlaceIn(db, farida, lessonId))).toMatchObject({ words: "Where she stopped" });
  expect(await findStudyPlan(db, farida)).toMatchObject({ examOn: "2027-03-01", minutesADay: 30, wantsMail: true });
  const due = await findDue(db, farida, "Asia/Kolkata", now);
  const plan = await planDay(db, farida, due, { timeZone: "Asia/Kolkata", now });
  expect(plan).toMatchObject({ usual: 67, done: { answered: 2 } });
});
