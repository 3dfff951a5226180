import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import {
  auditEntries,
  enrolments,
  lessonCompletions,
  sessions,
  students,
  subjectCourses,
  users,
} from "../../../db/schema.ts";
import {
  headersWith,
  mailsTo,
  newClient,
  openAccounts,
  signUpSomebody,
  tokenMailedTo,
} from "../../../testing/accounts.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { requestPasswordReset } from "../../accounts/commands/request-password-reset.server.ts";
import { resetPassword } from "../../accounts/commands/reset-password.server.ts";
import { signIn } from "../../accounts/commands/sign-in.server.ts";
import { updateAccount } from "../../accounts/commands/update-account.server.ts";
import { verifyEmail } from "../../accounts/commands/verify-email.server.ts";
import { findViewer } from "../../accounts/queries/find-viewer.server.ts";
import type { Student } from "../../accounts/viewer.ts";
import { recordKey, type StudentRecord, StudentRecordForm } from "../record-form.ts";
import { editStudent } from "./edit-student.server.ts";

const NOW = new Date();
const accounts = openAccounts();
const admin = await buildAdmin(db);
const newEmail = () => `${unique("moved")}@example.org`;

function recordOf({ name, email, extraTimePercent }: Student): StudentRecord {
  return { name, email, course: "NCLEX-RN", extraTimePercent };
}

/** A save over what the student is at the moment. */
async function edit(student: Student, changes: Partial<StudentRecord>) {
  const record = recordOf(student);
  const change = { studentId: student.studentId, basedOn: recordKey(record), record: { ...record, ...changes } };
  return editStudent(accounts, admin, change, NOW);
}

async function rowsOf({ studentId, userId }: Student) {
  const [[student], [user]] = await Promise.all([
    db.select().from(students).where(eq(students.id, studentId)),
    db.select().from(users).where(eq(users.id, userId)),
  ]);
  return { student, user };
}

async function auditOf(studentId: string) {
  const { action, subjectName, before, after } = auditEntries;
  return db
    .select({ action, subjectName, before, after })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, studentId));
}

test("name and extra time are changed for student and account, and the audit says what was what", async () => {
  const student = await buildStudent(db);

  expect(await edit(student, { name: "Asha R. Verma", extraTimePercent: 25 })).toEqual({
    kind: "saved",
    mailedTo: null,
  });

  expect(await rowsOf(student)).toMatchObject({
    student: { name: "Asha R. Verma", extraTimePercent: 25, email: student.email },
    user: { name: "Asha R. Verma", email: student.email, emailVerified: true },
  });
  expect(await auditOf(student.studentId)).toEqual([
    {
      action: "student.edited",
      subjectName: "Asha R. Verma",
      before: { name: "Asha Verma", extraTimePercent: 0 },
      after: { name: "Asha R. Verma", extraTimePercent: 25 },
    },
  ]);
});

test("saving what is there already changes nothing and is not written down", async () => {
  const student = await buildStudent(db);

  expect(await edit(student, {})).toEqual({ kind: "saved", mailedTo: null });

  expect(await auditOf(student.studentId)).toEqual([]);
});

test("another course enrols in it, once, and is what the progress is of", async () => {
  const student = await buildStudent(db);
  const { lessonId, subjectId } = await buildLesson(db);
  await db.insert(subjectCourses).values({ subjectId, course: "TEAS 7" });
  await db.insert(lessonCompletions).values({ studentId: student.studentId, lessonId, completedAt: NOW });

  expect(await edit(student, { course: "TEAS 7" })).toMatchObject({ kind: "saved" });

  expect((await rowsOf(student)).student).toMatchObject({ course: "TEAS 7", progress: 100 });
  expect(await db.select().from(enrolments).where(eq(enrolments.studentId, student.studentId))).toMatchObject([
    { course: "TEAS 7", enrolledAt: NOW },
  ]);
  const back = { ...recordOf(student), course: "TEAS 7" as const };
  const change = { studentId: student.studentId, basedOn: recordKey(back), record: recordOf(student) };
  await editStudent(accounts, admin, change, NOW);
  expect((await rowsOf(student)).student).toMatchObject({ course: "NCLEX-RN", progress: 0 });
});

test("another address is unproved, ends all sessions, and is told to both addresses", async () => {
  const { student, fields, cookies } = await signUpSomebody(accounts);
  const email = newEmail();
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, student.userId));

  expect(await edit(student, { email })).toEqual({ kind: "saved", mailedTo: email });

  expect(await rowsOf(student)).toMatchObject({ student: { email }, user: { email, emailVerified: false } });
  expect(await db.select().from(sessions).where(eq(sessions.userId, student.userId))).toEqual([]);
  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: null });
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual(["verify-email"]);
  const notices = (await mailsTo(student.email)).filter(({ template }) => template === "email-changed");
  expect(notices).toHaveLength(1);
  expect(JSON.stringify(notices)).not.toContain(email);

  expect(await signIn(accounts, newClient(), fields, NOW)).toEqual({ kind: "refused" });
  const again = await signIn(accounts, newClient(), { ...fields, email }, NOW);
  if (again.kind !== "signed-in") throw new Error(again.kind);
  const token = await tokenMailedTo(email, "verify-email");
  const link = { token, headers: headersWith(again.setCookies) };
  expect(await verifyEmail(accounts, again.viewer, link, NOW)).toMatchObject({ kind: "verified" });
});

test("links that were mailed to the old address do nothing any more", async () => {
  const { student, fields, cookies } = await signUpSomebody(accounts);
  await requestPasswordReset(accounts, newClient(), fields.email, NOW);
  const reset = await tokenMailedTo(fields.email, "reset-password");
  const verify = await tokenMailedTo(fields.email, "verify-email");

  await edit(student, { email: newEmail() });

  expect(await resetPassword(accounts, { token: reset, password: "another good one" }, NOW)).toEqual({
    kind: "invalid-link",
  });
  const link = { token: verify, headers: headersWith(cookies) };
  expect(await verifyEmail(accounts, student, link, NOW)).toEqual({ kind: "invalid-link" });
  expect((await rowsOf(student)).user).toMatchObject({ emailVerified: false });
});

test("an address that somebody has, is invited under, or administers with is refused", async () => {
  const student = await buildStudent(db);
  const other = await buildStudent(db);
  const invited = newEmail();
  await db
    .insert(students)
    .values({ id: newId<"student">(), name: "Ravi", email: invited.toUpperCase(), course: "OET" });

  for (const email of [other.email, invited, admin.email]) {
    expect(await edit(student, { email, name: "Somebody Else" })).toEqual({ kind: "email-taken" });
  }

  expect((await rowsOf(student)).student).toMatchObject({ name: student.name, email: student.email });
  expect(await auditOf(student.studentId)).toEqual([]);
});

test("the administrator's own account keeps its address", async () => {
  const studentId = newId<"student">();
  const { name, email, userId } = admin;
  await db.insert(students).values({ id: studentId, authId: userId, name, email, course: "NCLEX-RN" });
  const record: StudentRecord = { name, email, course: "NCLEX-RN", extraTimePercent: 0 };

  const change = { studentId, basedOn: recordKey(record), record: { ...record, email: newEmail() } };

  expect(await editStudent(accounts, admin, change, NOW)).toEqual({ kind: "email-taken" });
});

test("who is only invited gets no mail by a new address, and counts as not invited there", async () => {
  const studentId = newId<"student">();
  const [email, before] = [newEmail(), newEmail()];
  const record: StudentRecord = { name: "Ravi", email: before, course: "OET", extraTimePercent: 0 };
  await db.insert(students).values({ id: studentId, ...record, invitedAt: NOW });

  const change = { studentId, basedOn: recordKey(record), record: { ...record, email, extraTimePercent: 50 } };

  expect(await editStudent(accounts, admin, change, NOW)).toEqual({ kind: "saved", mailedTo: null });
  expect(await db.select().from(students).where(eq(students.id, studentId))).toMatchObject([
    { email, invitedAt: null, extraTimePercent: 50 },
  ]);
  expect([...(await mailsTo(email)), ...(await mailsTo(before))]).toEqual([]);
});

test("a save over what was changed meanwhile is refused with what it is now", async () => {
  const { student } = await signUpSomebody(accounts);
  const record = recordOf(student);
  await updateAccount(db, student, { name: "Asha Own", course: "OET" }, NOW);

  const change = { studentId: student.studentId, basedOn: recordKey(record), record: { ...record, name: "Late" } };

  const now = { ...record, name: "Asha Own", course: "OET" };
  expect(await editStudent(accounts, admin, change, NOW)).toEqual({ kind: "stale", now });
  expect((await rowsOf(student)).student).toMatchObject({ name: "Asha Own", course: "OET" });
  expect(await editStudent(accounts, admin, { ...change, basedOn: recordKey(now) }, NOW)).toMatchObject({
    kind: "saved",
  });
});

test("of two saves at once one wins and the other one is told", async () => {
  const student = await buildStudent(db);

  const results = await Promise.all([edit(student, { name: "First" }), edit(student, { name: "Second" })]);

  expect(results.map(({ kind }) => kind).sort()).toEqual(["saved", "stale"]);
});

test("a student who is gone cannot be saved", async () => {
  const student = await buildStudent(db);
  await db.delete(students).where(eq(students.id, student.studentId));

  expect(await edit(student, { name: "Nobody" })).toEqual({ kind: "gone" });
});

test.each(["-1", "201", "1.5", "", "ten", "25%"])("extra time of %j percent is refused", (extraTimePercent) => {
  const typed = { name: "Asha", email: "asha@example.org", course: "OET", basedOn: "", extraTimePercent };

  const paths = StudentRecordForm.safeParse(typed).error?.issues.map(({ path }) => path);

  expect(new Set(paths?.flat())).toEqual(new Set(["extraTimePercent"]));
});

test.each(["0", "25", " 200 "])("extra time of %j percent is taken", (extraTimePercent) => {
  const typed = { name: "Asha", email: "asha@example.org", course: "TEAS 7", basedOn: "", extraTimePercent };

  expect(StudentRecordForm.parse(typed).extraTimePercent).toBe(Number(extraTimePercent));
});
