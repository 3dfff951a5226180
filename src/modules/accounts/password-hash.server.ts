/**
 * How passwords are hashed: scrypt with the values of OWASP's Password Storage Cheat Sheet for 32 MB, written into the hash,
 * so that they can be raised later. Hashes of earlier releases are better-auth's (N=2^14, r=16, p=1, also 32 MB and a third of
 * the work); they are verified as they are and replaced at the next sign-in.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { verifyPassword } from "better-auth/crypto";

type Cost = { ln: number; r: number; p: number };

export type Hashing = {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
};

const COST: Cost = { ln: 15, r: 8, p: 3 };
/** What a hash of before costs less than one of now. With a wrong password it is spent all the same. */
const REST_OF_OLD: Cost = { ...COST, p: 2 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const OWN = /^scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;
const OLD = /^[\da-f]{32}:[\da-f]{128}$/;

const scryptOf = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Off the main thread, 32 MB a hash. */
export const hashing: Hashing = {
  async hash(password) {
    const salt = randomBytes(SALT_BYTES);
    const key = await derive(password, salt, KEY_BYTES, COST);
    const { ln, r, p } = COST;
    return `scrypt$ln=${ln},r=${r},p=${p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
  },
  async verify(hash, password) {
    const parts = OWN.exec(hash);
    if (!parts) return verifyOld(hash, password);
    const [, ln, r, p, salt = "", key = ""] = parts;
    const expected = Buffer.from(key, "base64url");
    const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
    const found = await derive(password, Buffer.from(salt, "base64url"), expected.length, cost);
    return timingSafeEqual(found, expected);
  },
};

/** True for a hash that is to be replaced when its password is at hand: one of before, or with other values. */
export function isOutdatedHash(hash: string): boolean {
  const parts = OWN.exec(hash);
  if (!parts) return OLD.test(hash);
  const [, ln, r, p] = parts;
  return Number(ln) !== COST.ln || Number(r) !== COST.r || Number(p) !== COST.p;
}

/** A wrong password takes as long here as with a hash of now or an unknown address, or the time would tell old accounts apart. */
async function verifyOld(hash: string, password: string): Promise<boolean> {
  if (await verifyPassword({ hash, password })) return true;
  await derive(password, randomBytes(SALT_BYTES), KEY_BYTES, REST_OF_OLD);
  return false;
}

/** As before, a password is its NFKC form: keyboards differ in how they write an é. */
function derive(password: string, salt: Buffer, length: number, { ln, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** ln;
  return scryptOf(password.normalize("NFKC"), salt, length, { N, r, p, maxmem: 128 * r * (N + p) * 2 });
}
