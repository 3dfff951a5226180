import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { students, users, verifications } from "../../../db/schema.ts";
import {
  ADMIN_EMAIL,
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
import { ensureAdmin } from "./ensure-admin.server.ts";
import { requestPasswordReset } from "./request-password-reset.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";

const accounts = openAccounts();
const NOW = new Date();
const NEW_PASSWORD = "a new and better one";
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

async function askedByStudent(accounts = openAccounts()) {
  const somebody = await signUpSomebody(accounts);
  const { email } = somebody.fields;
  await requestPasswordReset(accounts, newClient(), email, NOW);
  return { ...somebody, email, token: await tokenMailedTo(email, "reset-password") };
}

test("the link sets a new password, signs all devices out, proves the address and tells the owner", async () => {
  const { fields, email, cookies, token } = await askedByStudent();

  expect(await resetPassword(accounts, { token, password: NEW_PASSWORD }, NOW)).toMatchObject({ kind: "reset" });

  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: null, ended: true });
  expect(await signIn(accounts, newClient(), fields, NOW)).toEqual({ kind: "refused" });
  expect(await signIn(accounts, newClient(), { email, password: NEW_PASSWORD }, NOW)).toMatchObject({
    kind: "signed-in",
    viewer: { emailVerified: true },
  });
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual([
    "verify-email",
    "reset-password",
    "password-changed",
  ]);
});

test("known and unknown addresses get the same answer after about the same time, and only the known one a mail", async () => {
  const { fields } = await signUpSomebody(accounts);
  const nobody = `${unique("nobody")}@example.org`;
  const timed = async (email: string) => {
    const started = performance.now();
    const answer = await requestPasswordReset(accounts, newClient(), email, NOW);
    return { answer, ms: performance.now() - started };
  };

  const known = await timed(fields.email);
  const unknown = await timed(nobody);

  expect(known.answer).toEqual({ kind: "requested" });
  expect(unknown.answer).toEqual(known.answer);
  expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(240);
  expect(await mailsTo(nobody)).toEqual([]);
  expect((await mailsTo(fields.email)).map(({ template }) => template)).toContain("reset-password");
});

test("known and unknown addresses are limited alike", async () => {
  const { fields } = await signUpSomebody(accounts);
  const answersOf = async (email: string) => {
    const client = newClient();
    return Promise.all(Array.from({ length: 5 }, () => requestPasswordReset(accounts, client, email, NOW)));
  };
  const kinds = (answers: { kind: string }[]) => answers.map(({ kind }) => kind).sort();

  const known = kinds(await answersOf(fields.email));

  expect(known).toEqual(["limited", "limited", "requested", "requested", "requested"]);
  expect(kinds(await answersOf(`${unique("nobody")}@example.org`))).toEqual(known);
  expect((await mailsTo(fields.email)).filter(({ template }) => template === "reset-password")).toHaveLength(3);
});

test("a link works once, however often it is pressed at once", async () => {
  const { token } = await askedByStudent();

  const results = await Promise.all(
    Array.from({ length: 5 }, () => resetPassword(accounts, { token, password: NEW_PASSWORD }, NOW)),
  );

  expect(results.map(({ kind }) => kind).sort()).toEqual([
    "invalid-link",
    "invalid-link",
    "invalid-link",
    "invalid-link",
    "reset",
  ]);
  expect(await resetPassword(accounts, { token, password: NEW_PASSWORD }, NOW)).toEqual({ kind: "invalid-link" });
});

test("a link works for an hour", async () => {
  const { token } = await askedByStudent();

  expect(await resetPassword(accounts, { token, password: NEW_PASSWORD }, minutesLater(60))).toEqual({
    kind: "invalid-link",
  });
  expect(await resetPassword(accounts, { token, password: NEW_PASSWORD }, minutesLater(59))).toMatchObject({
    kind: "reset",
  });
});

test("using one link uses up the others of the same account", async () => {
  const { email, token } = await askedByStudent();
  await requestPasswordReset(accounts, newClient(), email, NOW);
  const newer = await tokenMailedTo(email, "reset-password");

  expect(await resetPassword(accounts, { token, password: NEW_PASSWORD }, NOW)).toMatchObject({ kind: "reset" });
  expect(await resetPassword(accounts, { token: newer, password: NEW_PASSWORD }, NOW)).toEqual({
    kind: "invalid-link",
  });
});

test("a password that is refused leaves the link as it was", async () => {
  const { token } = await askedByStudent();

  for (const password of ["password1", "Lamplight-2026"]) {
    expect(await resetPassword(accounts, { token, password }, NOW)).toEqual({ kind: "common-password" });
  }
  expect(await resetPassword(accounts, { token, password: NEW_PASSWORD }, NOW)).toMatchObject({ kind: "reset" });
});

test("a link for one purpose does not serve another, and nonsense is no link", async () => {
  const { email, token } = await askedByStudent();
  const verifyToken = await tokenMailedTo(email, "verify-email");

  for (const wrong of [verifyToken, "", "x", token.slice(1), `${token}AAAA`, "é".repeat(64), "x".repeat(100_000)]) {
    expect(await resetPassword(accounts, { token: wrong, password: NEW_PASSWORD }, NOW)).toEqual({
      kind: "invalid-link",
    });
  }
});

test("the database holds no token in plain text, and expired ones are deleted", async () => {
  const { student, email, token } = await askedByStudent();
  const identifier = `reset-password:${student.userId}`;
  const stored = await db.select().from(verifications).where(eq(verifications.identifier, identifier));
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(token);

  await requestPasswordReset(accounts, newClient(), email, minutesLater(61));

  expect(await db.select().from(verifications).where(eq(verifications.identifier, identifier))).toHaveLength(1);
});

test("a new password opens an account that was guessed at until it was limited", async () => {
  const accounts = openAccounts();
  const { fields, email, token } = await askedByStudent(accounts);
  for (let place = 0; place < 13; place += 1) {
    const client = newClient();
    const guesses = Array.from({ length: 8 }, () => signIn(accounts, client, { ...fields, password: "wrong" }, NOW));
    await Promise.all(guesses);
  }
  expect(await signIn(accounts, newClient(), fields, NOW)).toMatchObject({ kind: "limited" });

  await resetPassword(accounts, { token, password: NEW_PASSWORD }, NOW);

  expect(await signIn(accounts, newClient(), { email, password: NEW_PASSWORD }, NOW)).toMatchObject({
    kind: "signed-in",
  });
});

test("the administrator's new password needs twelve characters", async () => {
  await ensureAdmin(db, { adminEmail: ADMIN_EMAIL, adminPassword: PASSWORD });
  await requestPasswordReset(accounts, newClient(), ADMIN_EMAIL, NOW);
  const token = await tokenMailedTo(ADMIN_EMAIL, "reset-password");

  expect(await resetPassword(accounts, { token, password: "elevenchars" }, NOW)).toEqual({
    kind: "short-password",
    length: 12,
  });
  expect(await resetPassword(accounts, { token, password: "twelve chars" }, NOW)).toMatchObject({ kind: "reset" });
  expect(await signIn(accounts, newClient(), { email: ADMIN_EMAIL, password: "twelve chars" }, NOW)).toMatchObject({
    viewer: { kind: "admin" },
  });
});

test("the link also adopts what the institute had entered for the address", async () => {
  const { email, token } = await askedByStudent();
  await db.insert(students).values({ id: newId<"student">(), name: "As Invited", email, course: "DHA" });

  await resetPassword(accounts, { token, password: NEW_PASSWORD }, NOW);

  expect(await db.select().from(students).where(eq(students.email, email))).toMatchObject([{ name: "As Invited" }]);
  expect(await db.select().from(users).where(eq(users.email, email))).toMatchObject([{ name: "As Invited" }]);
});
