import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Id } from "../../../core/id.ts";
import { newId } from "../../../core/id.ts";
import { auditEntries, recoveryCodes, sessions, students, twoFactors, users } from "../../../db/schema.ts";
import {
  buildSignedInAdmin,
  headersWith,
  mailsTo,
  newClient,
  openAccounts,
  PASSWORD,
  quickHashing,
  signUpAndProve,
} from "../../../testing/accounts.ts";
import { buildAdmin, unique } from "../../../testing/build.ts";
import { setUpSecondFactor, signUpWithFactor } from "../../../testing/second-factor.ts";
import { db } from "../../../testing/test-db.ts";
import { codeAt, stepsLater } from "../../../testing/totp.ts";
import { switchOffStudentsSecondFactor } from "../../students/commands/switch-off-students-second-factor.server.ts";
import { findStudentRecord } from "../../students/queries/find-student-record.server.ts";
import { findFactorSetUp, findSecondFactor } from "../queries/find-second-factor.server.ts";
import { findViewer } from "../queries/find-viewer.server.ts";
import { isSetUpOwed } from "../queries/is-set-up-owed.server.ts";
import { listSessions, SESSIONS_SHOWN } from "../queries/list-sessions.server.ts";
import type { Admin } from "../viewer.ts";
import { beginSecondFactor } from "./begin-second-factor.server.ts";
import { changePassword } from "./change-password.server.ts";
import { confirmSecondFactor } from "./confirm-second-factor.server.ts";
import { endSessions } from "./end-sessions.server.ts";
import { removeAdminSecondFactor } from "./remove-admin-second-factor.server.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.server.ts";
import { signIn } from "./sign-in.server.ts";
import { switchOffSecondFactor } from "./switch-off-second-factor.server.ts";

const accounts = openAccounts();
const NOW = new Date();
const LATER = stepsLater(NOW, 5);
const OTHER_CODE = "000000";

async function signedUp(own = accounts) {
  const somebody = await signUpAndProve(own);
  return { ...somebody, client: newClient(somebody.cookies) };
}

async function eventsTo(email: string) {
  return (await mailsTo(email)).filter((mail) => mail.template === "second-factor").map(({ props }) => props.event);
}

async function auditOf({ userId }: Pick<Admin, "userId">) {
  const rows = await db
    .select({ action: auditEntries.action, actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, userId))
    .orderBy(auditEntries.at, auditEntries.id);
  return rows;
}

test("the second factor is on when the app has shown a code, not before", async () => {
  const { student, client, fields } = await signedUp();

  expect(await beginSecondFactor(accounts, student, client, { password: PASSWORD }, NOW)).toEqual({ kind: "begun" });
  const setUp = await findFactorSetUp(accounts, student, client.headers, NOW);
  expect(setUp?.address).toMatch(/^otpauth:\/\/totp\/[^?]+\?issuer=.+&secret=[A-Z2-7]{32}&/);
  expect(await findSecondFactor(accounts, student.userId)).toBeNull();
  expect(await signIn(accounts, newClient(), fields, NOW)).toMatchObject({ kind: "signed-in" });
  expect(await confirmSecondFactor(accounts, student, client, OTHER_CODE, NOW)).toEqual({ kind: "wrong-code" });

  const code = codeAt(setUp?.key ?? "", NOW);
  const result = await confirmSecondFactor(accounts, student, client, code, NOW);

  if (result.kind !== "confirmed") throw new Error(result.kind);
  expect(new Set(result.codes).size).toBe(10);
  for (const shown of result.codes) expect(shown).toMatch(/^([a-z2-9]{6}-){3}[a-z2-9]{6}$/);
  expect(await findSecondFactor(accounts, student.userId)).toEqual({ since: NOW, codesLeft: 10 });
  expect(await eventsTo(fields.email)).toEqual(["switched-on"]);
  expect(await confirmSecondFactor(accounts, student, client, code, NOW)).toEqual({ kind: "not-begun" });
});

test("setting up asks for the password, belongs to one session and waits half an hour", async () => {
  const { student, client, fields } = await signedUp();
  const wrong = await beginSecondFactor(accounts, student, client, { password: "another" }, NOW);
  expect(wrong).toEqual({ kind: "wrong-password" });
  expect(await findFactorSetUp(accounts, student, client.headers, NOW)).toBeNull();

  await beginSecondFactor(accounts, student, client, { password: PASSWORD }, NOW);
  const elsewhere = await signIn(accounts, newClient(), fields, NOW);
  if (elsewhere.kind !== "signed-in") throw new Error(elsewhere.kind);

  expect(await findFactorSetUp(accounts, student, headersWith(elsewhere.setCookies), NOW)).toBeNull();
  expect(await findFactorSetUp(accounts, student, client.headers, stepsLater(NOW, 61))).toBeNull();
  expect(await findFactorSetUp(accounts, student, client.headers, stepsLater(NOW, 59))).not.toBeNull();
});

test("setting up costs no hash, and guesses of its code are limited", async () => {
  let hashes = 0;
  const counting = openAccounts({
    hashing: {
      hash(password) {
        hashes += 1;
        return quickHashing.hash(password);
      },
      verify: quickHashing.verify,
    },
  });
  const { student, client } = await signedUp(counting);
  hashes = 0;
  const confirm = (code: string) => confirmSecondFactor(counting, student, client, code, NOW);
  for (let time = 0; time < 12; time += 1) expect(await confirm(OTHER_CODE)).toEqual({ kind: "not-begun" });
  await beginSecondFactor(counting, student, client, { password: PASSWORD }, NOW);
  const setUp = await findFactorSetUp(counting, student, client.headers, NOW);

  for (let time = 0; time < 10; time += 1) expect(await confirm(OTHER_CODE)).toEqual({ kind: "wrong-code" });

  expect(await confirm(codeAt(setUp?.key ?? "", NOW))).toEqual({ kind: "limited", minutes: 10 });
  await counting.limits.forget({ limit: "setUpCodeOf", of: [student.userId] });
  expect(await confirm(codeAt(setUp?.key ?? "", NOW))).toMatchObject({ kind: "confirmed" });
  expect(hashes).toBe(0);
});

test("switching on ends the sessions of all other devices", async () => {
  const { student, client, cookies, fields } = await signedUp();
  const other = await signIn(accounts, newClient(), fields, NOW);
  if (other.kind !== "signed-in") throw new Error(other.kind);

  await setUpSecondFactor(accounts, student, client, NOW);

  expect(await findViewer(accounts, headersWith(other.setCookies), NOW)).toMatchObject({ viewer: null });
  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: student });
});

test("neither the secret nor a recovery code can be read from the database, nor moved to another account", async () => {
  const [mine, theirs] = [await signUpWithFactor(accounts, NOW), await signUpWithFactor(accounts, NOW)];
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, mine.student.userId));
  const hashes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, mine.student.userId));
  const stored = JSON.stringify([row, hashes]);
  expect(stored).not.toContain(mine.key);
  for (const code of mine.codes) expect(stored).not.toContain(code);
  const withCode = { password: PASSWORD, code: mine.codes[9] ?? "" };
  expect(await beginSecondFactor(openAccounts(), mine.student, mine.client, withCode, NOW)).toEqual({ kind: "begun" });

  const secret = row?.secret ?? "";
  await db.update(twoFactors).set({ secret }).where(eq(twoFactors.userId, theirs.student.userId));

  const withMine = { password: PASSWORD, code: codeAt(mine.key, LATER) };
  await expect(switchOffSecondFactor(accounts, theirs.student, theirs.client, withMine, LATER)).rejects.toThrow(
    /SESSION_SECRET/,
  );
});

test("with another secret of the installation recovery codes still open the account", async () => {
  const { student, client, codes, key } = await signUpWithFactor(accounts, NOW);
  const moved = openAccounts({ secret: "another secret of tests, long enough as well" });
  const withApp = { password: PASSWORD, code: codeAt(key, LATER) };

  await expect(switchOffSecondFactor(moved, student, client, withApp, LATER)).rejects.toThrow(/session-secret/);
  const withCode = { password: PASSWORD, code: codes[3] ?? "" };
  expect(await switchOffSecondFactor(moved, student, client, withCode, LATER)).toEqual({ kind: "switched-off" });
});

test("switching off asks for the password and a code, and leaves nothing behind", async () => {
  const { student, client, key, fields } = await signUpWithFactor(accounts, NOW);
  const right = codeAt(key, LATER);
  const off = (password: string, code: string) =>
    switchOffSecondFactor(accounts, student, client, { password, code }, LATER);

  expect(await off("another", right)).toEqual({ kind: "wrong-password" });
  expect(await off(PASSWORD, OTHER_CODE)).toEqual({ kind: "wrong-code" });
  expect(await off(PASSWORD, right)).toEqual({ kind: "switched-off" });

  expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, student.userId))).toEqual([]);
  expect(await signIn(accounts, newClient(), fields, LATER)).toMatchObject({ kind: "signed-in" });
  expect(await eventsTo(fields.email)).toEqual(["switched-on", "switched-off"]);
  expect(await off(PASSWORD, right)).toEqual({ kind: "wrong-code" });
});

test("a new app takes over once it has shown a code; until then the current one works", async () => {
  const { student, client, key, codes, fields } = await signUpWithFactor(accounts, NOW);
  const begin = (code?: string) => beginSecondFactor(accounts, student, client, { password: PASSWORD, code }, LATER);
  expect(await begin()).toEqual({ kind: "wrong-code" });
  expect(await begin(codeAt(key, LATER))).toEqual({ kind: "begun" });
  const setUp = await findFactorSetUp(accounts, student, client.headers, LATER);
  const next = stepsLater(LATER, 3);

  const result = await confirmSecondFactor(accounts, student, client, codeAt(setUp?.key ?? "", next), next);

  if (result.kind !== "confirmed") throw new Error(result.kind);
  expect(result.codes).not.toEqual(codes);
  expect(await eventsTo(fields.email)).toEqual(["switched-on", "app-changed"]);
  const after = stepsLater(next, 3);
  const off = (code: string) => switchOffSecondFactor(accounts, student, client, { password: PASSWORD, code }, after);
  expect(await off(codeAt(key, after))).toEqual({ kind: "wrong-code" });
  expect(await off(codes[0] ?? "")).toEqual({ kind: "wrong-code" });
  expect(await off(codeAt(setUp?.key ?? "", after))).toEqual({ kind: "switched-off" });
});

test("new recovery codes ask for the password and a code, and end the old ones", async () => {
  const { student, client, key, codes, fields } = await signUpWithFactor(accounts, NOW);
  const renew = (password: string, code: string) =>
    renewRecoveryCodes(accounts, student, client, { password, code }, LATER);
  expect(await renew("another", codeAt(key, LATER))).toEqual({ kind: "wrong-password" });
  expect(await renew(PASSWORD, OTHER_CODE)).toEqual({ kind: "wrong-code" });

  const renewed = await renew(PASSWORD, codeAt(key, LATER));

  if (renewed.kind !== "renewed") throw new Error(renewed.kind);
  const off = (code = "") => switchOffSecondFactor(accounts, student, client, { password: PASSWORD, code }, LATER);
  expect(await off(codes[0])).toEqual({ kind: "wrong-code" });
  expect(await off(renewed.codes[0])).toEqual({ kind: "switched-off" });
  // The last two were put in by one transaction.
  expect((await eventsTo(fields.email)).toSorted()).toEqual([
    "code-used",
    "codes-renewed",
    "switched-off",
    "switched-on",
  ]);
  expect(await renew(PASSWORD, codeAt(key, LATER))).toEqual({ kind: "off" });
});

test("where it is required the administrator owes it, and cannot switch it off, only move it", async () => {
  const own = openAccounts({ adminTwoFactor: "required" });
  const { admin, client } = await buildSignedInAdmin(own);
  const { student } = await signedUp();
  expect([await isSetUpOwed(own, admin), await isSetUpOwed(own, student), await isSetUpOwed(accounts, admin)]).toEqual([
    true,
    false,
    false,
  ]);

  const { key } = await setUpSecondFactor(own, admin, client, NOW);

  expect(await isSetUpOwed(own, admin)).toBe(false);
  const reauth = { password: PASSWORD, code: codeAt(key, LATER) };
  expect(await switchOffSecondFactor(own, admin, client, reauth, LATER)).toEqual({ kind: "required" });
  expect(await beginSecondFactor(own, admin, client, reauth, LATER)).toEqual({ kind: "begun" });
});

test("what administrators do to their own account is in the audit", async () => {
  const { admin, client } = await buildSignedInAdmin(accounts);
  const { key } = await setUpSecondFactor(accounts, admin, client, NOW);
  const first = stepsLater(NOW, 1);
  await renewRecoveryCodes(accounts, admin, client, { password: PASSWORD, code: codeAt(key, first) }, first);
  await accounts.startSession(admin.userId, newClient(), NOW);
  const others = { which: "others", password: PASSWORD };
  expect(await endSessions(accounts, admin, client.headers, others, stepsLater(NOW, 2))).toEqual({
    kind: "ended",
    sessions: 1,
  });
  const change = { passwordNow: PASSWORD, passwordNew: "twelve quiet lamps" };
  await changePassword(accounts, admin, { client, fields: change }, stepsLater(NOW, 3));
  const reauth = { password: change.passwordNew, code: codeAt(key, LATER) };
  await switchOffSecondFactor(accounts, admin, client, reauth, LATER);

  expect(await auditOf(admin)).toEqual(
    [
      "account.second-factor-on",
      "account.recovery-codes-renewed",
      "account.signed-out-elsewhere",
      "account.password-changed",
      "account.second-factor-off",
    ].map((action) => ({ action, actorId: admin.userId })),
  );
});

test("at the server's console the administrator's second factor goes, the password stays, and it is written down", async () => {
  const own = openAccounts({ adminTwoFactor: "required" });
  const { admin, client } = await buildSignedInAdmin(own);
  await setUpSecondFactor(own, admin, client, NOW);
  const remove = () => removeAdminSecondFactor(db, { kind: "operator" }, { adminEmail: admin.email }, LATER);

  expect(await remove()).toBe(true);

  expect(await findViewer(own, client.headers, LATER)).toMatchObject({ viewer: null, ended: true });
  expect(await isSetUpOwed(own, admin)).toBe(true);
  expect((await auditOf(admin)).at(-1)).toEqual({ action: "account.second-factor-off", actorId: null });
  expect(await remove()).toBe(false);
});

test("the administrator lets a student who has lost everything in again, by audit and mail", async () => {
  const { student, fields } = await signUpWithFactor(accounts, NOW);
  const admin = await buildAdmin(db);
  const off = (id: Id<"student">) => switchOffStudentsSecondFactor(accounts, admin, id, LATER);
  expect(await findStudentRecord(db, admin, student.studentId, LATER)).toMatchObject({ secondFactorSince: NOW });

  expect(await off(student.studentId)).toEqual({ kind: "switched-off" });

  expect(await signIn(accounts, newClient(), fields, LATER)).toMatchObject({ kind: "signed-in" });
  expect(await eventsTo(fields.email)).toEqual(["switched-on", "switched-off-by-institute"]);
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, student.studentId))
    .orderBy(desc(auditEntries.at));
  expect(entry).toMatchObject({
    action: "student.second-factor-off",
    actorId: admin.userId,
    subjectName: student.name,
  });
  expect(await findStudentRecord(db, admin, student.studentId, LATER)).toMatchObject({ secondFactorSince: null });
  const invited = newId<"student">();
  await db
    .insert(students)
    .values({ id: invited, name: "Ravi", email: `${unique("ravi")}@example.org`, course: "OET" });
  expect([await off(student.studentId), await off(invited), await off(newId())]).toEqual([
    { kind: "off" },
    { kind: "off" },
    { kind: "gone" },
  ]);
});

test("the own sessions are listed, this one first, with where they began", async () => {
  const { student, client, fields } = await signedUp();
  const phone = newClient();
  phone.headers.set("user-agent", "Mozilla/5.0 (iPhone) Version/17 Safari/605");
  await signIn(accounts, phone, fields, NOW);
  const over = { id: newId(), token: unique("over"), userId: student.userId, expiresAt: new Date(NOW.getTime() - 1) };
  await db.insert(sessions).values(over);

  const listed = await listSessions(accounts, student, client.headers, NOW);

  expect(listed).toMatchObject([
    { isThisOne: true, userAgent: "test", ipAddress: expect.stringMatching(/^10\./) },
    { isThisOne: false, userAgent: phone.headers.get("user-agent"), ipAddress: phone.address },
  ]);
});

test("the list of sessions is limited, and this one is always on it", async () => {
  const { student, client } = await signedUp();
  const expiresAt = stepsLater(NOW, 1_000);
  const updatedAt = stepsLater(NOW, 100);
  const many = Array.from({ length: SESSIONS_SHOWN + 5 }, () => ({ id: newId(), token: unique("many"), updatedAt }));
  await db.insert(sessions).values(many.map((row) => ({ ...row, userId: student.userId, expiresAt })));

  const listed = await listSessions(accounts, student, client.headers, NOW);

  expect(listed).toHaveLength(SESSIONS_SHOWN);
  expect(listed[0]?.isThisOne).toBe(true);
});

test("ending one session, or all others, needs the password, and never ends somebody else's or this one", async () => {
  const { student, client, cookies, fields } = await signedUp();
  const stranger = await signedUp();
  for (let device = 0; device < 3; device += 1) await signIn(accounts, newClient(), fields, NOW);
  const idsOf = async () => (await listSessions(accounts, student, client.headers, NOW)).map(({ id }) => id);
  const end = (which: string, password = PASSWORD) =>
    endSessions(accounts, student, client.headers, { which, password }, NOW);
  const [own = "", second = ""] = await idsOf();
  const [theirs] = await listSessions(accounts, stranger.student, stranger.client.headers, NOW);

  expect(await end(second, "another")).toEqual({ kind: "wrong-password" });
  expect(await end(second)).toEqual({ kind: "ended", sessions: 1 });
  for (const untouchable of [own, theirs?.id ?? "", second, "nonsense"]) {
    expect(await end(untouchable)).toEqual({ kind: "ended", sessions: 0 });
  }
  expect(await idsOf()).toHaveLength(3);
  expect(await end("others")).toEqual({ kind: "ended", sessions: 2 });
  expect(await idsOf()).toEqual([own]);
  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: student });
  expect(await findViewer(accounts, stranger.client.headers, NOW)).toMatchObject({ viewer: stranger.student });
});

test("deleting an account deletes its second factor", async () => {
  const { student } = await signUpWithFactor(accounts, NOW);
  await db.delete(users).where(eq(users.id, student.userId));

  expect(await db.select().from(twoFactors).where(eq(twoFactors.userId, student.userId))).toEqual([]);
  expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, student.userId))).toEqual([]);
});
