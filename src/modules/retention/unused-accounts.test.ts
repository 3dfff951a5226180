/** Accounts that nobody uses: told, kept after a visit, deleted without one. */

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../core/id.ts";
import {
  attemptMarkups,
  auditEntries,
  dayStatistics,
  sessions,
  signIns,
  stimuli,
  studentCategories,
  studentQuestions,
  students,
  testAnswers,
  testResults,
  users,
} from "../../db/schema.ts";
import { ADMIN_EMAIL, mailsTo, openAccounts } from "../../testing/accounts.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../testing/build.ts";
import { buildOpenAttempt, buildResult } from "../../testing/build-attempts.ts";
import { startCase } from "../../testing/start-case.ts";
import { tellCategory } from "../../testing/tell-category.ts";
import { db } from "../../testing/test-db.ts";
import type { Student } from "../accounts/viewer.ts";
import { submitAttempt } from "../attempts/commands/submit-attempt.server.ts";
import { type Clearing, deleteUnusedAccounts } from "./commands/delete-unused-accounts.server.ts";
import { countOutdated } from "./queries/count-outdated.server.ts";

const admin = await buildAdmin(db);
const MONTHS = 24;
/** Two years before NOW, and thirty days. */
const NOW = new Date("2031-06-15T09:00:00Z");
const JOINED = new Date("2029-06-15T08:00:00Z");
const { queue, publicUrl } = openAccounts();
const clearing: Clearing = {
  db,
  queue,
  publicUrl,
  adminEmail: ADMIN_EMAIL,
  timeZone: "Asia/Kolkata",
  isOver: () => false,
};

const days = (count: number) => new Date(NOW.getTime() + count * 24 * 60 * 60_000);
const run = (now: Date, months = MONTHS) => deleteUnusedAccounts(clearing, months, now);

async function buildOldStudent(joinDate = JOINED): Promise<Student> {
  const student = await buildStudent(db);
  await db.update(students).set({ joinDate }).where(eq(students.id, student.studentId));
  return student;
}

async function noticeOf({ studentId }: Student): Promise<Date | null | undefined> {
  const [row] = await db.select().from(students).where(eq(students.id, studentId));
  return row?.deletionNoticeAt;
}

const isThere = async (studentId: Id<"student">) => (await db.$count(students, eq(students.id, studentId))) === 1;

test("who was not here for so long is told once, and deleted thirty days later; sums stay, and no name", async () => {
  const student = await buildOldStudent();
  const { lessonId } = await buildLesson(db);
  await buildResult(db, student, { answers: [{ lessonId }], completedAt: JOINED });
  await tellCategory(db, student, { category: "OBC", hasDisability: true }, JOINED);
  await db.insert(dayStatistics).values({ day: "2029-06-15", course: student.course, activeStudents: 1, tests: 1 });

  expect(await run(days(-31))).toEqual({ accounts: 0, invited: 0, noticed: 0 });
  expect(await run(NOW)).toEqual({ accounts: 0, invited: 0, noticed: 1 });
  expect(await mailsTo(student.email)).toEqual([
    {
      template: "unused-account",
      to: student.email,
      props: { name: student.name, deletedOn: "2031-07-15", link: `${publicUrl}/login` },
    },
  ]);
  expect(await run(days(29))).toEqual({ accounts: 0, invited: 0, noticed: 0 });
  expect(await run(days(30))).toEqual({ accounts: 1, invited: 0, noticed: 0 });

  expect(await isThere(student.studentId)).toBe(false);
  expect(await db.$count(users, eq(users.id, student.userId))).toBe(0);
  for (const table of [testResults, testAnswers, studentQuestions, studentCategories]) {
    expect(await db.$count(table, eq(table.studentId, student.studentId))).toBe(0);
  }
  expect(await db.select().from(dayStatistics)).toMatchObject([{ activeStudents: 1, tests: 1 }]);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, student.studentId));
  expect(entries).toMatchObject([
    { action: "student.expired", actorId: null, actorEmail: "", subjectName: "", after: null },
  ]);
  expect(JSON.stringify(entries)).not.toContain(student.email);
  expect(JSON.stringify(entries)).not.toContain(student.name);
});

test.each<[string, (student: Student, at: Date) => Promise<unknown>]>([
  ["a sign-in", ({ userId }, signedInAt) => db.insert(signIns).values({ id: newId(), userId, signedInAt })],
  [
    "the use of a session",
    ({ userId }, updatedAt) =>
      db.insert(sessions).values({ id: newId(), userId, token: unique("token"), updatedAt, expiresAt: days(90) }),
  ],
  [
    "a test",
    async (student, completedAt) =>
      buildResult(db, student, { answers: [{ lessonId: (await buildLesson(db)).lessonId }], completedAt }),
  ],
])("%s takes the notice back, and the account stays", async (_visit, come) => {
  const student = await buildOldStudent();
  await run(NOW);
  expect(await noticeOf(student)).toEqual(NOW);
  await come(student, days(10));

  await run(days(11));

  expect(await noticeOf(student)).toBeNull();
  await run(days(31));
  expect(await isThere(student.studentId)).toBe(true);
});

test("a visit between the notice and a run that comes years later counts, and is followed by a notice of its own", async () => {
  const student = await buildOldStudent();
  await run(NOW);
  await db.insert(signIns).values({ id: newId(), userId: student.userId, signedInAt: days(10) });

  await run(days(1_000));

  expect(await isThere(student.studentId)).toBe(true);
  expect(await noticeOf(student)).toEqual(days(1_000));
  expect(await mailsTo(student.email)).toHaveLength(2);
  await run(days(1_030));
  expect(await isThere(student.studentId)).toBe(false);
});

test("accounts that are kept longer from now on, or for ever, are not deleted", async () => {
  for (const months of [60, 0]) {
    const student = await buildOldStudent();
    await run(NOW);
    expect(await noticeOf(student)).toEqual(NOW);

    await run(days(31), months);

    expect(await noticeOf(student)).toBeNull();
    expect(await isThere(student.studentId)).toBe(true);
  }
});

test("neither a student with an open test goes, nor the administrator", async () => {
  const testTaker = await buildOldStudent();
  await buildOpenAttempt(db, { student: testTaker, startedAt: JOINED });
  const admin = await buildOldStudent();
  await db.update(users).set({ email: ADMIN_EMAIL }).where(eq(users.id, admin.userId));
  await db.update(students).set({ deletionNoticeAt: NOW }).where(eq(students.id, testTaker.studentId));
  await db.update(students).set({ deletionNoticeAt: NOW }).where(eq(students.id, admin.studentId));

  await run(days(31));

  expect(await isThere(testTaker.studentId)).toBe(true);
  expect(await isThere(admin.studentId)).toBe(true);
});

test("an invitation that nobody took up goes without a mail, one that was mailed again since stays", async () => {
  const invite = async (invitedAt: Date) => {
    const invited = { id: newId<"student">(), email: `${unique("invited")}@example.org`, invitedAt };
    await db.insert(students).values({ ...invited, name: "Ravi", course: "OET", joinDate: JOINED });
    return invited;
  };
  const [forgotten, reminded] = [await invite(JOINED), await invite(days(-10))];
  const periods = {
    keepSignInsMonths: 0,
    keepAuditMonths: 0,
    keepDataViewsMonths: 0,
    keepMessagesMonths: 0,
    keepUnusedAccountsMonths: MONTHS,
  };
  const asked = { periods, which: ["keepUnusedAccountsMonths" as const], adminEmail: ADMIN_EMAIL };
  expect(await countOutdated(db, admin, asked, NOW)).toMatchObject([{ invited: 1 }]);

  expect(await run(NOW)).toMatchObject({ invited: 1 });

  expect(await isThere(forgotten.id)).toBe(false);
  expect(await isThere(reminded.id)).toBe(true);
  expect(await mailsTo(forgotten.email)).toEqual([]);
});

test("what an unused account made in a case study goes with it, and the case study stays", async () => {
  const student = await buildOldStudent();
  const { attemptId, stimulusId } = await startCase(db, admin, student, "look up", JOINED);
  await submitAttempt(db, student, attemptId, JOINED);
  await run(NOW);
  expect(await db.$count(attemptMarkups, eq(attemptMarkups.attemptId, attemptId))).toBe(1);
  expect(await run(days(30))).toMatchObject({ accounts: 1 });

  expect(await isThere(student.studentId)).toBe(false);
  expect(await db.$count(attemptMarkups, eq(attemptMarkups.attemptId, attemptId))).toBe(0);
  expect(await db.$count(stimuli, eq(stimuli.id, stimulusId))).toBe(1);
});
