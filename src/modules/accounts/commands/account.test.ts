import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, enrolments, students, users } from "../../../db/schema.ts";
import {
  headersWith,
  mailsTo,
  newClient,
  openAccounts,
  PASSWORD,
  signUpSomebody,
  tokenMailedTo,
} from "../../../testing/accounts.ts";
import { unique } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { findViewer } from "../queries/find-viewer.server.ts";
import { changePassword } from "./change-password.server.ts";
import { ensureAdmin } from "./ensure-admin.server.ts";
import { requestPasswordReset } from "./request-password-reset.server.ts";
import { resetAdminPassword } from "./reset-admin-password.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { updateAccount } from "./update-account.server.ts";

const accounts = openAccounts();
const NOW = new Date();
const OPERATOR = { kind: "operator" } as const;
const NEW_PASSWORD = "a new and better one";

test("changing the password takes the old one; all sessions end, this device gets a new one, and a mail is sent", async () => {
  const { fields, student, cookies } = await signUpSomebody(accounts);
  const other = await signIn(accounts, newClient(), fields, NOW);
  if (other.kind !== "signed-in") throw new Error(other.kind);
  await requestPasswordReset(accounts, newClient(), fields.email, NOW);
  const token = await tokenMailedTo(fields.email, "reset-password");

  const change = { passwordNow: PASSWORD, passwordNew: NEW_PASSWORD };
  const result = await changePassword(accounts, student, { client: newClient(cookies), fields: change }, NOW);

  if (result.kind !== "changed") throw new Error(result.kind);
  expect(await findViewer(accounts, headersWith(result.setCookies), NOW)).toMatchObject({ viewer: student });
  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: null, ended: true });
  expect(await findViewer(accounts, headersWith(other.setCookies), NOW)).toMatchObject({ viewer: null, ended: true });
  expect(await signIn(accounts, newClient(), fields, NOW)).toEqual({ kind: "refused" });
  const login = { email: fields.email, password: NEW_PASSWORD };
  expect(await signIn(accounts, newClient(), login, NOW)).toMatchObject({ kind: "signed-in" });
  expect((await mailsTo(fields.email)).at(-1)).toMatchObject({ template: "password-changed" });
  expect(await resetPassword(accounts, { token, password: PASSWORD }, NOW)).toEqual({ kind: "invalid-link" });
});

test("a wrong old password changes nothing, and guessing it is limited", async () => {
  const { fields, student, cookies } = await signUpSomebody(accounts);
  const guess = (passwordNow: string) =>
    changePassword(
      accounts,
      student,
      { client: newClient(cookies), fields: { passwordNow, passwordNew: NEW_PASSWORD } },
      NOW,
    );

  for (let time = 0; time < 8; time += 1) expect(await guess("wrong")).toEqual({ kind: "wrong-password" });

  expect(await guess(PASSWORD)).toEqual({ kind: "limited", minutes: 5 });
  expect(await signIn(accounts, newClient(), fields, NOW)).toMatchObject({ kind: "signed-in" });
});

test("a common new password is refused, and the administrator's must be longer", async () => {
  const { student, cookies } = await signUpSomebody(accounts);
  const { userId, email, language } = student;
  const admin = { kind: "admin", userId, name: "Admin User", email, language } as const;
  const change = (passwordNew: string) => ({
    client: newClient(cookies),
    fields: { passwordNow: PASSWORD, passwordNew },
  });

  expect(await changePassword(accounts, student, change("football1"), NOW)).toEqual({ kind: "common-password" });
  expect(await changePassword(accounts, student, change("Asha-Verma-1"), NOW)).toEqual({ kind: "common-password" });
  expect(await changePassword(accounts, admin, change("elevenchars"), NOW)).toEqual({
    kind: "short-password",
    length: 12,
  });
});

test("the current password is refused as a new one, and only those who know it are told so", async () => {
  const { student, cookies } = await signUpSomebody(accounts);
  const keep = (password: string) => {
    const fields = { passwordNow: password, passwordNew: password };
    return changePassword(accounts, student, { client: newClient(cookies), fields }, NOW);
  };

  expect(await keep("nine wrong lamps")).toEqual({ kind: "wrong-password" });
  expect(await keep(PASSWORD)).toEqual({ kind: "same-password" });
  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: student });
});

test("name and course are changed, and the new course is one more enrolment", async () => {
  const { student, cookies } = await signUpSomebody(accounts, { course: "OET" });

  expect(await updateAccount(db, student, { name: "Asha Rani", course: "DHA" }, NOW)).toEqual({ kind: "updated" });
  expect(await updateAccount(db, student, { name: "Asha Rani", course: "OET" }, NOW)).toEqual({ kind: "updated" });

  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({
    viewer: { name: "Asha Rani", course: "OET" },
  });
  const enrolled = await db.select().from(enrolments).where(eq(enrolments.studentId, student.studentId));
  expect(enrolled.map(({ course }) => course).sort()).toEqual(["DHA", "OET"]);
  expect(await db.select().from(users).where(eq(users.id, student.userId))).toMatchObject([{ name: "Asha Rani" }]);
});

test("a course that the institute alone gives is kept but cannot be taken", async () => {
  const { student } = await signUpSomebody(accounts);

  expect(await updateAccount(db, student, { name: "Asha", course: "TEAS 7" }, NOW)).toEqual({
    kind: "course-not-offered",
  });
  const given = { ...student, course: "TEAS 7" };
  expect(await updateAccount(db, given, { name: "Asha", course: "TEAS 7" }, NOW)).toEqual({ kind: "updated" });
});

test("changing one's own account changes nobody else's", async () => {
  const { student } = await signUpSomebody(accounts);
  const other = await signUpSomebody(accounts, { name: "Other Student" });

  await updateAccount(db, student, { name: "Changed", course: "PTE" }, NOW);

  expect(await db.select().from(students).where(eq(students.id, other.student.studentId))).toMatchObject([
    { name: "Other Student", course: "NCLEX-RN" },
  ]);
});

test("the administrator is made once, with a password that can be read out", async () => {
  const adminEmail = `${unique("admin")}@example.org`;
  const theirs = { ...accounts, adminEmail };

  const made = await Promise.all([ensureAdmin(db, { adminEmail }), ensureAdmin(db, { adminEmail })]);
  const again = await ensureAdmin(db, { adminEmail, adminPassword: NEW_PASSWORD });

  expect(made.map(({ kind }) => kind).sort()).toEqual(["created", "exists"]);
  expect(again).toEqual({ kind: "exists" });
  const [created] = made.filter((one) => one.kind === "created");
  const password = created?.generatedPassword ?? "";
  expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  const result = await signIn(theirs, newClient(), { email: adminEmail, password }, NOW);
  expect(result).toMatchObject({ kind: "signed-in", viewer: { kind: "admin", email: adminEmail } });
  expect(await db.select().from(students).where(eq(students.email, adminEmail))).toEqual([]);
});

test("resetting the administrator's password ends all sessions of the old one", async () => {
  const adminEmail = `${unique("admin")}@example.org`;
  const theirs = { ...accounts, adminEmail };
  await ensureAdmin(db, { adminEmail, adminPassword: PASSWORD });
  const before = await signIn(theirs, newClient(), { email: adminEmail, password: PASSWORD }, NOW);
  if (before.kind !== "signed-in") throw new Error(before.kind);

  const { password, wasGenerated } = await resetAdminPassword(db, OPERATOR, { adminEmail }, NOW);

  expect(wasGenerated).toBe(true);
  expect(await findViewer(theirs, headersWith(before.setCookies), NOW)).toMatchObject({ viewer: null, ended: true });
  expect(await signIn(theirs, newClient(), { email: adminEmail, password: PASSWORD }, NOW)).toEqual({
    kind: "refused",
  });
  expect(await signIn(theirs, newClient(), { email: adminEmail, password }, NOW)).toMatchObject({ kind: "signed-in" });
  const audited = await db.select().from(auditEntries).where(eq(auditEntries.subjectName, adminEmail));
  expect(audited).toMatchObject([{ action: "account.password-reset", actorId: null, before: null, after: null }]);
  expect(await resetAdminPassword(db, OPERATOR, { adminEmail, adminPassword: NEW_PASSWORD }, NOW)).toEqual({
    password: NEW_PASSWORD,
    wasGenerated: false,
  });
});

test("resetting makes the administrator's account when it is missing, and an unproved one the administrator's", async () => {
  const missing = `${unique("admin")}@example.org`;
  const { password } = await resetAdminPassword(db, OPERATOR, { adminEmail: missing }, NOW);
  expect(
    await signIn({ ...accounts, adminEmail: missing }, newClient(), { email: missing, password }, NOW),
  ).toMatchObject({ viewer: { kind: "admin" } });

  const { fields } = await signUpSomebody(accounts);
  const taken = { ...accounts, adminEmail: fields.email };
  expect(await signIn(taken, newClient(), fields, NOW)).toMatchObject({ viewer: { kind: "student" } });
  const reset = await resetAdminPassword(db, OPERATOR, { adminEmail: fields.email }, NOW);
  expect(await signIn(taken, newClient(), { email: fields.email, password: reset.password }, NOW)).toMatchObject({
    viewer: { kind: "admin" },
  });
});
