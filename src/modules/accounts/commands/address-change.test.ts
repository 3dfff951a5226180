import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { addressChanges, enrolments, sessions, students, users, verifications } from "../../../db/schema.ts";
import {
  ADMIN_EMAIL,
  headersWith,
  mailsTo,
  newClient,
  newSignUp,
  openAccounts,
  PASSWORD,
  signUpAndProve,
  signUpSomebody,
  tokenMailedTo,
} from "../../../testing/accounts.ts";
import { unique } from "../../../testing/build.ts";
import { signUpWithFactor } from "../../../testing/second-factor.ts";
import { db } from "../../../testing/test-db.ts";
import { codeAt, stepsLater } from "../../../testing/totp.ts";
import { findAddressChange, findAddressLink } from "../queries/find-address-change.server.ts";
import { findViewer } from "../queries/find-viewer.server.ts";
import type { SetCookies } from "../sessions.server.ts";
import type { Student } from "../viewer.ts";
import { approveAddressChange, refuseAddressChange } from "./approve-address-change.server.ts";
import { cancelAddressChange } from "./cancel-address-change.server.ts";
import { changeIdentity } from "./change-identity.server.ts";
import { changePassword } from "./change-password.server.ts";
import { disownNewAddress, proveNewAddress } from "./prove-new-address.server.ts";
import { requestAddressChange } from "./request-address-change.server.ts";
import { requestPasswordReset } from "./request-password-reset.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

const accounts = openAccounts();
const NOW = new Date();
const LATER = new Date(NOW.getTime() + 25 * 60 * 60_000);
const NO_COOKIE = new Headers();
const newAddress = () => `${unique("new")}@example.org`;

const ask = (student: Student, email: string, password = PASSWORD) =>
  requestAddressChange(accounts, student, newClient(), { email, password }, NOW);

/** Somebody with a proved address who has just asked for another one. */
async function askingStudent() {
  const { student, cookies, fields } = await signUpAndProve(accounts);
  const email = newAddress();
  expect(await ask(student, email)).toEqual({ kind: "requested" });
  return { student, cookies, fields, email };
}

async function approve(student: Student, now = NOW) {
  const token = await tokenMailedTo(student.email, "approve-address");
  return approveAddressChange(accounts, { token, headers: NO_COOKIE }, now);
}

async function prove(student: Student, email: string, cookies: SetCookies, now = NOW) {
  const token = await tokenMailedTo(email, "prove-address");
  return proveNewAddress(accounts, student, { token, headers: headersWith(cookies) }, now);
}

const addressesOf = async ({ userId, studentId }: Student) => {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [student] = await db.select().from(students).where(eq(students.id, studentId));
  return [user?.email, student?.email];
};

const viewerOf = async (cookies: SetCookies) => (await findViewer(accounts, headersWith(cookies), NOW)).viewer;

test("with a second factor a code is required as well", async () => {
  const { student, client, key } = await signUpWithFactor(accounts, NOW);
  const later = stepsLater(NOW, 3);
  const email = newAddress();
  const askWith = (code?: string) =>
    requestAddressChange(accounts, student, client, { email, password: PASSWORD, code }, later);

  expect(await askWith()).toEqual({ kind: "wrong-code" });
  expect(await askWith("000000")).toEqual({ kind: "wrong-code" });
  expect(await findAddressChange(db, student.userId, later)).toBeNull();
  expect(await askWith(codeAt(key, later))).toEqual({ kind: "requested" });
  expect(await askWith(codeAt(key, later))).toEqual({ kind: "wrong-code" });
});

test("the address changes when both mailboxes have agreed; other devices are signed out, open links die, both are told", async () => {
  const { student, cookies, fields, email } = await askingStudent();
  const other = await signIn(accounts, newClient(), fields, NOW);
  if (other.kind !== "signed-in") throw new Error(other.kind);
  await requestPasswordReset(accounts, newClient(), student.email, NOW);
  const reset = await tokenMailedTo(student.email, "reset-password");

  expect(await approve(student)).toEqual({ kind: "agreed" });
  expect(await findAddressChange(db, student.userId, NOW)).toMatchObject({ isApproved: true, isProved: false });
  expect(await addressesOf(student)).toEqual([student.email, student.email]);
  expect(await prove(student, email, cookies)).toEqual({ kind: "changed" });

  expect(await addressesOf(student)).toEqual([email, email]);
  expect(await viewerOf(cookies)).toMatchObject({ email, emailVerified: true });
  expect(await viewerOf(other.setCookies)).toBeNull();
  expect(await findAddressChange(db, student.userId, NOW)).toBeNull();
  expect(await resetPassword(accounts, { token: reset, password: "a new and better one" }, NOW)).toEqual({
    kind: "invalid-link",
  });
  for (const told of [student.email, email]) {
    expect((await mailsTo(told)).at(-1)).toMatchObject({ template: "address-changed", props: { newEmail: email } });
  }
  expect(await signIn(accounts, newClient(), fields, NOW)).toEqual({ kind: "refused" });
  expect(await signIn(accounts, newClient(), { ...fields, email }, NOW)).toMatchObject({ kind: "signed-in" });
});

test("the new mailbox may agree first; the old one's yes then ends every session but the one it is said in", async () => {
  const { student, cookies, email } = await askingStudent();

  expect(await prove(student, email, cookies)).toEqual({ kind: "agreed" });
  expect(await approve(student)).toEqual({ kind: "changed" });

  expect(await addressesOf(student)).toEqual([email, email]);
  expect(await viewerOf(cookies)).toBeNull();
});

test("both mailboxes agreeing at the same time change the address once", async () => {
  const { student, cookies, email } = await askingStudent();

  const results = await Promise.all([approve(student), prove(student, email, cookies)]);

  expect(results.map(({ kind }) => kind).sort()).toEqual(["agreed", "changed"]);
  expect(await addressesOf(student)).toEqual([email, email]);
});

test("each link works once, and not after a day", async () => {
  const { student, cookies, email } = await askingStudent();
  expect(await approve(student, LATER)).toEqual({ kind: "invalid-link" });
  expect(await prove(student, email, cookies, LATER)).toEqual({ kind: "invalid-link" });
  expect(await findAddressChange(db, student.userId, LATER)).toBeNull();

  expect(await approve(student)).toEqual({ kind: "agreed" });
  expect(await approve(student)).toEqual({ kind: "invalid-link" });
});

test("the link in the new mailbox counts only when signed in to the account", async () => {
  const { student, email } = await askingStudent();
  const stranger = await signUpSomebody(accounts);

  expect(await prove(stranger.student, email, stranger.cookies)).toEqual({ kind: "other-account" });
  expect(await findAddressChange(db, student.userId, NOW)).toMatchObject({ isProved: false });
});

test("'This was not me' from the old mailbox drops the request, ends all sessions and mails a reset link", async () => {
  const { student, cookies, email } = await askingStudent();
  await prove(student, email, cookies);
  const token = await tokenMailedTo(student.email, "approve-address");

  expect(await refuseAddressChange(accounts, token, NOW)).toEqual({ kind: "refused" });

  expect(await addressesOf(student)).toEqual([student.email, student.email]);
  expect(await db.$count(sessions, eq(sessions.userId, student.userId))).toBe(0);
  expect((await mailsTo(student.email)).at(-1)).toMatchObject({ template: "reset-password" });
  expect(await refuseAddressChange(accounts, token, NOW)).toEqual({ kind: "invalid-link" });
  expect(await prove(student, email, cookies)).toEqual({ kind: "invalid-link" });
});

test("'This was not me' from the new mailbox drops the request and nothing else", async () => {
  const { student, cookies, email } = await askingStudent();
  const token = await tokenMailedTo(email, "prove-address");

  expect(await disownNewAddress(accounts, token, NOW)).toEqual({ kind: "disowned" });

  expect(await viewerOf(cookies)).toMatchObject({ email: student.email });
  expect(await approve(student)).toEqual({ kind: "invalid-link" });
});

test("a request that is cancelled, or replaced by another one, can no longer be agreed to", async () => {
  const { student, cookies, email } = await askingStudent();
  const first = await tokenMailedTo(student.email, "approve-address");
  const second = newAddress();
  await ask(student, second);

  expect(await approveAddressChange(accounts, { token: first, headers: NO_COOKIE }, NOW)).toEqual({
    kind: "invalid-link",
  });
  expect(await prove(student, email, cookies)).toEqual({ kind: "invalid-link" });
  expect(await findAddressChange(db, student.userId, NOW)).toMatchObject({ newEmail: second });

  await cancelAddressChange(db, student);
  expect(await findAddressChange(db, student.userId, NOW)).toBeNull();
  expect(await approve(student)).toEqual({ kind: "invalid-link" });
  expect(await db.$count(verifications, eq(verifications.identifier, `prove-address:${student.userId}`))).toBe(0);
});

test("a request for a taken address or the administrator's gets the usual answer, and only its owner is told", async () => {
  const owner = await signUpSomebody(accounts);
  for (const email of [owner.student.email, ADMIN_EMAIL]) {
    const { student } = await askingStudent();
    expect(await ask(student, email)).toEqual({ kind: "requested" });

    expect(await findAddressChange(db, student.userId, NOW)).toMatchObject({ newEmail: email, isProved: false });
    expect((await mailsTo(student.email)).at(-1)).toMatchObject({ template: "approve-address" });
    expect((await mailsTo(email)).at(-1)).toMatchObject({ template: "address-taken" });
    expect(await approve(student)).toEqual({ kind: "agreed" });
    expect(await addressesOf(student)).toEqual([student.email, student.email]);
  }
});

test("an address that somebody took meanwhile stays theirs", async () => {
  const { student, cookies, email } = await askingStudent();
  await prove(student, email, cookies);
  expect(await signUp(accounts, newClient(), newSignUp({ email }), NOW)).toMatchObject({ kind: "signed-up" });

  expect(await approve(student)).toEqual({ kind: "taken" });

  expect(await addressesOf(student)).toEqual([student.email, student.email]);
  expect(await findAddressChange(db, student.userId, NOW)).toBeNull();
});

test("the address of an invited student brings what the institute had entered, as proving one does", async () => {
  const { student, cookies, email } = await askingStudent();
  await db.insert(students).values({ id: newId<"student">(), name: "Asha of the Institute", email, course: "OET" });

  await approve(student);
  expect(await prove(student, email, cookies)).toEqual({ kind: "changed" });

  expect(await db.select().from(students).where(eq(students.email, email))).toMatchObject([
    { id: student.studentId, authId: student.userId, name: "Asha of the Institute", course: "OET" },
  ]);
  expect(await db.$count(enrolments, eq(enrolments.studentId, student.studentId))).toBe(2);
});

test("the own address, a wrong password and too many requests are refused", async () => {
  const { student } = await askingStudent();
  expect(await ask(student, student.email)).toEqual({ kind: "same-address" });
  expect(await ask(student, newAddress(), "wrong")).toEqual({ kind: "wrong-password" });

  for (let time = 0; time < 4; time += 1) expect(await ask(student, newAddress())).toEqual({ kind: "requested" });
  expect(await ask(student, newAddress())).toEqual({ kind: "limited", minutes: 60 });
});

test("one mailbox gets at most five requests an hour, from any account and with any plus suffix", async () => {
  const word = unique("flooded");
  for (let time = 0; time < 5; time += 1) {
    const { student } = await signUpSomebody(accounts);
    expect(await ask(student, `${word}+${time}@example.org`)).toEqual({ kind: "requested" });
  }
  const { student } = await signUpSomebody(accounts);
  expect(await ask(student, `${word}@example.org`)).toEqual({ kind: "limited", minutes: 60 });
});

test("an old mailbox that was never proved must agree too, but is not told the new address", async () => {
  const { student, cookies } = await signUpSomebody(accounts);
  const email = newAddress();
  await ask(student, email);

  expect((await mailsTo(student.email)).at(-1)).toMatchObject({
    template: "approve-address",
    props: { newEmail: null },
  });
  expect(await prove(student, email, cookies)).toEqual({ kind: "agreed" });
  expect(await approve(student)).toEqual({ kind: "changed" });
  expect(await addressesOf(student)).toEqual([email, email]);
});

test("a new password, however it is set, drops a change of address requested with the old one", async () => {
  const changed = await askingStudent();
  const fields = { passwordNow: PASSWORD, passwordNew: "a new and better one" };
  await changePassword(accounts, changed.student, { client: newClient(changed.cookies), fields }, NOW);
  expect(await approve(changed.student)).toEqual({ kind: "invalid-link" });

  const forgotten = await askingStudent();
  await requestPasswordReset(accounts, newClient(), forgotten.student.email, NOW);
  const token = await tokenMailedTo(forgotten.student.email, "reset-password");
  await resetPassword(accounts, { token, password: "a new and better one" }, NOW);
  expect(await approve(forgotten.student)).toEqual({ kind: "invalid-link" });
});

test("an address set by the institute replaces the requested one", async () => {
  const { student, cookies, email } = await askingStudent();
  const { userId: id, name } = student;
  const given = newAddress();
  await db.transaction((tx) =>
    changeIdentity(accounts, tx, { id, name, email: student.email, emailVerified: true }, { name, email: given }, NOW),
  );

  expect(await prove(student, email, cookies)).toEqual({ kind: "invalid-link" });
  expect(await db.$count(addressChanges, eq(addressChanges.userId, id))).toBe(0);
  expect((await addressesOf(student))[0]).toBe(given);
});

test("a link says whose request it is about for as long as it works", async () => {
  const { student, email } = await askingStudent();
  const token = await tokenMailedTo(student.email, "approve-address");

  const link = { userId: student.userId, email: student.email, emailVerified: true, newEmail: email };
  expect(await findAddressLink(accounts, "approve-address", token, NOW)).toEqual(link);
  expect(await findAddressLink(accounts, "prove-address", token, NOW)).toBeNull();
  expect(await findAddressLink(accounts, "approve-address", token, LATER)).toBeNull();
});
