import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { sessions, users } from "../../../db/schema.ts";
import { insertUser, setPassword } from "../account-rows.server.ts";
import { ADMIN_NAME, generatePassword } from "../admin-account.server.ts";
import { hashing } from "../auth.server.ts";

/**
 * Gives the administrator a new password and ends all of the old one's sessions. Makes the account when it is missing.
 * Whoever may run this holds the server, so the address needs no further proof.
 */
export async function resetAdminPassword(
  db: Db,
  { adminEmail, adminPassword }: { adminEmail: string; adminPassword?: string | undefined },
): Promise<{ password: string; wasGenerated: boolean }> {
  const password = adminPassword ?? generatePassword();
  const passwordHash = await hashing.hash(password);
  await db.transaction(async (tx) => {
    const created = await insertUser(tx, { name: ADMIN_NAME, email: adminEmail, emailVerified: true, passwordHash });
    if (created) return;
    const changed = await tx
      .update(users)
      .set({ emailVerified: true })
      .where(eq(users.email, adminEmail))
      .returning({ id: users.id });
    for (const { id } of changed) {
      await setPassword(tx, id, passwordHash);
      await tx.delete(sessions).where(eq(sessions.userId, id));
    }
  });
  return { password, wasGenerated: adminPassword === undefined };
}
