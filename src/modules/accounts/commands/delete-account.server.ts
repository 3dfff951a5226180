import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { users } from "../../../db/schema.ts";
import { dropAllTokens } from "../one-time-links.server.ts";

/** Deletes an account with its sessions, its links and everything that refers to it, in the caller's transaction. */
export async function deleteAccount(tx: Tx, userId: Id<"user">): Promise<void> {
  await dropAllTokens(tx, userId);
  await tx.delete(users).where(eq(users.id, userId));
}
