import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import {
  attemptItems,
  attemptMarkups,
  attempts,
  auditEntries,
  certificates,
  dayStatistics,
  recipes,
  sessions,
  studentCategories,
  studentNotes,
  studentQuestions,
  students,
  testQuestions,
  testResults,
  tests,
  users,
  verifications,
} from "../../../db/schema.ts";
import { headersWith, openAccounts } from "../../../testing/accounts.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { buildOpenAttempt, buildResult } from "../../../testing/build-attempts.ts";
import { buildWholeStudent, tablesHolding } from "../../../testing/build-whole-student.ts";
import { startCase } from "../../../testing/start-case.ts";
import { db } from "../../../testing/test-db.ts";
import { waitingForLocks } from "../../../testing/waiting-for-locks.ts";
import { findViewer } from "../../accounts/queries/find-viewer.server.ts";
import { closeAttempt } from "../../attempts/commands/submit-attempt.server.ts";
import { deleteStimulus } from "../../stimuli/commands/delete-stimulus.server.ts";
import { findStimulus } from "../../stimuli/queries/find-stimulus.server.ts";
import { findStudentDeletion } from "../queries/find-student-deletion.server.ts";
import { deleteStudent } from "./delete-student.server.ts";

const NOW = new Date();
const accounts = openAccounts();
const admin = await buildAdmin(db);

test("a student goes with account, sessions, links, tests, notes and certificates; sums over all stay", async () => {
  const { student, cookies } = await buildWholeStudent(db, accounts);
  const { studentId, userId, name, email } = student;
  const sumsBefore = await db.select().from(dayStatistics);
  expect(sumsBefore).not.toEqual([]);

  expect(await findStudentDeletion(db, admin, studentId, NOW)).toEqual({
    name,
    email,
    hasAccount: true,
    results: 1,
    notes: 1,
    certificates: 1,
    running: [{ kind: "custom" }],
  });
  expect(await deleteStudent(db, admin, studentId, NOW)).toEqual({ kind: "deleted" });

  for (const table of [
    attempts,
    testResults,
    studentNotes,
    certificates,
    studentQuestions,
    studentCategories,
    recipes,
  ]) {
    expect(await db.$count(table, eq(table.studentId, studentId))).toBe(0);
  }
  expect(await db.$count(tests, eq(tests.ownerId, studentId))).toBe(0);
  expect(await db.$count(students, eq(students.id, studentId))).toBe(0);
  expect(await db.$count(users, eq(users.id, userId))).toBe(0);
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
  expect(await db.$count(verifications, sql`${verifications.identifier} like ${`%${userId}`}`)).toBe(0);
  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: null });
  expect(await db.select().from(dayStatistics)).toEqual(sumsBefore);
  expect(await db.select().from(auditEntries).where(eq(auditEntries.action, "student.deleted"))).toMatchObject([
    { subjectId: studentId, subjectName: name, before: { name, email }, after: null },
  ]);
});

test("who is only invited is deleted as well", async () => {
  const studentId = newId<"student">();
  await db
    .insert(students)
    .values({ id: studentId, name: "Ravi", email: `${unique("ravi")}@example.org`, course: "OET" });

  expect(await findStudentDeletion(db, admin, studentId, NOW)).toMatchObject({ hasAccount: false, running: [] });
  expect(await deleteStudent(db, admin, studentId, NOW)).toEqual({ kind: "deleted" });

  expect(await findStudentDeletion(db, admin, studentId, NOW)).toBeNull();
  expect(await deleteStudent(db, admin, studentId, NOW)).toEqual({ kind: "gone" });
});

test("the administrator's own account stays", async () => {
  const studentId = newId<"student">();
  const { name, email, userId } = admin;
  await db.insert(students).values({ id: studentId, authId: userId, name, email, course: "NCLEX-RN" });

  expect(await findStudentDeletion(db, admin, studentId, NOW)).toBe("own-account");
  expect(await deleteStudent(db, admin, studentId, NOW)).toEqual({ kind: "own-account" });

  expect(await db.$count(users, eq(users.id, userId))).toBe(1);
});

test("nobody else's rows go with a student", async () => {
  const [student, other] = [await buildStudent(db), await buildStudent(db)];
  const { lessonId } = await buildLesson(db);
  await buildResult(db, other, { answers: [{ lessonId }] });

  await deleteStudent(db, admin, student.studentId, NOW);

  expect(await db.$count(testResults, eq(testResults.studentId, other.studentId))).toBe(1);
  expect(await db.$count(users, eq(users.id, other.userId))).toBe(1);
});

test("a student who is deleted while a test is being submitted leaves nothing of what the answers came to", async () => {
  const { student, attemptId, startedAt } = await buildOpenAttempt(db);
  const { studentId } = student;
  const deletion = await db.transaction(async (tx) => {
    const at = new Date(startedAt.getTime() + 60_000);
    expect(await closeAttempt(tx, { attemptId, studentId }, at)).toMatchObject({ kind: "submitted" });
    expect(await tx.$count(studentQuestions, eq(studentQuestions.studentId, studentId))).toBe(3);
    const asked = deleteStudent(db, admin, studentId, NOW);
    await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0);
    return { asked };
  });

  expect(await deletion.asked).toEqual({ kind: "deleted" });
  expect(await db.$count(studentQuestions, eq(studentQuestions.studentId, studentId))).toBe(0);
});

test("what a student made in a case study goes, the case study and what others made stay, and it can be deleted", async () => {
  const [student, other] = [await buildStudent(db), await buildStudent(db)];
  const note = unique("note");
  const mine = await startCase(db, admin, student, note, NOW);
  const theirs = await startCase(db, admin, other, "kept", NOW);

  expect((await tablesHolding(db, [note])).get(note)).toEqual(["public.attempt_markups"]);
  expect(await deleteStudent(db, admin, student.studentId, NOW)).toEqual({ kind: "deleted" });

  expect((await tablesHolding(db, [note])).get(note)).toEqual([]);
  expect(await db.$count(attemptItems, eq(attemptItems.attemptId, mine.attemptId))).toBe(0);
  expect(await db.$count(attemptMarkups, eq(attemptMarkups.attemptId, theirs.attemptId))).toBe(1);
  const target = { stimulusId: mine.stimulusId, basedOn: null };
  expect(await findStimulus(db, admin, mine.stimulusId)).toMatchObject({ isAsked: false, hasDraft: true });
  expect(await deleteStimulus(db, admin, target, NOW)).toEqual({ kind: "in-tests" });
  await db.delete(testQuestions).where(eq(testQuestions.testId, mine.testId));
  expect(await deleteStimulus(db, admin, target, NOW)).toEqual({ kind: "deleted" });
  expect(await findStimulus(db, admin, theirs.stimulusId)).toMatchObject({ isAsked: true });
});
