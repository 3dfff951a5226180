/** Installations of the releases, as people left them, under the tables and the code of today. */
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import type { TestName } from "../../content/test-name.ts";
import { type Id, newId } from "../../core/id.ts";
import { projectRoot } from "../../core/project-root.ts";
import { type Db, openDatabase, readMigrations } from "../../db/client.ts";
import { adaptiveResults, questionReports } from "../../db/schema.ts";
import { parseSolvedItem } from "../../items/registry/models.ts";
import { bestAnswer } from "../../items/registry/scorers.server.ts";
import { newClient, openAccounts } from "../../testing/accounts.ts";
import { newFolder, restore } from "../../testing/backups.ts";
import { buildAdmin } from "../../testing/build.ts";
import { createDatabase, onDatabase } from "../../testing/other-databases.ts";
import { startCase } from "../../testing/start-case.ts";
import { signIn } from "../accounts/commands/sign-in.server.ts";
import type { Student } from "../accounts/viewer.ts";
import { findFollowing } from "../attempts/commands/ask-next.server.ts";
import { closeOverdueAttempts } from "../attempts/commands/close-overdue-attempts.server.ts";
import { fillOlderRows } from "../attempts/commands/fill-older-rows.server.ts";
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
import { listResults } from "../progress/queries/list-results.server.ts";
import { findPerformance } from "../progress/queries/performance.server.ts";
import { checkVersions } from "../questions/queries/check-versions.server.ts";
import { findDue } from "../repetition/queries/find-due.server.ts";
import { findPracticeStandard } from "../standards/queries/practice-standard.server.ts";
import { planDay } from "../study-plan/commands/plan-day.server.ts";
import { findStudyPlan } from "../study-plan/queries/find-study-plan.server.ts";
import { OLD_CUSTOM_ROWS, PRACTICE_ROWS } from "../tests/test-rows.ts";
import { openBackup } from "./backup-file.server.ts";

/** Also when the rows of before are filled already. */
const RELEASES = [
  { version: "0.1.0", isFilled: false },
  { version: "0.2.0", isFilled: true },
  { version: "0.3.0", isFilled: false },
  { version: "0.3.0", isFilled: true },
  { version: "0.4.0", isFilled: true },
  { version: "0.5.0", isFilled: true },
  { version: "0.6.0", isFilled: true },
  { version: "0.7.0", isFilled: true },
  { version: "0.8.0", isFilled: true },
];
/** It forgets when the next backup was due. */
const CHANGED_BY_RESTORE = ["installation", "recurring_work"];

const DAY_MS = 86_400_000;

const installations = await Promise.all(RELEASES.map(installationOf));
afterAll(() => Promise.all(installations.map(({ close }) => close())));

async function installationOf({ version, isFilled }: (typeof RELEASES)[number]) {
  const file = path.join(projectRoot(), `src/testing/fixtures/release-${version}.zip`);
  const { manifest, close } = await openBackup(file);
  close();
  const { name, url } = await createDatabase();
  const { migrated } = await restore(file, url, await newFolder("release"));
  const database = await openDatabase({ url });
  /** When the release was switched off: its tests are still running. */
  const now = new Date(manifest.createdAt);
  if (isFilled) await fillOlderRows(database.db, now, { batch: 3 });
  return { version, isFilled, manifest, name, migrated, now, db: database.db, close: () => database.close() };
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

describe.each(installations)("an installation of $version, filled: $isFilled", (installation) => {
  const { version, manifest, name, migrated, now, db } = installation;

  test("every row is there under the tables of today, and every question is understood", async () => {
    expect(manifest.version).toBe(version);
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
      expect(await flagQuestion(db, meera, id, { position: 2, flagged: true })).toEqual({ kind: "saved" });
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
    expect(recent.map(({ test, score }) => [numberOf(test), score])).toEqual([
      [3, 30],
      [2, 40],
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
    for (const { attemptId, score } of recent) {
      expect(await findReview(db, asha, attemptId, now)).toMatchObject({
        kind: "review",
        review: { totals: { score } },
      });
    }
    const farida = await studentWith(db, "farida@example.org", "seven quiet lamps");
    expect(await findCourseProgress(db, farida)).toMatchObject({ completed: 9, lessons: version < "0.7.0" ? 9 : 18 });
    expect(await listCertificates(db, farida, farida.studentId)).toMatchObject([
      { course: "NCLEX-RN", revokedAt: null },
    ]);
  });

  test("afterwards every attempt says which test it took, and every answer whose it is", async () => {
    await fillOlderRows(db, now);

    const { rows: taken } = await db.execute(sql`
      select distinct practice_test_id is not null as "isPractice", test_id as "testId", test_version_id as "versionId",
        delivery_id as "deliveryId" from attempts
      where test_id is null or test_id not in (select id from tests where kind in ('preset', 'institute', 'custom')) order by 1`);
    expect(taken).toEqual([
      {
        isPractice: false,
        testId: null,
        versionId: OLD_CUSTOM_ROWS.version.id,
        deliveryId: OLD_CUSTOM_ROWS.delivery.id,
      },
      {
        isPractice: true,
        testId: PRACTICE_ROWS.test.id,
        versionId: PRACTICE_ROWS.version.id,
        deliveryId: PRACTICE_ROWS.delivery.id,
      },
    ]);
    const { rows: wrong } = await db.execute(sql`
      select answer.* from test_answers as answer
      join test_results as result on result.id = answer.test_result_id
      join attempts as attempt on attempt.id = result.attempt_id
      where (answer.student_id, answer.completed_at, answer.mode) is distinct from
        (result.student_id, result.completed_at, case when result.is_preset then 'preset'
          when exists (select from tests where tests.id = attempt.test_id and kind = 'institute') then 'institute'
          when attempt.practice_test_id is null then 'custom' else 'practice' end)
        or answer.is_first is null`);
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
});

const exams = installations.find(({ version }) => version === "0.4.0");

test.runIf(exams)(
  "an exam simulation goes on in its open section, and one that was submitted keeps marks, voided question and verdict",
  async () => {
    if (!exams) throw new Error("missing");
    const { db, now } = exams;
    const farida = await studentWith(db, "farida@example.org", "seven quiet lamps");
    const running = (await listRunningAttempts(db, farida, now)).find(({ test }) => test.kind === "titled");
    if (!running) throw new Error("missing");
    const found = await findOpenAttempt(db, farida, running.id, now);
    if (found.kind !== "open") throw new Error(found.kind);
    const { sections, events, questions } = found.attempt;
    const [first, second] = sections;
    if (!first || !second) throw new Error("missing");
    expect(sections).toHaveLength(3);
    expect(events.map(({ closedAt }) => closedAt !== null)).toEqual([true, false, false]);
    const answered = questions.filter(({ revision }) => revision > 0).map(({ position }) => position);
    expect(answered).toEqual([1, 2, 14]);

    const kindsOf = async (position: number) => {
      const answers = await rightAnswers(db, now, farida, running.id, [position]);
      const saved = await saveAnswers(db, farida, running.id, answers, now);
      return saved.kind === "received" ? saved.saved.map(({ kind }) => kind) : [saved.kind];
    };
    expect(await kindsOf(3)).not.toEqual(["saved"]);
    expect(await kindsOf(15)).toEqual(["saved"]);

    // Until its open tests are over, what they ask too is withheld.
    const { results } = await listResults(db, farida, { page: 1, kind: "preset" }, now);
    const taken = results.find(({ state }) => state === "submitted");
    const review = taken && (await findReview(db, farida, taken.attemptId, new Date(now.getTime() + DAY_MS)));
    if (review?.kind !== "review") throw new Error("no review");
    expect(review.review.marked).toMatchObject({
      whole: { marks: 128, possible: 372 },
      verdict: { kind: "decided", isPassed: true },
      isByCategory: true,
    });
  },
);

const institute = installations.find(({ version }) => version === "0.5.0");

test.runIf(institute)(
  "a test of the institute goes on with its extra minutes, and its released-by-hand result still waits",
  async () => {
    if (!institute) throw new Error("missing");
    const { db, now } = institute;
    const farida = await studentWith(db, "farida@example.org", "seven quiet lamps");
    const title = "Monday test of the ward";
    const titled = (test: TestName) => test.kind === "titled" && test.title === title;
    const running = (await listRunningAttempts(db, farida, now)).find(({ test }) => titled(test));
    if (!running) throw new Error("missing");
    const found = await findOpenAttempt(db, farida, running.id, now);
    if (found.kind !== "open") throw new Error(found.kind);
    const { questions, startedAt, closesAt } = found.attempt;
    expect(closesAt.getTime() - startedAt.getTime()).toBe(67 * 60_000);
    expect(questions.map(({ revision }) => revision)).toEqual([0, 1, 0, 0, 0]);

    const answers = await rightAnswers(db, now, farida, running.id, [1, 2, 3, 4, 5]);
    expect(await saveAnswers(db, farida, running.id, answers, now)).toMatchObject({ kind: "received" });
    expect(await submitAttempt(db, farida, running.id, now)).toMatchObject({ kind: "submitted", score: 100 });
    const { results } = await listResults(db, farida, { page: 1 }, now);
    expect(results.filter(({ test }) => titled(test)).map(({ marks }) => marks)).toEqual([null, null]);
  },
);

const cases = installations.find(({ version }) => version === "0.6.0");

test.runIf(cases)(
  "a case study goes on at its third question with its record and what was made with tools, and its review sums it up",
  async () => {
    if (!cases) throw new Error("missing");
    const { db, now } = cases;
    const farida = await studentWith(db, "farida@example.org", "seven quiet lamps");
    const running = (await listRunningAttempts(db, farida, now)).find(
      ({ test }) => test.kind === "titled" && test.title === "Case of the week",
    );
    if (!running) throw new Error("missing");
    const found = await findOpenAttempt(db, farida, running.id, now);
    if (found.kind !== "open") throw new Error(found.kind);
    expect(found.attempt.records).toMatchObject([{ first: 1, questionCount: 6 }]);
    expect(found.attempt.questions.map(({ revision }) => revision)).toEqual([1, 1, 0, 0, 0, 0]);
    expect(found.attempt.questions[0]?.made?.markup).toMatchObject({
      struck: ["b"],
      notes: { stem: "Ask about the left arm." },
    });

    const answers = await rightAnswers(db, now, farida, running.id, [3, 4, 5, 6]);
    expect(await saveAnswers(db, farida, running.id, answers, now)).toMatchObject({ kind: "received" });
    expect(await submitAttempt(db, farida, running.id, now)).toMatchObject({ kind: "submitted", score: 100 });
    expect(await findReview(db, farida, running.id, now)).toMatchObject({
      kind: "review",
      review: { records: [{ first: 1, questionCount: 6 }], totals: { earned: 6, possible: 6 } },
    });
  },
);

const adaptive = installations.find(({ version }) => version === "0.7.0");

test.runIf(adaptive)(
  "an adaptive test goes on at its fourth question by the standard that it was started with, and its result is placed beside that",
  async () => {
    if (!adaptive) throw new Error("missing");
    const { db, now } = adaptive;
    const farida = await studentWith(db, "farida@example.org", "seven quiet lamps");
    const running = (await listRunningAttempts(db, farida, now)).find(({ presetId }) => presetId === "nclex-rn");
    if (!running) throw new Error("missing");
    const standard = await findPracticeStandard(db, "nclex-rn");
    expect(standard).toMatchObject({ judges: 3 });
    const found = await findOpenAttempt(db, farida, running.id, now);
    if (found.kind !== "open") throw new Error(found.kind);
    expect(found.attempt).toMatchObject({ isNextDue: false, questions: [{ position: 4, revision: 0 }] });

    const saves = await rightAnswers(db, now, farida, running.id, [4]);
    await saveAnswers(db, farida, running.id, saves, now, { left: [{ position: 4, ageMs: 0 }] });
    expect(await findFollowing(db, farida, running.id, now)).toMatchObject({ opened: [{ position: 5 }] });
    expect(await submitAttempt(db, farida, running.id, now)).toMatchObject({ kind: "submitted" });
    const [decided] = await db.select().from(adaptiveResults).where(eq(adaptiveResults.studentId, farida.studentId));
    expect(decided).toMatchObject({ asked: 4, endedBy: "student", isAtOrAbove: false, cut: standard?.cut });
    expect(await findReview(db, farida, running.id, now)).toMatchObject({
      kind: "review",
      review: { adaptive: { kind: "decided", band: "below", isEarly: true, isOwnStandard: true } },
    });
  },
);

const learning = installations.find(({ version }) => version === "0.8.0");

test.runIf(learning)(
  "an explained test goes on after its first answer, and what was kept and planned is as it was left",
  async () => {
    if (!learning) throw new Error("missing");
    const { db, now } = learning;
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
  },
);
