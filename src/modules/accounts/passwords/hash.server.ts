/**
 * How passwords are hashed: Argon2id with the first of the values in OWASP's Password Storage Cheat Sheet (46 MiB, one pass),
 * written as a PHC string, so that they can be raised later. Hashes of release 0.1.0 are better-auth's (scrypt, N=2^14,
 * r=16, p=1), which take about as long; they are verified as they are and replaced at the next sign-in.
 */
import { type Argon2Parameters, argon2, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

export type Hashing = {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
};

/** Memory in KiB. */
type Cost = { memory: number; passes: number; parallelism: number };

const COST: Cost = { memory: 47_104, passes: 1, parallelism: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Version 1.3 of the algorithm, the only one that Node has. */
const OWN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;
const OLD = /^[\da-f]{32}:[\da-f]{128}$/;

const OLD_KEY_BYTES = 64;
const OLD_COST: ScryptOptions = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };

const oldScrypt = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

const argon2id = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2("argon2id", parameters, done),
);

/** Off the main thread, 46 MiB a hash. */
export const hashing: Hashing = {
  async hash(password) {
    const salt = randomBytes(SALT_BYTES);
    const key = await derive(password, salt, KEY_BYTES, COST);
    const { memory, passes, parallelism } = COST;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`;
  },
  async verify(hash, password) {
    const own = readOwn(hash);
    if (!own) return verifyOld(hash, password);
    const found = await derive(password, own.salt, own.key.length, own.cost);
    return timingSafeEqual(found, own.key);
  },
};

/** True for a hash to be replaced at the next sign-in: one of release 0.1.0, or with other parameters. */
export function isOutdatedHash(hash: string): boolean {
  const own = readOwn(hash);
  if (!own) return OLD.test(hash);
  const { memory, passes, parallelism } = own.cost;
  return memory !== COST.memory || passes !== COST.passes || parallelism !== COST.parallelism;
}

async function verifyOld(hash: string, password: string): Promise<boolean> {
  const [salt = "", key = ""] = hash.split(":");
  const found = await oldScrypt(password.normalize("NFKC"), salt, OLD_KEY_BYTES, OLD_COST);
  const kept = Buffer.from(key, "hex");
  return kept.length === found.length && timingSafeEqual(found, kept);
}

function readOwn(hash: string): { cost: Cost; salt: Buffer; key: Buffer } | null {
  const parts = OWN.exec(hash);
  if (!parts) return null;
  const [, memory, passes, parallelism, salt = "", key = ""] = parts;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  };
}

/** As before, a password is its NFKC form: keyboards differ in how they write an é. */
function derive(password: string, nonce: Buffer, tagLength: number, cost: Cost): Promise<Buffer> {
  return argon2id({ ...cost, message: password.normalize("NFKC"), nonce, tagLength });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
