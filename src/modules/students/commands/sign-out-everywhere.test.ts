import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { auditEntries, students } from "../../../db/schema.ts";
import {
  headersWith,
  mailsTo,
  newClient,
  openAccounts,
  signUpSomebody,
  tokenMailedTo,
} from "../../../testing/accounts.ts";
import { buildAdmin, buildStudent, unique } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { resetPassword } from "../../accounts/commands/reset-password.server.ts";
import { signIn } from "../../accounts/commands/sign-in.server.ts";
import { findViewer } from "../../accounts/queries/find-viewer.server.ts";
import { mailPasswordReset } from "./mail-password-reset.server.ts";
import { signOutEverywhere } from "./sign-out-everywhere.server.ts";

const NOW = new Date();
const accounts = openAccounts();
const admin = await buildAdmin(db);

async function buildInvited() {
  const student = { id: newId<"student">(), name: "Ravi", email: `${unique("ravi")}@example.org`, course: "OET" };
  await db.insert(students).values(student);
  return student;
}

async function auditOf(studentId: string) {
  const { action, before, after } = auditEntries;
  return db.select({ action, before, after }).from(auditEntries).where(eq(auditEntries.subjectId, studentId));
}

test("all sessions of the student end, and nobody else's", async () => {
  const { student, fields, cookies } = await signUpSomebody(accounts);
  const other = await signUpSomebody(accounts);
  await signIn(accounts, newClient(), fields, NOW);

  expect(await signOutEverywhere(db, admin, student.studentId, NOW)).toEqual({ kind: "signed-out", sessions: 2 });

  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: null, ended: true });
  expect(await findViewer(accounts, headersWith(other.cookies), NOW)).toMatchObject({ viewer: other.student });
  expect(await signIn(accounts, newClient(), fields, NOW)).toMatchObject({ kind: "signed-in" });
  expect(await auditOf(student.studentId)).toEqual([
    { action: "student.signed-out", before: null, after: { sessions: 2 } },
  ]);
});

test("the mail for a new password goes to the student, whose old one works until then", async () => {
  const { student, fields } = await signUpSomebody(accounts);

  expect(await mailPasswordReset(accounts, admin, student.studentId, NOW)).toEqual({
    kind: "mailed",
    email: fields.email,
  });

  expect(await signIn(accounts, newClient(), fields, NOW)).toMatchObject({ kind: "signed-in" });
  const token = await tokenMailedTo(fields.email, "reset-password");
  expect(await resetPassword(accounts, { token, password: "another good one" }, NOW)).toMatchObject({ kind: "reset" });
  expect(await auditOf(student.studentId)).toEqual([
    { action: "student.password-reset-mailed", before: null, after: { email: fields.email } },
  ]);
});

test("a mailbox is not flooded with mails for a new password", async () => {
  const student = await buildStudent(db);
  const mail = () => mailPasswordReset(accounts, admin, student.studentId, NOW);
  for (let time = 0; time < 6; time += 1) expect(await mail()).toMatchObject({ kind: "mailed" });

  expect(await mail()).toMatchObject({ kind: "limited" });

  expect(await mailsTo(student.email)).toHaveLength(6);
});

test("who has not signed up has nothing to sign out of and no password", async () => {
  const invited = await buildInvited();

  expect(await signOutEverywhere(db, admin, invited.id, NOW)).toEqual({ kind: "no-account" });
  expect(await mailPasswordReset(accounts, admin, invited.id, NOW)).toEqual({ kind: "no-account" });

  expect(await mailsTo(invited.email)).toEqual([]);
  expect(await auditOf(invited.id)).toEqual([]);
});

test("for a student who is gone neither does anything", async () => {
  const nobody = newId<"student">();

  expect(await signOutEverywhere(db, admin, nobody, NOW)).toEqual({ kind: "gone" });
  expect(await mailPasswordReset(accounts, admin, nobody, NOW)).toEqual({ kind: "gone" });
});
