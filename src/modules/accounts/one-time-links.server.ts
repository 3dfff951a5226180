/**
 * Links that prove control of a mailbox: each works once and for a while. The database holds only a hash, so reading it opens
 * nothing. Several of one kind may be outstanding; using one invalidates them all.
 */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lt } from "drizzle-orm";
import { type Id, newId, parseId } from "../../core/id.ts";
import type { Db, Tx } from "../../db/client.ts";
import { users, verifications } from "../../db/schema.ts";

/** How long each kind works. A password reset is read within minutes; a sign-up mail perhaps the next day. */
export const LINK_MINUTES = {
  "verify-email": 24 * 60,
  "reset-password": 60,
  "approve-address": 24 * 60,
  "prove-address": 24 * 60,
  /** Not mailed but held in a cookie: the password was right and the second step is pending. */
  "second-step": 10,
} as const;

export type LinkPurpose = keyof typeof LINK_MINUTES;

const SECRET_BYTES = 32;
const ID_BYTES = 16;

/** Creates a token for a link and deletes expired ones of the same kind. */
export async function issueToken(tx: Tx, purpose: LinkPurpose, userId: Id<"user">, now: Date): Promise<string> {
  const identifier = identifierOf(purpose, userId);
  const token = createToken(userId);
  const expiresAt = new Date(now.getTime() + LINK_MINUTES[purpose] * 60_000);
  await tx.delete(verifications).where(and(eq(verifications.identifier, identifier), lt(verifications.expiresAt, now)));
  await tx
    .insert(verifications)
    .values({ id: newId(), identifier, value: hashOf(token), expiresAt, createdAt: now, updatedAt: now });
  return token;
}

/** Whose token it is, while it works; null when it is unknown, expired or used. */
export async function findTokenOwner(
  db: Db | Tx,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<Id<"user"> | null> {
  const userId = ownerNamedIn(token);
  if (!userId) return null;
  const [row] = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(isWorking(purpose, userId, token, now))
    .limit(1);
  return row ? userId : null;
}

/**
 * Uses up a token and all others of its kind. Null when it does not work or another request was faster. The account is locked
 * until the transaction ends, before its links: the same order as everywhere else.
 */
export async function redeemToken(tx: Tx, purpose: LinkPurpose, token: string, now: Date): Promise<Id<"user"> | null> {
  const userId = ownerNamedIn(token);
  if (!userId) return null;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const taken = await tx
    .delete(verifications)
    .where(isWorking(purpose, userId, token, now))
    .returning({ id: verifications.id });
  if (taken.length === 0) return null;
  await dropTokens(tx, purpose, userId);
  return userId;
}

/** Invalidates all of the user's outstanding links of this kind. */
export async function dropTokens(tx: Tx, purpose: LinkPurpose, userId: Id<"user">): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.identifier, identifierOf(purpose, userId)));
}

/** Invalidates all of the user's outstanding links, of every kind. */
export async function dropAllTokens(tx: Tx, userId: Id<"user">): Promise<void> {
  const identifiers = Object.keys(LINK_MINUTES).map((purpose) => `${purpose}:${userId}`);
  await tx.delete(verifications).where(inArray(verifications.identifier, identifiers));
}

function isWorking(purpose: LinkPurpose, userId: Id<"user">, token: string, now: Date) {
  return and(
    eq(verifications.identifier, identifierOf(purpose, userId)),
    eq(verifications.value, hashOf(token)),
    gt(verifications.expiresAt, now),
  );
}

function identifierOf(purpose: LinkPurpose, userId: Id<"user">): string {
  return `${purpose}:${userId}`;
}

/** A new token. It begins with the id of its owner, so that it can be looked up by an index. */
export function createToken(ownerId: Id<"user" | "student">): string {
  return Buffer.concat([Buffer.from(ownerId.replaceAll("-", ""), "hex"), randomBytes(SECRET_BYTES)]).toString(
    "base64url",
  );
}

/** The form in which the database holds a token. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The id at the beginning of a token; null when it has not the form of one. */
export function ownerNamedIn<Owner extends "user" | "student" = "user">(token: string): Id<Owner> | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== ID_BYTES + SECRET_BYTES) return null;
  const hex = bytes.subarray(0, ID_BYTES).toString("hex");
  return parseId<Owner>(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"));
}
