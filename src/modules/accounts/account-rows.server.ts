/** The rows an account consists of: an account and its student exist together or not at all. */
import { and, eq } from "drizzle-orm";
import { type Id, newId } from "../../core/id.ts";
import type { Db, Tx } from "../../db/client.ts";
import { accounts, addressChanges, enrolments, students, users } from "../../db/schema.ts";
import { dropTokens } from "./one-time-links.server.ts";

/** An account that has a password, in the words of better-auth, which made the tables (record 45). */
const CREDENTIAL = { providerId: "credential", issuer: "local:credential" } as const;

export type NewUser = { name: string; email: string; emailVerified: boolean; passwordHash: string };

/** Someone who can sign in. Null when the address has an account already, also when that one is being made just now. */
export async function insertUser(tx: Tx, user: NewUser): Promise<Id<"user"> | null> {
  const { name, email, emailVerified, passwordHash } = user;
  const [inserted] = await tx
    .insert(users)
    .values({ id: newId<"user">(), name, email, emailVerified })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!inserted) return null;
  await insertCredential(tx, inserted.id, passwordHash);
  return inserted.id;
}

/** A student who can sign in, enrolled in one course. Null as in `insertUser`. */
export async function insertStudentAccount(
  tx: Tx,
  student: NewUser & { course: string },
  now: Date,
): Promise<{ userId: Id<"user">; studentId: Id<"student"> } | null> {
  const userId = await insertUser(tx, student);
  if (!userId) return null;
  const { name, email, course } = student;
  const studentId = newId<"student">();
  await tx.insert(students).values({ id: studentId, authId: userId, name, email, course, joinDate: now });
  await tx.insert(enrolments).values({ studentId, course, enrolledAt: now });
  return { userId, studentId };
}

/** Sets the user's password. A sign-in in progress with the old one has to start again. */
export async function setPassword(tx: Tx, userId: Id<"user">, passwordHash: string): Promise<void> {
  const changed = await tx
    .update(accounts)
    .set({ password: passwordHash })
    .where(isCredentialOf(userId))
    .returning({ id: accounts.id });
  if (changed.length === 0) await insertCredential(tx, userId, passwordHash);
  await dropTokens(tx, "second-step", userId);
}

/** The hash of the user's password, or null when there is none. */
export async function findPasswordHash(db: Db | Tx, userId: Id<"user">): Promise<string | null> {
  const [row] = await db.select({ hash: accounts.password }).from(accounts).where(isCredentialOf(userId)).limit(1);
  return row?.hash ?? null;
}

/** Writes the same password with another hash. False if the password or its hash has changed in the meantime. */
export async function replacePasswordHash(db: Db, userId: Id<"user">, before: string, after: string): Promise<boolean> {
  const replaced = await db
    .update(accounts)
    .set({ password: after })
    .where(and(isCredentialOf(userId), eq(accounts.password, before)))
    .returning({ id: accounts.id });
  return replaced.length > 0;
}

/** True if this is still the hash of the user's password. Waits for a change in progress. */
export async function isPasswordHash(db: Db, userId: Id<"user">, hash: string): Promise<boolean> {
  const [row] = await db.select({ hash: accounts.password }).from(accounts).where(isCredentialOf(userId)).for("share");
  return row?.hash === hash;
}

export type LockedAccount = { id: Id<"user">; name: string; email: string; emailVerified: boolean };

/**
 * The account, locked until the transaction ends, so that the second of two concurrent changes sees the first. A transaction
 * that locks rows of an account locks this one first.
 */
export async function lockAccount(tx: Tx, userId: Id<"user">): Promise<LockedAccount | null> {
  const { id, name, email, emailVerified } = users;
  const [account] = await tx
    .select({ id, name, email, emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return account ?? null;
}

/** Drops the requested address and invalidates both of its links. */
export async function dropAddressChange(tx: Tx, userId: Id<"user">): Promise<void> {
  await tx.delete(addressChanges).where(eq(addressChanges.userId, userId));
  await dropTokens(tx, "approve-address", userId);
  await dropTokens(tx, "prove-address", userId);
}

function isCredentialOf(userId: Id<"user">) {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, CREDENTIAL.providerId));
}

async function insertCredential(tx: Tx, userId: Id<"user">, passwordHash: string): Promise<void> {
  await tx.insert(accounts).values({ id: newId(), userId, accountId: userId, password: passwordHash, ...CREDENTIAL });
}
