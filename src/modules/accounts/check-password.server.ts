import { eq } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import { users } from "../../db/schema.ts";
import { findPasswordHash } from "./account-rows.server.ts";
import type { Accounts } from "./auth.server.ts";

/** Whose password it is, or null. Costs one hash either way, also when there is no such account. */
export async function checkPassword(accounts: Accounts, email: string, password: string): Promise<Id<"user"> | null> {
  const { db, hashing } = accounts;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase())).limit(1);
  const hash = user ? await findPasswordHash(db, user.id) : null;
  if (!user || hash === null) {
    await hashing.hash(password);
    return null;
  }
  return (await hashing.verify(hash, password)) ? user.id : null;
}
