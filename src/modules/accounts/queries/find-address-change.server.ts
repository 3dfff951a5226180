import { and, eq, gt } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { addressChanges, users } from "../../../db/schema.ts";
import type { Accounts } from "../auth.server.ts";
import { findTokenOwner } from "../one-time-links.server.ts";

export type PendingAddress = { newEmail: string; expiresAt: Date; isApproved: boolean; isProved: boolean };

/** The address that an account asks for, while that is pending; null otherwise. */
export async function findAddressChange(db: Db, userId: Id<"user">, now: Date): Promise<PendingAddress | null> {
  const [change] = await db
    .select()
    .from(addressChanges)
    .where(and(eq(addressChanges.userId, userId), gt(addressChanges.expiresAt, now)));
  if (!change) return null;
  const { newEmail, expiresAt, approvedAt, provedAt } = change;
  return { newEmail, expiresAt, isApproved: approvedAt !== null, isProved: provedAt !== null };
}

export type AddressLink = { userId: Id<"user">; email: string; emailVerified: boolean; newEmail: string };

/** What a link of such a request is about, while it works; null otherwise. Asking does not use it up. */
export async function findAddressLink(
  { db }: Accounts,
  purpose: "approve-address" | "prove-address",
  token: string,
  now: Date,
): Promise<AddressLink | null> {
  const owner = await findTokenOwner(db, purpose, token, now);
  if (!owner) return null;
  const { id: userId, email, emailVerified } = users;
  const [link] = await db
    .select({ userId, email, emailVerified, newEmail: addressChanges.newEmail })
    .from(addressChanges)
    .innerJoin(users, eq(users.id, addressChanges.userId))
    .where(and(eq(addressChanges.userId, owner), gt(addressChanges.expiresAt, now)));
  return link ?? null;
}
