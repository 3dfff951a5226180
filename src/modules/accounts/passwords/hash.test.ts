import { randomBytes, scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { newClient, openAccounts, PASSWORD, signUpSomebody } from "../../../testing/accounts.ts";
import { db } from "../../../testing/test-db.ts";
import { findPasswordHash, setPassword } from "../account-rows.server.ts";
import { signIn } from "../commands/sign-in.server.ts";
import { type Hashing, hashing, isOutdatedHash } from "./hash.server.ts";

const NOW = new Date();

/** As better-auth wrote it, which hashed passwords before. */
function oldHashOf(password: string): string {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${scryptSync(password, salt, 64, { N: 2 ** 14, r: 16, maxmem: 2 ** 27 }).toString("hex")}`;
}

function openCounting() {
  const calls: string[] = [];
  const counting: Hashing = {
    hash(password) {
      calls.push("hash");
      return hashing.hash(password);
    },
    verify(hash, password) {
      calls.push("verify");
      return hashing.verify(hash, password);
    },
  };
  return { calls, accounts: openAccounts({ hashing: counting }) };
}

test("a hash says how it was made, opens for its password alone, and is never the same twice", async () => {
  const [one, other] = await Promise.all([hashing.hash("é quiet lamp"), hashing.hash("é quiet lamp")]);

  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
  expect(await hashing.verify(one, "e\u0301 quiet lamp")).toBe(true);
  expect(await hashing.verify(one, "e quiet lamp")).toBe(false);
  expect(isOutdatedHash(one)).toBe(false);
});

test("a hash of another program with other values is verified with those, and is outdated", async () => {
  // From the tests of Argon2's reference implementation.
  const hash = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";

  expect(await hashing.verify(hash, "password")).toBe(true);
  expect(await hashing.verify(hash, "differentpassword")).toBe(false);
  expect(isOutdatedHash(hash)).toBe(true);
});

test("a hash that release 0.1.0 wrote is verified, whatever the keyboard writes, and one of no known form opens for nobody", async () => {
  // What better-auth 1.7.1 wrote.
  const hash =
    "54a179b92aa581a3d7854f6692b47438:09ffaa6be2449af2da75412ca91c2c86602ab50e60eba3ab913508e3f0ed4983f8e27a5a3f11978d5325cb096207a4d494b9e92ce55372c35fa3b62ef73511f8";

  expect(await hashing.verify(hash, "e\u0301 quiet lamp")).toBe(true);
  expect(await hashing.verify(hash, "e quiet lamp")).toBe(false);
  expect(isOutdatedHash(hash)).toBe(true);
  expect(await hashing.verify("0123:4567", "é quiet lamp")).toBe(false);
});

test("an account with an old hash signs in, which replaces the hash; a wrong password does not", async () => {
  const { calls, accounts } = openCounting();
  const { fields, student } = await signUpSomebody(accounts);
  const old = oldHashOf(PASSWORD);
  await db.transaction((tx) => setPassword(tx, student.userId, old));
  calls.length = 0;

  const wrong = { ...fields, password: "something else" };
  expect(await signIn(accounts, newClient(), wrong, NOW)).toEqual({ kind: "refused" });
  expect(calls).toEqual(["verify"]);
  expect(await findPasswordHash(db, student.userId)).toBe(old);

  expect(await signIn(accounts, newClient(), fields, NOW)).toMatchObject({ kind: "signed-in" });
  expect(calls).toEqual(["verify", "verify", "hash"]);
  expect(await findPasswordHash(db, student.userId)).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);

  expect(await signIn(accounts, newClient(), fields, NOW)).toMatchObject({ kind: "signed-in" });
  expect(calls).toEqual(["verify", "verify", "hash", "verify"]);
});

test("a wrong password costs about as much work with an old hash as with a new one", async () => {
  const [old, current] = [oldHashOf("right"), await hashing.hash("right")];
  const costOf = async (hash: string) => {
    const before = process.cpuUsage();
    await hashing.verify(hash, "wrong");
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  let [ofOld, ofCurrent] = [0, 0];
  for (let time = 0; time < 3; time += 1) {
    ofOld += await costOf(old);
    ofCurrent += await costOf(current);
  }

  expect(ofOld / ofCurrent).toBeGreaterThan(0.5);
  expect(ofOld / ofCurrent).toBeLessThan(2);
});
