/**
 * A second factor that is being set up: its secret waits, encrypted, until the app has shown a code. It belongs to one
 * session, so that nobody else who is signed in to the account can read it meanwhile.
 */
import { and, eq, gt } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { verifications } from "../../../db/schema.ts";
import type { Accounts } from "../auth.server.ts";
import { newTotpSecret } from "./totp.server.ts";

/** Long enough to install an app first. */
const SET_UP_MINUTES = 30;

/** Stores a fresh secret, replacing one that was not confirmed. */
export async function beginSetUp(
  accounts: Accounts,
  tx: Tx,
  { userId, session }: { userId: Id<"user">; session: string },
  now: Date,
): Promise<void> {
  const value = accounts.secretBox.seal(newTotpSecret(), ownerOf(userId, session));
  const expiresAt = new Date(now.getTime() + SET_UP_MINUTES * 60_000);
  await dropSetUp(tx, userId);
  await tx
    .insert(verifications)
    .values({ id: newId(), identifier: identifierOf(userId), value, expiresAt, createdAt: now, updatedAt: now });
}

/** The secret that waits for its first code; null if set-up was not started in this session, or too long ago. */
export async function findSetUp(
  accounts: Accounts,
  db: Db | Tx,
  { userId, session }: { userId: Id<"user">; session: string },
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifierOf(userId)), gt(verifications.expiresAt, now)))
    .limit(1);
  return row ? accounts.secretBox.open(row.value, ownerOf(userId, session)) : null;
}

/** Forgets a secret that was not confirmed. */
export async function dropSetUp(tx: Tx, userId: Id<"user">): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.identifier, identifierOf(userId)));
}

function ownerOf(userId: Id<"user">, session: string): ReadonlyArray<string> {
  return ["second-factor-set-up", userId, session];
}

function identifierOf(userId: Id<"user">): string {
  return `second-factor-set-up:${userId}`;
}
