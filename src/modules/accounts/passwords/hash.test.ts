import { argon2Sync, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { newClient, openAccounts, PASSWORD, signUpSomebody } from "../../../testing/accounts.ts";
import { db } from "../../../testing/test-db.ts";
import { findPasswordHash, setPassword } from "../account-rows.server.ts";
import { signIn } from "../commands/sign-in.server.ts";
import { type Hashing, hashing, isOutdatedHash } from "./hash.server.ts";

const NOW = new Date();

/** Made with less memory than hashes of today. */
function outdatedHashOf(password: string): string {
  const nonce = randomBytes(16);
  const cost = { memory: 19_456, passes: 2, parallelism: 1 };
  const key = argon2Sync("argon2id", { message: password, nonce, tagLength: 32, ...cost });
  const [salt, tag] = [nonce, key].map((bytes) => bytes.toString("base64").replaceAll("=", ""));
  return `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${tag}`;
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

test("a hash of no known form opens for nobody, and is not outdated", async () => {
  for (const hash of ["", "0123:4567", "$argon2i$v=19$m=47104,t=1,p=1$c29tZXNhbHQ$c29tZXNhbHQ"]) {
    expect(await hashing.verify(hash, "é quiet lamp")).toBe(false);
    expect(isOutdatedHash(hash)).toBe(false);
  }
});

test("an account with an outdated hash signs in, which replaces the hash; a wrong password does not", async () => {
  const { calls, accounts } = openCounting();
  const { fields, student } = await signUpSomebody(accounts);
  const old = outdatedHashOf(PASSWORD);
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
