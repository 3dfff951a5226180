/**
 * Codes that open an account once when the authenticator app is lost. They are random enough that a quick hash is as good
 * as a slow one (ASVS 6.5.2 asks for 112 bits), so that making and trying them costs nothing that could be used against the
 * server. No key is in it: they must work also when the installation's secret was lost.
 */
import { createHash, randomInt } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { recoveryCodes } from "../../../db/schema.ts";
import { RECOVERY_CODES } from "../rules.ts";

/** No letters or digits that look like one another; four groups are 118 bits. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUP_LENGTH = 6;
const GROUPS = 4;

/** A fresh set of codes, to be shown once. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, newGroup).join("-"));
}

/** Gives the user these codes and no others. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: Id<"user">,
  codes: ReadonlyArray<string>,
  now: Date,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ id: newId(), userId, codeHash: hashOf(code), createdAt: now })));
}

/** Uses a code up, in whatever case and with or without its hyphen. False when it is none of the user's that still work. */
export async function redeemRecoveryCode(tx: Tx, userId: Id<"user">, code: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isUnusedOf(userId), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ id: recoveryCodes.id });
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

function hashOf(code: string): string {
  return createHash("sha256").update(code.toLowerCase().replace(/[\s-]/g, "")).digest("base64url");
}
