/** An account that somebody else made with an address, and what is left of it for them once its owner comes. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addressChanges, sessions, users, verifications } from "../../../db/schema.ts";
import {
  ADMIN_EMAIL,
  headersWith,
  mailsTo,
  newClient,
  openAccounts,
  PASSWORD,
  quickHashing,
  signUpSomebody,
  tokenMailedTo,
} from "../../../testing/accounts.ts";
import { unique } from "../../../testing/build.ts";
import { setUpSecondFactor, signUpWithFactor } from "../../../testing/second-factor.ts";
import { db } from "../../../testing/test-db.ts";
import { codeAt } from "../../../testing/totp.ts";
import type { Accounts } from "../auth.server.ts";
import { findFactorSetUp, findSecondFactor } from "../queries/find-second-factor.server.ts";
import { findViewer } from "../queries/find-viewer.server.ts";
import { countSignInTry } from "../sign-in/tries.server.ts";
import { beginSecondFactor } from "./begin-second-factor.server.ts";
import { changePassword } from "./change-password.server.ts";
import { confirmSecondFactor } from "./confirm-second-factor.server.ts";
import { requestPasswordReset } from "./request-password-reset.server.ts";
import { resetAdminPassword } from "./reset-admin-password.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { verifyEmail } from "./verify-email.server.ts";

const accounts = openAccounts();
const NOW = new Date();
const OWNERS_PASSWORD = "what only the owner knows";

type SignedUp = Awaited<ReturnType<typeof signUpSomebody>>;

const isSignedIn = async (cookies: readonly string[]) =>
  (await findViewer(accounts, headersWith(cookies), new Date())).viewer !== null;

const link = async (email: string, cookies: readonly string[]) => ({
  token: await tokenMailedTo(email, "verify-email"),
  headers: headersWith(cookies),
});

async function resetLink(email: string): Promise<string> {
  await requestPasswordReset(accounts, newClient(), email, NOW);
  return tokenMailedTo(email, "reset-password");
}

async function signedInElsewhere({ fields }: SignedUp) {
  const result = await signIn(accounts, newClient(), fields, NOW);
  if (result.kind !== "signed-in") throw new Error(result.kind);
  return result.setCookies;
}

/** With a second factor and another one begun, as they could be had before the address was proved. */
async function withSecondFactor(somebody: SignedUp): Promise<void> {
  const client = newClient(somebody.cookies);
  const { userId } = somebody.student;
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
  const student = { ...somebody.student, emailVerified: true };
  const { key } = await setUpSecondFactor(accounts, student, client, new Date(NOW.getTime() - 90_000));
  await beginSecondFactor(accounts, student, client, { password: PASSWORD, code: codeAt(key, NOW) }, NOW);
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
}

test("a second factor cannot be switched on before the address is proved, and the reply says why", async () => {
  const { student, cookies } = await signUpSomebody(accounts);
  const client = newClient(cookies);

  const asked = [
    await beginSecondFactor(accounts, student, client, { password: PASSWORD }, NOW),
    // The viewer that the request read may be out of date by now.
    await beginSecondFactor(accounts, { ...student, emailVerified: true }, client, { password: PASSWORD }, NOW),
  ];

  expect(asked).toEqual([{ kind: "unproved" }, { kind: "unproved" }]);
  expect(await findFactorSetUp(accounts, student, client.headers, NOW)).toBeNull();
});

test("the owner of a mailbox gets in by a new password, whatever somebody else had set up with the address", async () => {
  const planted = await signUpSomebody(accounts);
  const { email } = planted.fields;
  await withSecondFactor(planted);
  await db.insert(addressChanges).values({
    userId: planted.student.userId,
    newEmail: `${unique("thief")}@example.org`,
    requestedAt: NOW,
    expiresAt: new Date(NOW.getTime() + 3_600_000),
  });

  const reset = await resetPassword(accounts, { token: await resetLink(email), password: OWNERS_PASSWORD }, NOW);

  expect(reset).toMatchObject({ kind: "reset", isFirstProof: true });
  expect(await isSignedIn(planted.cookies)).toBe(false);
  expect(await findSecondFactor(accounts, planted.student.userId)).toBeNull();
  expect(await db.$count(addressChanges, eq(addressChanges.userId, planted.student.userId))).toBe(0);
  const left = await db.select({ what: verifications.identifier }).from(verifications);
  expect(left.filter(({ what }) => what.endsWith(planted.student.userId))).toEqual([]);
  expect(await signIn(accounts, newClient(), { email, password: OWNERS_PASSWORD }, NOW)).toMatchObject({
    kind: "signed-in",
  });
  expect(await mailsTo(email)).toContainEqual(
    expect.objectContaining({ props: expect.objectContaining({ event: "switched-off-by-proof" }) }),
  );
});

test("a new password leaves the second factor on if the address was proved before", async () => {
  const own = await signUpWithFactor(accounts, NOW);
  const { email } = own.fields;

  const reset = await resetPassword(accounts, { token: await resetLink(email), password: OWNERS_PASSWORD }, NOW);

  expect(reset).toMatchObject({ kind: "reset", isFirstProof: false });
  expect(await signIn(accounts, newClient(), { email, password: OWNERS_PASSWORD }, NOW)).toMatchObject({
    kind: "second-step",
  });
});

test("following the link in a signed-in browser keeps that session and ends all others", async () => {
  const somebody = await signUpSomebody(accounts);
  const { email } = somebody.fields;
  await withSecondFactor(somebody);
  const laptop = await accounts.startSession(somebody.student.userId, newClient(), NOW);
  const { cookies: others } = await signUpSomebody(accounts);

  const proved = await verifyEmail(accounts, somebody.student, await link(email, somebody.cookies), NOW);

  expect(proved).toMatchObject({ kind: "verified", endedSessions: 1 });
  expect(await isSignedIn(somebody.cookies)).toBe(true);
  expect(await isSignedIn(laptop)).toBe(false);
  expect(await findSecondFactor(accounts, somebody.student.userId)).toBeNull();
  expect(await isSignedIn(others)).toBe(true);
});

test("following the link on a laptop after signing up on a phone signs in on the laptop, and mentions the phone", async () => {
  const phone = await signUpSomebody(accounts);
  const laptop = await signedInElsewhere(phone);

  const proved = await verifyEmail(accounts, phone.student, await link(phone.fields.email, laptop), NOW);

  expect(proved).toMatchObject({ kind: "verified", endedSessions: 1 });
  expect([await isSignedIn(laptop), await isSignedIn(phone.cookies)]).toEqual([true, false]);
});

test("a browser is a known device, and a host its own, from the proof on", async () => {
  const { fields, student, cookies } = await signUpSomebody(accounts);
  const strangers = newClient(cookies);
  const { email } = fields;
  await signIn(accounts, strangers, fields, NOW);
  const marksBefore = accounts.knownDevices.read(headersWith(cookies), email);

  const proved = await verifyEmail(accounts, student, await link(email, cookies), new Date());
  const crowd = Array.from({ length: 20 }, () => newClient());
  for (let round = 0; round < 6; round += 1) for (const client of crowd) await countSignInTry(accounts, client, email);

  expect(marksBefore).toBeNull();
  if (proved.kind !== "verified") throw new Error(proved.kind);
  expect(accounts.knownDevices.read(headersWith(proved.setCookies), email)).not.toBeNull();
  expect(await countSignInTry(accounts, strangers, email)).toMatchObject({ kind: "limited" });
  expect(await countSignInTry(accounts, newClient(proved.setCookies), email)).toMatchObject({ kind: "counted" });
});

/** Accounts whose next password check waits until it is released: a request that is overtaken by other changes. */
function slowAccounts(): { slow: Accounts; isWaiting: Promise<void>; goOn: () => void } {
  const { promise: isWaiting, resolve: resolveWaiting } = Promise.withResolvers<void>();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const slow = openAccounts({
    hashing: {
      hash: quickHashing.hash,
      async verify(hash, password) {
        const isRight = await quickHashing.verify(hash, password);
        resolveWaiting();
        await mayGoOn;
        return isRight;
      },
    },
  });
  return { slow, isWaiting, goOn };
}

test("a sign-in with the old password that is under way while the owner sets a new one comes too late", async () => {
  const planted = await signUpSomebody(accounts);
  const { email } = planted.fields;
  const token = await resetLink(email);
  const { slow, isWaiting, goOn } = slowAccounts();

  const signingIn = signIn(slow, newClient(), planted.fields, NOW);
  await isWaiting;
  await resetPassword(accounts, { token, password: OWNERS_PASSWORD }, NOW);
  goOn();

  expect(await signingIn).toEqual({ kind: "refused" });
  expect(await db.$count(sessions, eq(sessions.userId, planted.student.userId))).toBe(0);
});

test("a change of the old password that is under way while the owner sets a new one changes nothing", async () => {
  const planted = await signUpSomebody(accounts);
  const { email } = planted.fields;
  const token = await resetLink(email);
  const { slow, isWaiting, goOn } = slowAccounts();
  const fields = { passwordNow: PASSWORD, passwordNew: "what the thief would like" };

  const changing = changePassword(slow, planted.student, { client: newClient(planted.cookies), fields }, NOW);
  await isWaiting;
  await resetPassword(accounts, { token, password: OWNERS_PASSWORD }, NOW);
  goOn();

  expect(await changing).toEqual({ kind: "wrong-password" });
  expect(await signIn(accounts, newClient(), { email, password: OWNERS_PASSWORD }, NOW)).toMatchObject({
    kind: "signed-in",
  });
});

test("a second factor that waits for its first code is forgotten with the first proof", async () => {
  const planted = await signUpSomebody(accounts);
  const client = newClient(planted.cookies);
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, planted.student.userId));
  const proved = { ...planted.student, emailVerified: true };
  await beginSecondFactor(accounts, proved, client, { password: PASSWORD }, NOW);
  const setUp = await findFactorSetUp(accounts, proved, client.headers, NOW);
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, planted.student.userId));

  const code = codeAt(setUp?.key ?? "", NOW);
  const token = await resetLink(planted.fields.email);
  const [, confirmed] = await Promise.all([
    resetPassword(accounts, { token, password: OWNERS_PASSWORD }, NOW),
    confirmSecondFactor(accounts, proved, client, code, NOW),
  ]);

  expect(confirmed).toEqual({ kind: "not-begun" });
  expect(await findSecondFactor(accounts, planted.student.userId)).toBeNull();
});

test("of many concurrent proofs one is the first, and none fails", async () => {
  const somebody = await signUpSomebody(accounts);
  const { email } = somebody.fields;
  const token = await resetLink(email);
  const own = await link(email, somebody.cookies);

  const results = await Promise.all([
    verifyEmail(accounts, somebody.student, own, NOW),
    resetPassword(accounts, { token, password: OWNERS_PASSWORD }, NOW),
    verifyEmail(accounts, somebody.student, own, NOW),
  ]);

  expect(results[1]).toMatchObject({ kind: "reset" });
  expect(await isSignedIn(somebody.cookies)).toBe(false);
});

test("the administrator's console proves an address, too: what a stranger had set up with it is gone", async () => {
  const planted = await signUpSomebody(accounts);
  await withSecondFactor(planted);
  const adminEmail = planted.fields.email;

  await resetAdminPassword(db, { kind: "operator" }, { adminEmail, adminPassword: OWNERS_PASSWORD }, NOW);

  expect(adminEmail).not.toBe(ADMIN_EMAIL);
  expect(await isSignedIn(planted.cookies)).toBe(false);
  expect(await signIn(accounts, newClient(), { email: adminEmail, password: OWNERS_PASSWORD }, NOW)).toMatchObject({
    kind: "signed-in",
  });
});
