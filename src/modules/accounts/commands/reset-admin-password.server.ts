import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { sessions, users } from "../../../db/schema.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { insertUser, setPassword } from "../account-rows.server.ts";
import { ADMIN_NAME, generatePassword } from "../admin-account.server.ts";
import { hashing } from "../passwords/hash.server.ts";
import { removeUnprovedAccess } from "../prove-address.server.ts";
import { isAdminIn, type Roles } from "../roles.server.ts";
import type { Operator } from "../viewer.ts";

/**
 * Gives the administrator a new password and ends all of the old one's sessions. Makes the account when it is missing. Running
 * this takes access to the server, so the address needs no further proof.
 */
export async function resetAdminPassword(
  db: Db,
  operator: Operator,
  { adminEmail, adminPassword }: Roles & { adminPassword?: string | undefined },
  now: Date,
): Promise<{ password: string; wasGenerated: boolean }> {
  const password = adminPassword ?? generatePassword();
  const passwordHash = await hashing.hash(password);
  await db.transaction(async (tx) => {
    const created = await insertUser(tx, { name: ADMIN_NAME, email: adminEmail, emailVerified: true, passwordHash });
    const [admin] = created
      ? [{ id: created, emailVerified: true }]
      : await tx
          .select({ id: users.id, emailVerified: users.emailVerified })
          .from(users)
          .where(isAdminIn({ adminEmail }, users.email))
          .for("update");
    if (admin) {
      const { id, emailVerified } = admin;
      if (!created) await setPassword(tx, id, passwordHash);
      if (!emailVerified) {
        await tx.update(users).set({ emailVerified: true, emailProvedAt: now }).where(eq(users.id, id));
        await removeUnprovedAccess(tx, id, "");
      }
      await tx.delete(sessions).where(eq(sessions.userId, id));
      const subject = { id, name: adminEmail };
      await recordAudit(tx, operator, { action: "account.password-reset", subject }, now);
    }
  });
  return { password, wasGenerated: adminPassword === undefined };
}
