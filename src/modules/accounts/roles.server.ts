/** The only place where roles are decided. Only the administrator's is stored, as an address (P4). */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Accounts } from "./auth.server.ts";

/** What an installation says about roles. */
export type Roles = Pick<Accounts, "adminEmail">;

/** Whether an address, in small letters, is the administrator's, also before it has an account or is proved. */
export function isAdminAddress({ adminEmail }: Roles, email: string): boolean {
  // biome-ignore lint/plugin: this is the one place.
  return email === adminEmail;
}

/** The same of a column, for a `where`: null where the column is. */
export function isAdminIn({ adminEmail }: Roles, email: SQLWrapper): SQL {
  return sql`${email} = ${adminEmail}`;
}
