import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, dayStatistics, testResults, users } from "../../../db/schema.ts";
import {
  headersWith,
  mailsTo,
  newClient,
  openAccounts,
  PASSWORD,
  signUpAndProve,
  signUpSomebody,
} from "../../../testing/accounts.ts";
import { buildLesson, unique } from "../../../testing/build.ts";
import { buildResult } from "../../../testing/build-attempts.ts";
import { buildMessage } from "../../../testing/build-messages.ts";
import { buildWholeStudent, tablesHolding } from "../../../testing/build-whole-student.ts";
import { signUpWithFactor } from "../../../testing/second-factor.ts";
import { db } from "../../../testing/test-db.ts";
import { changePassword } from "../../accounts/commands/change-password.server.ts";
import { requestAddressChange } from "../../accounts/commands/request-address-change.server.ts";
import { signIn } from "../../accounts/commands/sign-in.server.ts";
import { findViewer } from "../../accounts/queries/find-viewer.server.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findCertificate } from "../../certificates/queries/find-certificate.server.ts";
import { countActivity } from "../../statistics/commands/count-activity.server.ts";
import { deleteOwnAccount } from "./delete-own-account.server.ts";

const accounts = openAccounts();
const NOW = new Date();
const timeZone = "Asia/Kolkata";
const leave = (student: Student, password = PASSWORD, code?: string) =>
  deleteOwnAccount(accounts, student, newClient(), { password, code, timeZone }, NOW);

test("nothing in the database holds the name, an address or an id of who has left, but the registers and the last mail", async () => {
  const { student, cookies, newEmail, number, words, recoveryCode } = await buildWholeStudent(db, accounts);
  const { name, email, studentId, userId } = student;
  const traces = [name, email, newEmail, studentId, userId, number, ...Object.values(words)];
  for (const [trace, tables] of await tablesHolding(db, traces)) expect(tables, trace).not.toEqual([]);

  expect(await leave(student, PASSWORD, recoveryCode)).toEqual({ kind: "deleted" });

  // Only retention shortens these two; the last mail leaves the queue when it is sent.
  const stays = ["public.audit_entries", "public.data_views"];
  for (const [trace, tables] of await tablesHolding(db, traces)) {
    const isLastMail = (table: string) => trace === email && table.startsWith("pgboss.");
    expect(
      tables.filter((table) => !stays.includes(table) && !isLastMail(table)),
      trace,
    ).toEqual([]);
  }
  expect(await mailsTo(email)).toMatchObject([{ template: "account-deleted" }]);
  expect(JSON.stringify(await mailsTo(email))).not.toContain(name);
  expect((await findViewer(accounts, headersWith(cookies), NOW)).viewer).toBeNull();
  expect(await signIn(accounts, newClient(), { email, password: PASSWORD }, NOW)).toEqual({
    kind: "refused",
  });
  expect(await findCertificate(db, number)).toBeNull();
});

test("who leaves takes no mail from the owner of an address that was only asked for", async () => {
  const { student: owner, cookies } = await signUpAndProve(accounts);
  const { student: other } = await signUpAndProve(accounts);
  const { student: thief } = await signUpAndProve(accounts);
  const ask = (student: Student, email: string) =>
    requestAddressChange(accounts, student, newClient(), { email, password: PASSWORD }, NOW);
  const wanted = `${unique("wanted")}@example.org`;
  expect((await ask(other, wanted)).kind).toBe("requested");
  expect((await ask(thief, owner.email)).kind).toBe("requested");
  const fields = { passwordNow: PASSWORD, passwordNew: `${PASSWORD} and more` };
  await changePassword(accounts, owner, { client: newClient(cookies), fields }, NOW);
  const before = await mailsTo(owner.email);
  expect(before.map(({ template }) => template)).toContain("password-changed");

  await leave(thief);

  expect(await mailsTo(owner.email)).toEqual(before);
  expect(await mailsTo(wanted)).toMatchObject([{ template: "prove-address" }]);
  // Its own link goes with it.
  await leave(other);
  expect(await mailsTo(wanted)).toEqual([]);
});

test("it is written down that somebody has left, and not who", async () => {
  const { student } = await signUpSomebody(accounts, { course: "OSCE" });
  await leave(student);

  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, "student.left"));
  const own = entries.filter(({ before }) => JSON.stringify(before) === JSON.stringify({ course: "OSCE" }));
  expect(own).toMatchObject([{ actorId: null, actorEmail: "", subjectId: "", subjectName: "" }]);
});

test("the results of who has left stay in the sums of days, also those of a moment ago", async () => {
  const { student } = await signUpSomebody(accounts);
  const { lessonId } = await buildLesson(db);
  await buildResult(db, student, { answers: [{ lessonId, isCorrect: true }] });
  await countActivity(db, timeZone, { waits: true });
  const daysBefore = await db.select().from(dayStatistics);
  const testsOf = (days: { tests: number }[]) => days.reduce((sum, { tests }) => sum + tests, 0);
  await buildResult(db, student, { answers: [{ lessonId }] });

  expect(await leave(student)).toEqual({ kind: "deleted" });

  expect(await db.$count(testResults, eq(testResults.studentId, student.studentId))).toBe(0);
  const daysAfter = await db.select().from(dayStatistics);
  expect(testsOf(daysAfter)).toBe(testsOf(daysBefore) + 1);
  expect(daysAfter.map(({ activeStudents }) => activeStudents)).toEqual(
    daysBefore.map(({ activeStudents }) => activeStudents),
  );
});

test("messages from an address that was never proved stay: they may be somebody else's", async () => {
  const { student } = await signUpSomebody(accounts);
  await buildMessage(db, { email: student.email });

  await leave(student);

  expect((await tablesHolding(db, [student.email])).get(student.email)).toContain("public.messages");
  expect(await db.$count(users, eq(users.id, student.userId))).toBe(0);
});

test("where there is a second factor the password alone deletes nothing", async () => {
  const { student, codes } = await signUpWithFactor(accounts, NOW);

  expect(await leave(student)).toEqual({ kind: "wrong-code" });
  expect(await leave(student, PASSWORD, "000000")).toEqual({ kind: "wrong-code" });
  expect(await db.$count(users, eq(users.id, student.userId))).toBe(1);
  expect(await leave(student, PASSWORD, codes[0])).toEqual({ kind: "deleted" });
  expect(await db.$count(users, eq(users.id, student.userId))).toBe(0);
});

test("a wrong password deletes nothing, and guessing is limited", async () => {
  const { student } = await signUpSomebody(accounts);
  for (let time = 0; time < 8; time += 1) expect(await leave(student, "wrong")).toEqual({ kind: "wrong-password" });

  expect(await leave(student)).toEqual({ kind: "limited", minutes: 5 });
  expect(await db.$count(users, eq(users.id, student.userId))).toBe(1);
});

test("leaving twice at once is leaving once", async () => {
  const { student } = await signUpSomebody(accounts);

  const results = await Promise.all([leave(student), leave(student)]);

  expect(results.map(({ kind }) => kind)).toContain("deleted");
  expect(await mailsTo(student.email)).toHaveLength(1);
});
