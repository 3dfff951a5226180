/**
 * How passwords are hashed: Argon2id with the first of the values in OWASP's Password Storage Cheat Sheet (46 MiB, one pass),
 * written as a PHC string, so that they can be raised later.
 */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
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
const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

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
    const stored = readHash(hash);
    if (!stored) return false;
    const found = await derive(password, stored.salt, stored.key.length, stored.cost);
    return timingSafeEqual(found, stored.key);
  },
};

/** True for a hash with other parameters, to be replaced at the next sign-in. */
export function isOutdatedHash(hash: string): boolean {
  const stored = readHash(hash);
  if (!stored) return false;
  const { memory, passes, parallelism } = stored.cost;
  return memory !== COST.memory || passes !== COST.passes || parallelism !== COST.parallelism;
}

function readHash(hash: string): { cost: Cost; salt: Buffer; key: Buffer } | null {
  const parts = HASH.exec(hash);
  if (!parts) return null;
  const [, memory, passes, parallelism, salt = "", key = ""] = parts;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  };
}

/** A password is its NFKC form: keyboards differ in how they write an é. */
function derive(password: string, nonce: Buffer, tagLength: number, cost: Cost): Promise<Buffer> {
  return argon2id({ ...cost, message: password.normalize("NFKC"), nonce, tagLength });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/={1,2}$/, "");
}
