import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { users } from "../../../db/schema.ts";
import type { Accounts } from "../auth.server.ts";
import { findTokenOwner, type LinkPurpose } from "../one-time-links.server.ts";

export type LinkOwner = { userId: Id<"user">; email: string };

/** Whose account a link from a mail is for, while it works; null otherwise. Asking does not use it up. */
export async function findLinkOwner(
  { db }: Accounts,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<LinkOwner | null> {
  const userId = await findTokenOwner(db, purpose, token, now);
  if (!userId) return null;
  const [user] = await db.select({ userId: users.id, email: users.email }).from(users).where(eq(users.id, userId));
  return user ?? null;
}
