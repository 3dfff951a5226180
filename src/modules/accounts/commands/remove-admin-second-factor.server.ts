import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { sessions, users } from "../../../db/schema.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { isAdminIn, type Roles } from "../roles.server.ts";
import { dropSecondFactor } from "../second-factor/factor.server.ts";
import type { Operator } from "../viewer.ts";

/**
 * Removes the administrator's second factor and ends all sessions; the password stays. For a lost phone: running this takes
 * access to the server. False when there was none.
 */
export async function removeAdminSecondFactor(db: Db, operator: Operator, roles: Roles, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { id, email } = users;
    const [admin] = await tx.select({ id, email }).from(users).where(isAdminIn(roles, email)).for("update");
    if (!admin || !(await dropSecondFactor(tx, admin.id))) return false;
    await tx.delete(sessions).where(eq(sessions.userId, admin.id));
    const subject = { id: admin.id, name: admin.email };
    await recordAudit(tx, operator, { action: "account.second-factor-off", subject }, now);
    return true;
  });
}
