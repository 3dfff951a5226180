import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";
import * as schema from "../../../db/schema.ts";
import {
  ADMIN_EMAIL,
  headersWith,
  newClient,
  openAccounts,
  PASSWORD,
  signUpSomebody,
} from "../../../testing/accounts.ts";
import { db, pool } from "../../../testing/test-db.ts";
import { ensureAdmin } from "../commands/ensure-admin.server.ts";
import { signIn } from "../commands/sign-in.server.ts";
import { signOut } from "../commands/sign-out.server.ts";
import { SESSION_SECONDS } from "../sessions.server.ts";
import { findViewer } from "./find-viewer.server.ts";

const { sessions, students, users } = schema;
const accounts = openAccounts();
const HOUR_MS = 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS);

test("a request without a cookie is a visitor's, and no session has ended", async () => {
  expect(await findViewer(accounts, new Headers(), new Date())).toEqual({ viewer: null, ended: false, setCookies: [] });
  expect(await findViewer(accounts, new Headers({ cookie: "theme=dark; other=1" }), new Date())).toMatchObject({
    ended: false,
  });
});

test("a session of today is only read", async () => {
  const { student, cookies } = await signUpSomebody(accounts);

  expect(await findViewer(accounts, headersWith(cookies), new Date())).toEqual({
    viewer: student,
    ended: false,
    setCookies: [],
  });
});

test("the cookie is found among others", async () => {
  const { student, cookies } = await signUpSomebody(accounts);
  const headers = new Headers({ cookie: `a=b; ${headersWith(cookies).get("cookie")}; lamplight.session_token_x=1` });

  expect(await findViewer(accounts, headers, new Date())).toMatchObject({ viewer: student });
});

test("a session older than a day is moved on, with a cookie that lasts as long again", async () => {
  const { student, cookies } = await signUpSomebody(accounts);
  const nearlyOver = inDays(10);
  await db
    .update(sessions)
    .set({ expiresAt: nearlyOver, updatedAt: inDays(-2) })
    .where(eq(sessions.userId, student.userId));
  const now = new Date();

  const visit = await findViewer(accounts, headersWith(cookies), now);

  expect(visit).toMatchObject({ viewer: student, ended: false });
  expect(visit.setCookies).toEqual([expect.stringContaining(`Max-Age=${SESSION_SECONDS}`)]);
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, student.userId));
  expect(session?.expiresAt.getTime()).toBeGreaterThan(inDays(29.9).getTime());
  // The list of devices shows it, and an account that is in use is not deleted as an unused one.
  expect(session?.updatedAt).toEqual(now);
  expect(await findViewer(accounts, headersWith(visit.setCookies), new Date())).toMatchObject({
    viewer: student,
    setCookies: [],
  });
});

test("after 30 days without a visit the session has ended and the cookie is taken away", async () => {
  const { cookies } = await signUpSomebody(accounts);

  expect(await findViewer(accounts, headersWith(cookies), inDays(30.01))).toEqual({
    viewer: null,
    ended: true,
    setCookies: [expect.stringMatching(/^lamplight\.session_token=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)],
  });
});

test("a session that was ended elsewhere has ended here", async () => {
  const { cookies } = await signUpSomebody(accounts);

  const [dropped] = await signOut(accounts, headersWith(cookies));

  expect(dropped).toMatch(/^lamplight\.session_token=; Max-Age=0/);
  expect(await findViewer(accounts, headersWith(cookies), new Date())).toMatchObject({ viewer: null, ended: true });
});

test("a cookie that we did not sign opens nothing, and the database is not queried", async () => {
  const { student, cookies } = await signUpSomebody(accounts);
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, student.userId));
  const signature = headersWith(cookies).get("cookie")?.split(".").at(-1) ?? "";
  const offline = { ...accounts, db: Object.create(null) };

  for (const value of [
    session?.token,
    `${session?.token}.`,
    `${session?.token}.${"A".repeat(43)}%3D`,
    `x${session?.token}.${signature}`,
    `.${signature}`,
    "",
    "%E0%A4%A",
    "x".repeat(10_000),
  ]) {
    const headers = new Headers({ cookie: `lamplight.session_token=${value}` });
    expect(await findViewer(offline, headers, new Date())).toMatchObject({ viewer: null, ended: true });
  }
  const elsewhere = openAccounts({ secret: "another secret, which is long enough as well" });
  expect(await findViewer(elsewhere, headersWith(cookies), new Date())).toMatchObject({ viewer: null, ended: true });
});

test("a database that does not answer signs nobody out", async () => {
  const { cookies } = await signUpSomebody(accounts);

  await expect(
    findViewer({ ...accounts, db: Object.create(null) }, headersWith(cookies), new Date()),
  ).rejects.toThrow();
});

test("finding the viewer takes one statement", async () => {
  const statements: string[] = [];
  const logger = { logQuery: (statement: string) => void statements.push(statement) };
  const counting = openAccounts({ db: drizzle(pool, { schema, logger }) });
  const { student, cookies } = await signUpSomebody(accounts);

  expect(await findViewer(counting, headersWith(cookies), new Date())).toMatchObject({ viewer: student });

  expect(statements).toHaveLength(1);
});

test("what changes in the database counts from the next request on", async () => {
  const { student, cookies } = await signUpSomebody(accounts);
  await db.update(students).set({ status: "Inactive", course: "DHA" }).where(eq(students.id, student.studentId));

  expect(await findViewer(accounts, headersWith(cookies), new Date())).toMatchObject({
    viewer: { status: "Inactive", course: "DHA" },
  });
});

test("an account that is neither student nor administrator is a visitor and cannot sign in", async () => {
  const { fields, student, cookies } = await signUpSomebody(accounts);
  await db.delete(students).where(eq(students.id, student.studentId));

  expect(await findViewer(accounts, headersWith(cookies), new Date())).toMatchObject({ viewer: null, ended: false });
  const login = { email: fields.email, password: PASSWORD };
  expect(await signIn(accounts, newClient(), login, new Date())).toEqual({ kind: "refused" });
  expect(await db.$count(sessions, eq(sessions.userId, student.userId))).toBe(1);
});

test("the administrator is the account that has proved the address, decided at each request", async () => {
  expect(await ensureAdmin(db, { adminEmail: ADMIN_EMAIL, adminPassword: PASSWORD })).toEqual({ kind: "created" });
  const result = await signIn(accounts, newClient(), { email: ADMIN_EMAIL, password: PASSWORD }, new Date());
  if (result.kind !== "signed-in") throw new Error(result.kind);
  const headers = headersWith(result.setCookies);
  expect(result.viewer).toMatchObject({ kind: "admin", email: ADMIN_EMAIL, name: "Admin User" });

  const moved = { ...accounts, adminEmail: "new-admin@example.org" };
  expect(await findViewer(moved, headers, new Date())).toMatchObject({ viewer: null });
  await db.update(users).set({ emailVerified: false }).where(eq(users.email, ADMIN_EMAIL));
  expect(await findViewer(accounts, headers, new Date())).toMatchObject({ viewer: null });
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, ADMIN_EMAIL));
  expect(await findViewer(accounts, headers, new Date())).toMatchObject({ viewer: { kind: "admin" } });
});

test("an administrator's session ends half a day after the last visit, and after a week however often it is used", async () => {
  await ensureAdmin(db, { adminEmail: ADMIN_EMAIL, adminPassword: PASSWORD });
  const begun = new Date();
  const result = await signIn(accounts, newClient(), { email: ADMIN_EMAIL, password: PASSWORD }, begun);
  if (result.kind !== "signed-in") throw new Error(result.kind);
  const headers = headersWith(result.setCookies);
  const hoursLater = (hours: number) => new Date(begun.getTime() + hours * HOUR_MS);
  const visitAfter = async (hours: number) => (await findViewer(accounts, headers, hoursLater(hours))).viewer?.kind;

  // The session may have begun some seconds later than the sign-in.
  expect(await visitAfter(11.9)).toBe("admin");
  expect(await visitAfter(23.8)).toBe("admin");
  expect(await visitAfter(35.9)).toBeUndefined();
  expect(await findViewer(accounts, headers, hoursLater(36))).toMatchObject({ ended: true });

  const touched = (hours: number) =>
    db
      .update(sessions)
      .set({ updatedAt: hoursLater(hours) })
      .where(eq(sessions.userId, result.viewer.userId));
  await touched(167);
  expect(await visitAfter(167.5)).toBe("admin");
  expect(await visitAfter(168.1)).toBeUndefined();
});

test("a student's session has neither of these ends", async () => {
  const { student, cookies } = await signUpSomebody(accounts);
  const long = new Date(Date.now() - 100 * 24 * HOUR_MS);
  await db.update(sessions).set({ createdAt: long, updatedAt: long }).where(eq(sessions.userId, student.userId));

  expect(await findViewer(accounts, headersWith(cookies), new Date())).toMatchObject({ viewer: student });
});
