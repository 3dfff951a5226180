/**
 * Codes that open an account once when the authenticator app is lost. The database holds hashes only, slow ones with a
 * salt, as for passwords: a code is short enough to be typed. The codes of one set share their salt, so that a try costs
 * one hash however many there are.
 */
import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { and, count, eq, isNull } from "drizzle-orm";
import { type Id, newId } from "../../core/id.ts";
import type { Db, Tx } from "../../db/client.ts";
import { recoveryCodes } from "../../db/schema.ts";
import type { Hashing } from "./auth.server.ts";
import { RECOVERY_CODES } from "./rules.ts";

/** No letters or digits that look like one another; two groups are about 49 bits. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUP_LENGTH = 5;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const scryptOf = promisify<string, Buffer, number, Buffer>(scrypt);

type Deriving = Pick<Hashing, "derive">;

/** A set of codes to be shown once, and what is kept of them. */
export type NewRecoveryCodes = { codes: string[]; hashes: string[] };

/** A fresh set. Costs one slow hash for each code, so it is made before a transaction begins. */
export async function makeRecoveryCodes(hashing: Deriving): Promise<NewRecoveryCodes> {
  const salt = randomBytes(SALT_BYTES);
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${newGroup()}-${newGroup()}`);
  const hashes = await Promise.all(codes.map((code) => hashOf(hashing, code, salt)));
  return { codes, hashes };
}

/** Gives the user these codes and no others. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: Id<"user">,
  hashes: ReadonlyArray<string>,
  now: Date,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length === 0) return;
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ id: newId(), userId, codeHash, createdAt: now })));
}

/** Uses a code up, in whatever case and with or without its hyphen. False when it is none of the user's that still work. */
export async function takeRecoveryCode(
  hashing: Deriving,
  tx: Tx,
  userId: Id<"user">,
  code: string,
  now: Date,
): Promise<boolean> {
  const plain = plainCode(code);
  const { id, codeHash } = recoveryCodes;
  const unused = await tx.select({ id, codeHash }).from(recoveryCodes).where(isUnusedOf(userId));
  const [first] = unused;
  if (!first || plain.length !== 2 * GROUP_LENGTH) return false;
  const hash = await hashOf(hashing, plain, saltIn(first.codeHash));
  const found = unused.find((row) => isSame(row.codeHash, hash));
  if (!found) return false;
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(id, found.id), isNull(recoveryCodes.usedAt)))
    .returning({ id });
  return taken.length > 0;
}

/** How many still work. */
export async function countRecoveryCodes(db: Db | Tx, userId: Id<"user">): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(isUnusedOf(userId));
  return row?.left ?? 0;
}

function isUnusedOf(userId: Id<"user">) {
  return and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

function plainCode(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, "");
}

/** `salt.hash`, both in base64url. */
async function hashOf({ derive = hashSlowly }: Deriving, code: string, salt: Buffer): Promise<string> {
  const hash = await derive(plainCode(code), salt);
  return `${salt.toString("base64url")}.${hash.toString("base64url")}`;
}

function hashSlowly(code: string, salt: Buffer): Promise<Buffer> {
  return scryptOf(code, salt, HASH_BYTES);
}

function saltIn(codeHash: string): Buffer {
  return Buffer.from(codeHash.split(".")[0] ?? "", "base64url");
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
