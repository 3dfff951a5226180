import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema.ts";
import { isAdminAddress, type Roles } from "../roles.server.ts";

/** Whether an address has an account already or is the administrator's (P4). An invited one is free: it is adopted. */
export async function isAddressTaken(db: Db, roles: Roles, email: string): Promise<boolean> {
  return isAdminAddress(roles, email) || (await db.$count(users, eq(users.email, email))) > 0;
}
