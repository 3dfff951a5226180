import { eq } from "drizzle-orm";
import { users } from "../../../db/schema.ts";
import { findPasswordHash, replacePasswordHash } from "../account-rows.server.ts";
import type { Accounts } from "../auth.server.ts";
import type { CheckedUser } from "../sign-in/begin-session.server.ts";
import { unlessBusy } from "./busy.server.ts";
import { isOutdatedHash } from "./hash.server.ts";

/**
 * The owner of the password, or null. Costs one hash either way, even without such an account. A correct password with an
 * outdated hash is rehashed.
 */
export async function checkPassword(accounts: Accounts, email: string, password: string): Promise<CheckedUser | null> {
  const { db, hashing } = accounts;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase())).limit(1);
  const hash = user ? await findPasswordHash(db, user.id) : null;
  if (!user || hash === null) {
    await hashing.hash(password);
    return null;
  }
  if (!(await hashing.verify(hash, password))) return null;
  if (isOutdatedHash(hash)) {
    // Skipped when the server is busy: the next sign-in tries again.
    const renewed = await unlessBusy(() => hashing.hash(password));
    if (renewed !== "busy") {
      const isReplaced = await replacePasswordHash(db, user.id, hash, renewed);
      // Changed by another meanwhile: to another hash of the same password, or to another password.
      return isReplaced ? { userId: user.id, passwordHash: renewed } : checkPassword(accounts, email, password);
    }
  }
  return { userId: user.id, passwordHash: hash };
}
