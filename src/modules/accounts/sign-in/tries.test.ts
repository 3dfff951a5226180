import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { students } from "../../../db/schema.ts";
import {
  ADMIN_EMAIL,
  headersWith,
  mailsTo,
  newClient,
  openAccounts,
  PASSWORD,
  quickHashing,
  signUpAndProve,
} from "../../../testing/accounts.ts";
import { unique } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import type { Accounts } from "../auth.server.ts";
import { ensureAdmin } from "../commands/ensure-admin.server.ts";
import { requestPasswordReset } from "../commands/request-password-reset.server.ts";
import { signIn } from "../commands/sign-in.server.ts";
import { RULES } from "../limits.server.ts";
import type { Hashing } from "../passwords/hash.server.ts";
import type { Client } from "../sessions.server.ts";
import { countSignInTry } from "./tries.server.ts";

const accounts = openAccounts();
const NOW = new Date();

/** Wrong passwords for one account from many hosts: more than it has tries from all hosts together. */
async function attack(email: string): Promise<void> {
  const places = Array.from({ length: 50 }, () => newClient());
  for (let round = 0; round < 3; round += 1) {
    for (const place of places) await countSignInTry(accounts, place, email);
  }
}

/** Tells that this many wrong passwords were tried by all together in this minute. */
async function useUpAll(): Promise<void> {
  await accounts.limits.take([{ limit: "logins", of: [] }]);
  await db.execute(sql`update rate_limits set points = 10000 where key like 'logins:%'`);
}

const kindOf = async (client: Client, fields: { email: string; password: string }) =>
  (await signIn(accounts, client, fields, new Date())).kind;

test("while somebody guesses from fifty addresses, the owner gets in at once: on a known device, or at a known host", async () => {
  const { fields, cookies } = await signUpAndProve(accounts);
  const home = newClient();
  expect(await kindOf(home, fields)).toBe("signed-in");
  await attack(fields.email);

  expect(await kindOf(newClient(), fields)).toBe("limited");
  expect(await kindOf(newClient(cookies), fields)).toBe("signed-in");
  expect(await kindOf({ ...newClient(), address: home.address }, fields)).toBe("signed-in");
  expect(await kindOf(newClient(), fields)).toBe("limited");
});

test("a known device has its own few tries, and those of other hosts are no use there", async () => {
  const { fields, cookies } = await signUpAndProve(accounts);
  const device = newClient(cookies);
  const kinds: string[] = [];
  for (let time = 0; time < 9; time += 1) kinds.push(await kindOf(device, { ...fields, password: "wrong" }));

  expect(kinds).toEqual([...Array.from({ length: 8 }, () => "refused"), "limited"]);
  expect(await kindOf(device, fields)).toBe("limited");
  expect(await kindOf(newClient(), fields)).toBe("signed-in");
});

test("the host of an account has its own few tries too", async () => {
  const { fields } = await signUpAndProve(accounts);
  const home = newClient();
  await kindOf(home, fields);
  await attack(fields.email);
  const kinds: string[] = [];
  for (let time = 0; time < 9; time += 1) kinds.push(await kindOf(home, { ...fields, password: "wrong" }));

  expect(kinds).toEqual([...Array.from({ length: 8 }, () => "refused"), "limited"]);
});

test("the mark of a device is good for the address that signed in there, and for no other", async () => {
  const { fields, cookies } = await signUpAndProve(accounts);
  const other = await signUpAndProve(accounts);
  const stranger = openAccounts({ secret: "another secret of tests, which is long enough" });
  const tampered = cookies.map((cookie) => cookie.replace(/(?<=device=)./, (first) => (first === "_" ? "-" : "_")));

  expect(accounts.knownDevices.read(headersWith(cookies), fields.email)).toMatch(/^[\w-]{22}$/);
  expect(accounts.knownDevices.read(headersWith(cookies), other.fields.email)).toBeNull();
  expect(accounts.knownDevices.read(headersWith(tampered), fields.email)).toBeNull();
  expect(stranger.knownDevices.read(headersWith(cookies), fields.email)).toBeNull();
  expect(accounts.knownDevices.read(new Headers({ cookie: "lamplight.device=x" }), fields.email)).toBeNull();
});

test("the mark of a device opens nothing", async () => {
  const { cookies } = await signUpAndProve(accounts);
  const mark = cookies.filter((cookie) => cookie.startsWith("lamplight.device="));

  expect(mark).toHaveLength(1);
  expect(accounts.readSessionCookie(headersWith(mark))).toEqual({ kind: "none" });
  const asSession = mark.map((cookie) => cookie.replace("device", "session_token"));
  expect(accounts.readSessionCookie(headersWith(asSession))).toEqual({ kind: "forged" });
});

test("when all together have guessed too often, known and unknown addresses wait alike, and known devices do not", async () => {
  const { fields, cookies } = await signUpAndProve(accounts);
  await useUpAll();

  expect(await signIn(accounts, newClient(), fields, NOW)).toEqual({ kind: "limited", minutes: 1 });
  const nobody = { email: `${unique("nobody")}@example.org`, password: PASSWORD };
  expect(await signIn(accounts, newClient(), nobody, NOW)).toEqual({ kind: "limited", minutes: 1 });
  expect(await kindOf(newClient(cookies), fields)).toBe("signed-in");
  await accounts.limits.forget({ limit: "logins", of: [] });
});

test("guesses at many accounts from a whole network do not stop sign-ins on new devices at new hosts", async () => {
  const { fields } = await signUpAndProve(accounts);
  const near = await signUpAndProve(accounts);
  const home = { ...newClient(), address: "2001:db8:99:ffff::1" };
  await kindOf(home, near.fields);
  await accounts.limits.forget({ limit: "logins", of: [] });
  const kinds: string[] = [];
  for (let place = 0; place < 220; place += 1) {
    const client = { ...newClient(), address: `2001:db8:99:${place.toString(16)}::1` };
    kinds.push((await countSignInTry(accounts, client, `${unique("anybody")}@example.org`)).kind);
  }

  expect(kinds.filter((kind) => kind === "counted")).toHaveLength(80);
  expect(await kindOf(newClient(), fields)).toBe("signed-in");
  // A host that has signed in before is not limited by its neighbours.
  expect(await kindOf(home, near.fields)).toBe("signed-in");
});

test.each([
  ["loginFrom", "logins"],
  ["loginToFrom", "loginTo"],
  ["signUpFrom", "signUps"],
  ["recoverFrom", "recovers"],
  ["recoverToFrom", "recoverTo"],
  ["verificationFrom", "verifications"],
  ["secondStepToFrom", "secondStepTo"],
  ["addressChangeFrom", "addressChanges"],
  ["sampleCheckFrom", "sampleChecks"],
] as const)("%s lets no network have more than half of %s", (from, all) => {
  const { near } = RULES[from];
  const windows = Math.ceil(RULES[all].minutes / near.minutes);
  expect(near.tries * windows).toBeLessThanOrEqual(RULES[all].tries / 2);
});

test("the right password takes back what it had counted against all together", async () => {
  const { fields } = await signUpAndProve(accounts);
  await accounts.limits.forget({ limit: "logins", of: [] });
  for (let time = 0; time < 3; time += 1) await kindOf(newClient(), fields);
  await kindOf(newClient(), { ...fields, password: "wrong" });

  const { rows } = await db.execute(sql`select points from rate_limits where key like 'logins:%'`);
  expect(rows).toEqual([{ points: 1 }]);
});

test("when more passwords wait than can be looked at soon, one is asked to come again, and nothing is counted", async () => {
  const ends: (() => void)[] = [];
  const slow: Hashing = {
    hash: () => new Promise((resolve) => ends.push(() => resolve("x"))),
    verify: () => new Promise((resolve) => ends.push(() => resolve(false))),
  };
  const { fields } = await signUpAndProve(accounts);
  const overloaded: Accounts = openAccounts({ hashing: slow });
  const crowd = Array.from({ length: 300 }, () => overloaded.hashing.hash("x").catch(() => "refused"));
  const client = newClient();

  for (let time = 0; time < 9; time += 1) {
    expect(await signIn(overloaded, client, fields, NOW)).toEqual({ kind: "busy" });
  }
  expect(ends.length).toBeLessThanOrEqual(3);
  expect(await kindOf(client, fields)).toBe("signed-in");
  for (let end = ends.shift(); end; end = ends.shift()) {
    end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await Promise.all(crowd)).filter((result) => result === "refused").length).toBeGreaterThanOrEqual(140);
});

/** Everybody whose address somebody could ask about. */
async function buildEverybody(): Promise<Record<string, string>> {
  await ensureAdmin(db, { adminEmail: ADMIN_EMAIL, adminPassword: PASSWORD });
  const active = await signUpAndProve(accounts);
  const inactive = await signUpAndProve(accounts);
  await db.update(students).set({ status: "Inactive" }).where(eq(students.id, inactive.student.studentId));
  const deleted = await signUpAndProve(accounts);
  await db.execute(sql`delete from students where id = ${deleted.student.studentId}`);
  await db.execute(sql`delete from users where id = ${deleted.student.userId}`);
  const invited = `${unique("invited")}@example.org`;
  await db.execute(sql`insert into students (id, name, email, course, join_date)
    values (gen_random_uuid(), 'Invited', ${invited}, 'NCLEX-RN', now())`);
  return {
    active: active.fields.email,
    inactive: inactive.fields.email,
    deleted: deleted.fields.email,
    invited,
    administrator: ADMIN_EMAIL,
    nobody: `${unique("nobody")}@example.org`,
  };
}

test("whoever an address belongs to, a wrong password gets one answer after one hash, and a request to reset another", async () => {
  const signInAnswers = new Map<string, unknown>();
  const resetAnswers = new Map<string, unknown>();
  for (const [who, email] of Object.entries(await buildEverybody())) {
    let hashes = 0;
    const counting = openAccounts({
      hashing: {
        hash(password) {
          hashes += 1;
          return quickHashing.hash(password);
        },
        verify(hash, password) {
          hashes += 1;
          return quickHashing.verify(hash, password);
        },
      },
    });
    const answer = await signIn(counting, newClient(), { email, password: "something else" }, NOW);
    signInAnswers.set(who, { answer, hashes });
    hashes = 0;
    const began = performance.now();
    const asked = await requestPasswordReset(counting, newClient(), email, NOW);
    const isSoon = performance.now() - began < 240;
    resetAnswers.set(who, { asked, hashes, isSoon });
  }

  for (const [who, answer] of signInAnswers) expect(answer, who).toEqual({ answer: { kind: "refused" }, hashes: 1 });
  for (const [who, answer] of resetAnswers) {
    expect(answer, who).toEqual({ asked: { kind: "requested" }, hashes: 0, isSoon: false });
  }
  expect(signInAnswers.size).toBe(6);
});

test("an address without an account is mailed no link", async () => {
  const everybody = await buildEverybody();
  for (const email of Object.values(everybody)) await requestPasswordReset(accounts, newClient(), email, NOW);

  const mailed = new Map<string, number>();
  for (const [who, email] of Object.entries(everybody)) {
    const mails = await mailsTo(email);
    mailed.set(who, mails.filter(({ template }) => template === "reset-password").length);
  }
  expect([mailed.get("deleted"), mailed.get("invited"), mailed.get("nobody")]).toEqual([0, 0, 0]);
  expect([mailed.get("active"), mailed.get("inactive")]).toEqual([1, 1]);
});
