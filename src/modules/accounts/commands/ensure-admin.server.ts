import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema.ts";
import { insertUser } from "../account-rows.server.ts";
import { ADMIN_NAME, generatePassword } from "../admin-account.server.ts";
import { hashing } from "../passwords/hash.server.ts";
import { isAdminIn, type Roles } from "../roles.server.ts";

export type EnsureAdminResult =
  /** `generatedPassword` is set when none was given: the caller has the only copy. */
  { kind: "created"; generatedPassword?: string } | { kind: "exists" };

/** Makes the administrator's account, with a proved address, unless that address has an account already. */
export async function ensureAdmin(
  db: Db,
  { adminEmail, adminPassword }: Roles & { adminPassword?: string | undefined },
): Promise<EnsureAdminResult> {
  if ((await db.$count(users, isAdminIn({ adminEmail }, users.email))) > 0) return { kind: "exists" };

  const password = adminPassword ?? generatePassword();
  const admin = {
    name: ADMIN_NAME,
    email: adminEmail,
    emailVerified: true,
    passwordHash: await hashing.hash(password),
  };
  const inserted = await db.transaction((tx) => insertUser(tx, admin));
  if (!inserted) return { kind: "exists" };
  return adminPassword ? { kind: "created" } : { kind: "created", generatedPassword: password };
}
