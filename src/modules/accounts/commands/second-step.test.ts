import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Id } from "../../../core/id.ts";
import { sessions, signIns, verifications } from "../../../db/schema.ts";
import {
  headersWith,
  mailsTo,
  newClient,
  openAccounts,
  signUpAndProve,
  tokenMailedTo,
} from "../../../testing/accounts.ts";
import { signUpWithFactor } from "../../../testing/second-factor.ts";
import { db } from "../../../testing/test-db.ts";
import { codeAt, stepsLater } from "../../../testing/totp.ts";
import { findViewer } from "../queries/find-viewer.server.ts";
import { hasPendingStep } from "../queries/has-pending-step.server.ts";
import type { Client, SetCookies } from "../sessions.server.ts";
import { changePassword } from "./change-password.server.ts";
import { passSecondStep } from "./pass-second-step.server.ts";
import { requestPasswordReset } from "./request-password-reset.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";

const accounts = openAccounts();
const NOW = new Date();
/** Past the step whose code was used up by setting up. */
const LATER = stepsLater(NOW, 5);

/** A browser in which the right password was given. */
async function withPassword(fields: { email: string; password: string }, at = LATER): Promise<Client> {
  const client = newClient();
  const result = await signIn(accounts, client, fields, at);
  if (result.kind !== "second-step") throw new Error(result.kind);
  return { ...client, headers: headersWith(result.setCookies) };
}

async function sessionsOf(userId: Id<"user">) {
  return db.select().from(sessions).where(eq(sessions.userId, userId));
}

function kept(setCookies: SetCookies): SetCookies {
  return setCookies.filter((cookie) => !cookie.includes("Max-Age=0"));
}

test("the right password alone begins no session, and is written down nowhere as a sign-in", async () => {
  const { fields, student } = await signUpWithFactor(accounts, NOW);
  const before = { sessions: await sessionsOf(student.userId), signIns: await signInsOf(student.userId) };

  const result = await signIn(accounts, newClient(), fields, LATER);

  expect(result).toEqual({ kind: "second-step", setCookies: [expect.stringContaining("lamplight.second_step=")] });
  if (result.kind !== "second-step") throw new Error(result.kind);
  expect(result.setCookies[0]).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await findViewer(accounts, headersWith(result.setCookies), LATER)).toMatchObject({ viewer: null });
  expect({ sessions: await sessionsOf(student.userId), signIns: await signInsOf(student.userId) }).toEqual(before);
});

test("behind TLS the cookie of the second step belongs to this host alone", async () => {
  const { fields } = await signUpWithFactor(accounts, NOW);
  const secure = openAccounts({ publicUrl: "https://exams.example.org" });

  const result = await signIn(secure, newClient(), fields, LATER);

  if (result.kind !== "second-step") throw new Error(result.kind);
  expect(result.setCookies[0]).toMatch(/^__Host-lamplight\.second_step=[^;]+; .*Path=\/; HttpOnly; Secure;/);
  expect(await hasPendingStep(secure, headersWith(result.setCookies), LATER)).toBe(true);
});

test("the code of the app completes signing in, once", async () => {
  const { fields, student, key } = await signUpWithFactor(accounts, NOW);
  const client = await withPassword(fields);

  const result = await passSecondStep(accounts, client, ` ${codeAt(key, LATER).replace(/(...)/, "$1 ")}`, LATER);

  expect(result).toMatchObject({ kind: "signed-in", viewer: student });
  if (result.kind !== "signed-in") throw new Error(result.kind);
  expect(result.setCookies).toContainEqual(expect.stringMatching(/^lamplight\.second_step=; Max-Age=0/));
  expect(await findViewer(accounts, headersWith(kept(result.setCookies)), LATER)).toMatchObject({ viewer: student });
  expect(await signInsOf(student.userId)).toContainEqual(
    expect.objectContaining({ signedInAt: LATER, ipAddress: client.address }),
  );
  expect(await passSecondStep(accounts, client, codeAt(key, stepsLater(LATER, 1)), LATER)).toEqual({
    kind: "not-begun",
  });
});

test("a code that was used opens nothing a second time, not even an earlier one", async () => {
  const { fields, key } = await signUpWithFactor(accounts, NOW);
  const [first, second] = [await withPassword(fields), await withPassword(fields)];
  const code = codeAt(key, LATER);
  expect(await passSecondStep(accounts, first, code, LATER)).toMatchObject({ kind: "signed-in" });

  const again = await withPassword(fields);
  expect(await passSecondStep(accounts, again, code, LATER)).toEqual({ kind: "wrong-code" });
  expect(await passSecondStep(accounts, again, codeAt(key, stepsLater(LATER, -1)), LATER)).toEqual({
    kind: "wrong-code",
  });
  expect(await passSecondStep(accounts, second, code, LATER)).toEqual({ kind: "not-begun" });
});

test("of many concurrent requests with the same code one is let in", async () => {
  const { fields, student, key } = await signUpWithFactor(accounts, NOW);
  const before = (await sessionsOf(student.userId)).length;
  const client = await withPassword(fields);
  const code = codeAt(key, LATER);

  const results = await Promise.all(Array.from({ length: 5 }, () => passSecondStep(accounts, client, code, LATER)));

  expect(results.filter(({ kind }) => kind === "signed-in")).toHaveLength(1);
  expect(await sessionsOf(student.userId)).toHaveLength(before + 1);
});

test("of two browsers that send the same recovery code at the same time the second is told to start again", async () => {
  const { fields, codes } = await signUpWithFactor(accounts, NOW);
  const browsers = [await withPassword(fields), await withPassword(fields)];

  const results = await Promise.all(browsers.map((one) => passSecondStep(accounts, one, codes[0] ?? "", LATER)));

  expect(results.map(({ kind }) => kind).sort()).toEqual(["not-begun", "signed-in"]);
});

test("a clock may be one step ahead or behind, and no more", async () => {
  const { fields, key } = await signUpWithFactor(accounts, NOW);
  const kinds = [];
  for (const [visit, skew] of [-2, -1, 0, 1, 2].entries()) {
    const at = stepsLater(LATER, 100 * visit);
    const client = await withPassword(fields, at);
    kinds.push((await passSecondStep(accounts, client, codeAt(key, stepsLater(at, skew)), at)).kind);
  }

  expect(kinds).toEqual(["wrong-code", "signed-in", "signed-in", "signed-in", "wrong-code"]);
});

test("the second step can be taken for ten minutes, in the browser where it began", async () => {
  const { fields, key } = await signUpWithFactor(accounts, NOW);
  const client = await withPassword(fields);
  const late = new Date(LATER.getTime() + 10 * 60_000 + 1);

  expect(await passSecondStep(accounts, client, codeAt(key, late), late)).toEqual({ kind: "not-begun" });
  expect(await passSecondStep(accounts, newClient(), codeAt(key, LATER), LATER)).toEqual({ kind: "not-begun" });
  const inTime = new Date(late.getTime() - 1_000);
  expect(await passSecondStep(accounts, client, codeAt(key, inTime), inTime)).toMatchObject({ kind: "signed-in" });
});

test("the step of one account takes no code of another", async () => {
  const [mine, theirs] = [await signUpWithFactor(accounts, NOW), await signUpWithFactor(accounts, NOW)];
  const client = await withPassword(mine.fields);

  expect(await passSecondStep(accounts, client, codeAt(theirs.key, LATER), LATER)).toEqual({ kind: "wrong-code" });
  expect(await passSecondStep(accounts, client, theirs.codes[0] ?? "", LATER)).toEqual({ kind: "wrong-code" });
});

test("a recovery code works once, however it is written, and the owner is told how many are left", async () => {
  const { fields, codes } = await signUpWithFactor(accounts, NOW);
  const [first = "", second = ""] = codes;

  const loud = await withPassword(fields);
  expect(await passSecondStep(accounts, loud, ` ${first.toUpperCase().replace("-", " ")}`, LATER)).toMatchObject({
    kind: "signed-in",
  });
  const again = await withPassword(fields);
  expect(await passSecondStep(accounts, again, first, LATER)).toEqual({ kind: "wrong-code" });
  expect(await passSecondStep(accounts, again, second, LATER)).toMatchObject({ kind: "signed-in" });

  const told = (await mailsTo(fields.email)).filter(({ props }) => props.event === "code-used");
  expect(told.map(({ props }) => props.left)).toEqual([9, 8]);
});

test("a password without a code does not sign in, and the owner is notified once", async () => {
  const { fields, key } = await signUpWithFactor(accounts, NOW);
  const attacker = await withPassword(fields);
  for (let guess = 0; guess < 6; guess += 1) {
    expect(await passSecondStep(accounts, attacker, "abcde-fghjk", LATER)).toEqual({ kind: "wrong-code" });
  }

  const right = codeAt(key, LATER);
  expect(await passSecondStep(accounts, attacker, right, LATER)).toEqual({ kind: "limited", minutes: 10 });
  await passSecondStep(accounts, attacker, right, LATER);

  const elsewhere = await withPassword(fields);
  expect(await passSecondStep(accounts, elsewhere, right, LATER)).toMatchObject({ kind: "signed-in" });
  expect((await mailsTo(fields.email)).filter(({ props }) => props.event === "guessed")).toHaveLength(1);
});

test("tries from ever new hosts are limited by account", async () => {
  const { fields } = await signUpWithFactor(accounts, NOW);
  const client = await withPassword(fields);
  const kinds = [];
  for (let guess = 0; guess < 21; guess += 1) {
    const { address } = newClient();
    kinds.push((await passSecondStep(accounts, { ...client, address }, "000000", LATER)).kind);
  }

  expect(kinds.filter((kind) => kind === "wrong-code")).toHaveLength(20);
  expect(kinds.at(-1)).toBe("limited");
});

test("tries without the right password do not use up those of the second step", async () => {
  const { fields, key } = await signUpWithFactor(accounts, NOW);
  const stranger = newClient(["lamplight.second_step=AAAA"]);
  for (let guess = 0; guess < 30; guess += 1) {
    expect(await passSecondStep(accounts, stranger, "000000", LATER)).toEqual({ kind: "not-begun" });
  }

  const owner = await withPassword(fields);
  expect(await passSecondStep(accounts, owner, codeAt(key, LATER), LATER)).toMatchObject({ kind: "signed-in" });
});

test("a password reset does not bypass the second step, and cancels one that is pending", async () => {
  const { fields, key } = await signUpWithFactor(accounts, NOW);
  const thief = await withPassword(fields);
  await requestPasswordReset(accounts, newClient(), fields.email, LATER);
  const token = await tokenMailedTo(fields.email, "reset-password");
  const password = "another good one";

  expect(await resetPassword(accounts, { token, password }, LATER)).toMatchObject({ kind: "reset" });

  expect(await passSecondStep(accounts, thief, codeAt(key, LATER), LATER)).toEqual({ kind: "not-begun" });
  expect(await signIn(accounts, newClient(), { ...fields, password }, LATER)).toMatchObject({ kind: "second-step" });
});

test("a changed password cancels a pending sign-in with the old one", async () => {
  const { fields, student, cookies } = await signUpWithFactor(accounts, NOW);
  const thief = await withPassword(fields);
  const change = { passwordNow: fields.password, passwordNew: "another good one" };

  await changePassword(accounts, student, { client: newClient(cookies), fields: change }, LATER);

  expect(await hasPendingStep(accounts, thief.headers, LATER)).toBe(false);
});

test("signing in again ends the session that this browser had", async () => {
  const { fields, cookies } = await signUpAndProve(accounts);

  const result = await signIn(accounts, newClient(cookies), fields, NOW);

  expect(result.kind).toBe("signed-in");
  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: null, ended: true });
});

test("a session that began with password and code has a new token", async () => {
  const { fields, student, key, cookies } = await signUpWithFactor(accounts, NOW);
  const pending = await withPassword(fields);
  const rows = await db.select({ value: verifications.value }).from(verifications);
  const result = await passSecondStep(accounts, pending, codeAt(key, LATER), LATER);
  if (result.kind !== "signed-in") throw new Error(result.kind);

  const tokens = (await sessionsOf(student.userId)).map(({ token }) => token);
  expect(new Set(tokens).size).toBe(2);
  const cookie = headersWith(kept(result.setCookies)).get("cookie") ?? "";
  expect(cookie).not.toBe(headersWith(cookies).get("cookie"));
  // What the database holds of the step is a hash: it does not give the cookie away.
  const [, token = "none"] = pending.headers.get("cookie")?.split("=") ?? [];
  expect(rows.map(({ value }) => value)).not.toContain(token);
});

async function signInsOf(userId: Id<"user">) {
  return db.select().from(signIns).where(eq(signIns.userId, userId)).orderBy(signIns.id);
}
