import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { sessions, signIns } from "../../../db/schema.ts";
import {
  headersWith,
  newClient,
  openAccounts,
  PASSWORD,
  quickHashing,
  signUpSomebody,
} from "../../../testing/accounts.ts";
import { unique } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { type Hashing, hashing } from "../passwords/hash.server.ts";
import { findViewer } from "../queries/find-viewer.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signOut } from "./sign-out.server.ts";

const accounts = openAccounts();
const NOW = new Date();

/** Accounts whose hashes are counted. */
function openCounting(counted = hashing) {
  const calls = { hash: 0, verify: 0 };
  const counting: Hashing = {
    hash(password) {
      calls.hash += 1;
      return counted.hash(password);
    },
    verify(hash, password) {
      calls.verify += 1;
      return counted.verify(hash, password);
    },
  };
  return { calls, counting: openAccounts({ hashing: counting }) };
}

test("the right password signs in", async () => {
  const { fields, student } = await signUpSomebody(accounts);

  const result = await signIn(accounts, newClient(), fields, NOW);

  expect(result).toMatchObject({ kind: "signed-in", viewer: student });
  if (result.kind !== "signed-in") throw new Error(result.kind);
  expect(await findViewer(accounts, headersWith(result.setCookies), NOW)).toMatchObject({ viewer: student });
});

test("an unknown address and a wrong password give the same answer after the same work: one hash", async () => {
  const { fields } = await signUpSomebody(accounts);
  const known = openCounting();
  const unknown = openCounting();

  const wrongPassword = await signIn(known.counting, newClient(), { ...fields, password: "something else" }, NOW);
  const nobody = { email: `${unique("nobody")}@example.org`, password: PASSWORD };
  const unknownAddress = await signIn(unknown.counting, newClient(), nobody, NOW);

  expect(wrongPassword).toEqual({ kind: "refused" });
  expect(unknownAddress).toEqual(wrongPassword);
  expect(known.calls.hash + known.calls.verify).toBe(1);
  expect(unknown.calls.hash + unknown.calls.verify).toBe(1);
});

test("known and unknown addresses are limited alike, without another hash", async () => {
  const { fields } = await signUpSomebody(accounts);
  const answersOf = async (email: string) => {
    const { calls, counting } = openCounting(quickHashing);
    const client = newClient();
    const answers = [];
    for (let time = 0; time < 10; time += 1) {
      answers.push(await signIn(counting, client, { email, password: "wrong" }, NOW));
    }
    return { answers, hashes: calls.hash + calls.verify };
  };

  const known = await answersOf(fields.email);
  const unknown = await answersOf(`${unique("nobody")}@example.org`);

  expect(known).toEqual(unknown);
  expect(known.hashes).toBe(8);
  expect(known.answers.slice(8)).toEqual([
    { kind: "limited", minutes: 5 },
    { kind: "limited", minutes: 5 },
  ]);
});

test("guesses from other hosts do not stop the owner from signing in", async () => {
  const { fields } = await signUpSomebody(accounts);
  const attacker = newClient();
  for (let time = 0; time < 20; time += 1) await signIn(accounts, attacker, { ...fields, password: "wrong" }, NOW);

  expect(await signIn(accounts, attacker, fields, NOW)).toMatchObject({ kind: "limited" });
  expect(await signIn(accounts, newClient(), fields, NOW)).toMatchObject({ kind: "signed-in" });
});

test("a correct password clears earlier wrong ones", async () => {
  const { fields } = await signUpSomebody(accounts);
  const client = newClient();
  for (let round = 0; round < 3; round += 1) {
    for (let time = 0; time < 7; time += 1) {
      expect(await signIn(accounts, client, { ...fields, password: "wrong" }, NOW)).toEqual({ kind: "refused" });
    }
    expect(await signIn(accounts, client, fields, NOW)).toMatchObject({ kind: "signed-in" });
  }
});

test("a class that signs in from one host is not limited", async () => {
  const { fields } = await signUpSomebody(accounts);
  const client = newClient();

  const kinds = new Set<string>();
  for (let student = 0; student < 70; student += 1) kinds.add((await signIn(accounts, client, fields, NOW)).kind);

  expect([...kinds]).toEqual(["signed-in"]);
});

test("signing in leaves sessions of other devices alone and clears away those that are over", async () => {
  const { fields, student, cookies } = await signUpSomebody(accounts);
  const over = new Date(NOW.getTime() - 1);
  await db.insert(sessions).values({ id: newId(), token: unique("old"), userId: student.userId, expiresAt: over });

  await signIn(accounts, newClient(), fields, NOW);

  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: student });
  expect(await db.select().from(sessions).where(eq(sessions.userId, student.userId))).toHaveLength(2);
});

test("signing in does not take over the session of a cookie that was there before", async () => {
  const { fields, cookies } = await signUpSomebody(accounts);

  const result = await signIn(accounts, newClient(cookies), fields, NOW);

  if (result.kind !== "signed-in") throw new Error(result.kind);
  expect(headersWith(result.setCookies).get("cookie")).not.toBe(headersWith(cookies).get("cookie"));
});

test("every sign-in is written down with where from, that of sign-up too", async () => {
  const { fields, student } = await signUpSomebody(accounts);
  const client = newClient();
  client.headers.set("user-agent", `Some Browser ${"x".repeat(400)}`);

  await signIn(accounts, newClient(), { ...fields, password: "wrong" }, NOW);
  await signIn(accounts, client, fields, new Date(Date.now() + 60_000));

  const logged = await db.select().from(signIns).where(eq(signIns.userId, student.userId)).orderBy(signIns.signedInAt);
  expect(logged).toMatchObject([
    { userAgent: "test", ipAddress: expect.stringMatching(/^10\./) },
    { userAgent: expect.stringMatching(/^Some Browser x{287}$/), ipAddress: client.address },
  ]);
});

test("a correct password signs in even when the sign-in cannot be logged", async () => {
  const { fields } = await signUpSomebody(accounts);
  await db.execute("alter table sign_ins rename to sign_ins_away");

  const result = await signIn(accounts, newClient(), fields, NOW);

  await db.execute("alter table sign_ins_away rename to sign_ins");
  expect(result).toMatchObject({ kind: "signed-in" });
});

test("signing out ends this session and no other", async () => {
  const { fields, student, cookies } = await signUpSomebody(accounts);
  const other = await signIn(accounts, newClient(), fields, NOW);
  if (other.kind !== "signed-in") throw new Error(other.kind);

  await signOut(accounts, headersWith(cookies));

  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: null });
  expect(await findViewer(accounts, headersWith(other.setCookies), NOW)).toMatchObject({ viewer: student });
});

test("signing out without a session does nothing, with a useless cookie takes it away", async () => {
  expect(await signOut(accounts, new Headers())).toEqual([]);
  const useless = new Headers({ cookie: "lamplight.session_token=x.y" });
  expect(await signOut(accounts, useless)).toEqual([expect.stringContaining("Max-Age=0")]);
});
