/** Installations of the releases, as people left them, under the tables and the code of today. */
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { type Id, newId } from "../../core/id.ts";
import { projectRoot } from "../../core/project-root.ts";
import { type Db, openDatabase, readMigrations } from "../../db/client.ts";
import { questionReports } from "../../db/schema.ts";
import { parseSolvedItem } from "../../items/registry/models.ts";
import { bestAnswer } from "../../items/registry/scorers.server.ts";
import { newClient, openAccounts } from "../../testing/accounts.ts";
import { newFolder, restore } from "../../testing/backups.ts";
import { createDatabase, onDatabase } from "../../testing/other-databases.ts";
import { signIn } from "../accounts/commands/sign-in.server.ts";
import type { Student } from "../accounts/viewer.ts";
import { closeOverdueAttempts } from "../attempts/commands/close-overdue-attempts.server.ts";
import { flagQuestion, saveAnswers } from "../attempts/commands/save-answers.server.ts";
import { submitAttempt } from "../attempts/commands/submit-attempt.server.ts";
import { findAttemptFrame } from "../attempts/queries/attempt-frame.server.ts";
import { findOpenAttempt } from "../attempts/queries/open-attempt.server.ts";
import { findReview } from "../attempts/queries/review.server.ts";
import { listRunningAttempts } from "../attempts/queries/running-attempts.server.ts";
import { findSolvedVersions } from "../attempts/queries/versions.server.ts";
import { listCertificates } from "../certificates/queries/list-certificates.server.ts";
import { findCourseProgress } from "../learning/queries/course-progress.server.ts";
import { findPerformance } from "../progress/queries/performance.server.ts";
import { checkVersions } from "../questions/queries/check-versions.server.ts";
import { openBackup } from "./backup-file.server.ts";

const RELEASES = ["0.1.0", "0.2.0"];
/** It forgets when the next backup was due. */
const CHANGED_BY_RESTORE = ["installation", "recurring_work"];

const installations = await Promise.all(RELEASES.map(installationOf));
afterAll(() => Promise.all(installations.map(({ close }) => close())));

async function installationOf(version: string) {
  const file = path.join(projectRoot(), `src/testing/fixtures/release-${version}.zip`);
  const { manifest, close } = await openBackup(file);
  close();
  const { name, url } = await createDatabase();
  const { migrated } = await restore(file, url, await newFolder("release"));
  const database = await openDatabase({ url });
  /** When the release was switched off: its tests are still running. */
  const now = new Date(manifest.createdAt);
  return { version, manifest, name, migrated, now, db: database.db, close: () => database.close() };
}

/** Signs in with the password of then. */
async function studentWith(db: Db, email: string, password: string): Promise<Student> {
  const result = await signIn(openAccounts({ db }), newClient(), { email, password }, new Date());
  if (result.kind !== "signed-in" || result.viewer.kind !== "student") throw new Error(`sign-in gave ${result.kind}`);
  return result.viewer;
}

/** The right answers to these questions, each upon what was saved before. */
async function rightAnswers(
  db: Db,
  now: Date,
  student: Student,
  attemptId: Id<"attempt">,
  positions: ReadonlyArray<number>,
) {
  const [found, frame] = await Promise.all([
    findOpenAttempt(db, student, attemptId, now),
    findAttemptFrame(db, student, attemptId),
  ]);
  if (found.kind !== "open" || !frame) throw new Error("The attempt is not open.");
  const versions = await findSolvedVersions(db, frame.versionIds);
  return found.attempt.questions
    .filter(({ position }) => positions.includes(position))
    .map(({ position, revision: basedOn }) => {
      const version = versions.get(frame.versionIds[position - 1] ?? newId());
      if (!version) throw new Error("The question is gone.");
      return { position, basedOn, answer: bestAnswer(parseSolvedItem({ ...version, answer: null })), ageMs: 0 };
    });
}

describe.each(installations)("an installation of $version", ({ version, manifest, name, migrated, now, db }) => {
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
    expect(running.map(({ practiceTestNumber, answeredCount }) => [practiceTestNumber, answeredCount])).toEqual([
      [null, 0],
      [1, 6],
    ]);
    for (const { id, questionCount } of running) {
      const every = Array.from({ length: questionCount }, (_, index) => index + 1);
      const found = await findOpenAttempt(db, meera, id, now);
      if (found.kind !== "open") throw new Error(found.kind);
      const flagged = found.attempt.questions.filter((question) => question.flagged).map(({ position }) => position);
      expect(flagged).toEqual(found.attempt.practiceTestNumber === 1 ? [3] : []);

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
    expect(recent.map(({ practiceTestNumber, score }) => [practiceTestNumber, score])).toEqual([
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
    expect(recent.map(({ practiceTestNumber }) => practiceTestNumber)).toEqual([3, 1, 2, 1]);
    for (const { attemptId, score } of recent) {
      expect(await findReview(db, asha, attemptId, now)).toMatchObject({
        kind: "review",
        review: { totals: { score } },
      });
    }
    const farida = await studentWith(db, "farida@example.org", "seven quiet lamps");
    expect(await findCourseProgress(db, farida)).toMatchObject({ completed: 9, lessons: 9 });
    expect(await listCertificates(db, farida, farida.studentId)).toMatchObject([
      { course: "NCLEX-RN", revokedAt: null },
    ]);
  });
});
