/** Signing up by the link of an invitation, also when somebody else had the address first. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CONSENT_VERSION } from "../../../content/en/consent.ts";
import { INVITATION_DAYS } from "../../../core/invitation.ts";
import { consents, students, users, verifications } from "../../../db/schema.ts";
import {
  headersWith,
  mailsTo,
  newClient,
  signUpAndProve,
  signUpSomebody,
  tokenMailedTo,
} from "../../../testing/accounts.ts";
import { buildAdmin, unique } from "../../../testing/build.ts";
import { setUpSecondFactor } from "../../../testing/second-factor.ts";
import { openServices } from "../../../testing/services.ts";
import { db } from "../../../testing/test-db.ts";
import { addStudent } from "../../students/commands/add-student.server.ts";
import { deleteStudent } from "../../students/commands/delete-student.server.ts";
import { editStudent } from "../../students/commands/edit-student.server.ts";
import { recordKey } from "../../students/record-form.ts";
import { findOpenInvitation } from "../queries/find-open-invitation.server.ts";
import { findSecondFactor } from "../queries/find-second-factor.server.ts";
import { findViewer } from "../queries/find-viewer.server.ts";
import { acceptInvitation } from "./accept-invitation.server.ts";
import { issueInvitations } from "./issue-invitations.server.ts";
import { signIn } from "./sign-in.server.ts";

const services = openServices();
const { accounts } = services;
const admin = await buildAdmin(db);
const NOW = new Date();
const PASSWORD = "what only the owner knows";
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

async function invite() {
  const fields = { name: "Asha Verma", email: `${unique("invited")}@example.org`, course: "TEAS 7" };
  const added = await addStudent(services, admin, fields, NOW);
  if (added.kind !== "added") throw new Error(added.kind);
  return { ...fields, studentId: added.studentId, token: await tokenMailedTo(fields.email, "invitation") };
}

function accept(token: string, over: { name?: string; password?: string; at?: Date; accounts?: typeof accounts } = {}) {
  const fields = { token, name: over.name ?? "Asha Verma", password: over.password ?? PASSWORD };
  return acceptInvitation(over.accounts ?? accounts, newClient(), fields, over.at ?? NOW);
}

async function signedInAs(cookies: readonly string[]) {
  return (await findViewer(accounts, headersWith(cookies), new Date())).viewer;
}

test("the link makes the account with the address confirmed, as the institute's student, and signs in", async () => {
  const { email, studentId, token } = await invite();

  const result = await accept(token, { name: "Asha R. Verma" });

  if (result.kind !== "signed-up") throw new Error(result.kind);
  const viewer = await signedInAs(result.setCookies);
  expect(viewer).toMatchObject({
    ...{ kind: "student", studentId, email, emailVerified: true, name: "Asha R. Verma", course: "TEAS 7" },
  });
  if (!viewer) throw new Error("nobody");
  expect(await db.select().from(consents).where(eq(consents.userId, viewer.userId))).toMatchObject([
    { version: CONSENT_VERSION },
  ]);
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual(["invitation"]);
  expect(await signIn(accounts, newClient(), { email, password: PASSWORD }, NOW)).toMatchObject({ kind: "signed-in" });
});

test("asking what a link leads to changes nothing", async () => {
  const { name, email, course, studentId, token } = await invite();

  const asked = [await findOpenInvitation(accounts, token, NOW), await findOpenInvitation(accounts, token, NOW)];

  expect(asked).toEqual(Array(2).fill({ kind: "open", studentId, name, email, course }));
  expect(await db.$count(users, eq(users.email, email))).toBe(0);
});

test("a link works once, however often it is sent at once, and takes the student's other links with it", async () => {
  const { email, studentId, token } = await invite();
  const earlier = (await db.transaction((tx) => issueInvitations(tx, [studentId], NOW))).get(studentId) ?? "";

  const results = await Promise.all([token, token, earlier, token].map((one) => accept(one)));

  expect(results.filter(({ kind }) => kind === "signed-up")).toHaveLength(1);
  expect(await accept(earlier)).toEqual({ kind: "invalid-link" });
  expect(await accept(token)).toEqual({ kind: "invalid-link" });
  expect(await db.$count(users, eq(users.email, email))).toBe(1);
});

test("the database holds a hash of the token, and nonsense is no link", async () => {
  const { studentId, token } = await invite();

  const rows = await db
    .select()
    .from(verifications)
    .where(eq(verifications.identifier, `invitation:${studentId}`));

  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  for (const wrong of ["", "x", "A".repeat(64), `${token.slice(0, -4)}AAAA`, "\0", "🙂".repeat(20)]) {
    expect(await accept(wrong)).toEqual({ kind: "invalid-link" });
  }
});

test("a link expires, and an easy password does not use it up", async () => {
  const { token } = await invite();

  expect(await accept(token, { at: daysLater(INVITATION_DAYS + 0.01) })).toEqual({ kind: "invalid-link" });
  expect(await accept(token, { password: "password" })).toEqual({ kind: "common-password" });
  expect(await accept(token, { at: daysLater(INVITATION_DAYS - 0.01) })).toMatchObject({ kind: "signed-up" });
});

test("somebody who registered the address earlier is shut out: password, sessions and second factor end", async () => {
  const { email, token, studentId } = await invite();
  const planted = await signUpSomebody(accounts, { email, course: "OET", name: "Mallory" });
  const { userId } = planted.student;
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
  const client = newClient(planted.cookies);
  await setUpSecondFactor(accounts, { ...planted.student, emailVerified: true }, client, daysLater(-1));
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));

  const result = await accept(token);

  if (result.kind !== "signed-up") throw new Error(result.kind);
  expect(await signedInAs(planted.cookies)).toBeNull();
  expect(await findSecondFactor(accounts, userId)).toBeNull();
  expect(await signedInAs(result.setCookies)).toMatchObject({
    ...{ userId, email, emailVerified: true, name: "Asha Verma", course: "TEAS 7" },
  });
  const { password } = planted.fields;
  expect((await signIn(accounts, newClient(), { email, password }, NOW)).kind).toBe("refused");
  expect(await db.$count(students, eq(students.id, studentId))).toBe(0);
  expect((await mailsTo(email)).map(({ template }) => template)).toContain("password-changed");
});

test("who signs up with the address while the link is sent is shut out as well", async () => {
  const { email, token } = await invite();
  const planting = async (password: string) => {
    await signUpSomebody(accounts, { email, name: "Mallory" });
    return accounts.hashing.hash(password);
  };

  const result = await accept(token, { accounts: { ...accounts, hashing: { ...accounts.hashing, hash: planting } } });

  expect(result.kind).toBe("signed-up");
  expect(await db.select().from(users).where(eq(users.email, email))).toMatchObject([
    { name: "Asha Verma", emailVerified: true },
  ]);
});

test("a proved account with the address stays as it is, and so does the administrator's", async () => {
  const invited = await invite();
  const own = await signUpAndProve(accounts);
  await db.update(students).set({ email: own.fields.email }).where(eq(students.id, invited.studentId));

  expect(await findOpenInvitation(accounts, invited.token, NOW)).toEqual({ kind: "has-account" });
  expect(await accept(invited.token)).toEqual({ kind: "has-account" });

  const { password, email } = own.fields;
  expect((await signIn(accounts, newClient(), { email, password }, NOW)).kind).toBe("signed-in");
  const named = await invite();
  expect(await accept(named.token, { accounts: { ...accounts, adminEmail: named.email } })).toEqual({
    kind: "has-account",
  });
});

test("a link to a mailbox that the student no longer has, or of a deleted student, works no longer", async () => {
  const [moved, deleted] = [await invite(), await invite()];
  const { name, email, course } = moved;
  const record = { name, email, course: "TEAS 7" as const, extraTimePercent: 0 };
  const change = {
    basedOn: recordKey({ ...record, course }),
    record: { ...record, email: `${unique("new")}@example.org` },
  };

  const saved = await editStudent(accounts, admin, { studentId: moved.studentId, ...change }, NOW);
  await deleteStudent(db, admin, deleted.studentId, NOW);

  expect(saved.kind).toBe("saved");
  expect(await accept(moved.token)).toEqual({ kind: "invalid-link" });
  expect(await accept(deleted.token)).toEqual({ kind: "invalid-link" });
  expect(await db.$count(verifications, eq(verifications.identifier, `invitation:${deleted.studentId}`))).toBe(0);
});
