/** Whose addresses are taken: nobody is entered twice. */
import { and, isNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../db/client.ts";
import { students, users } from "../../../db/schema.ts";
import { isAdminAddress, type Roles } from "../../accounts/roles.server.ts";

export type KnownAddress = "account" | "invited" | "admin";

/** Those of the addresses, which are in small letters, that belong to somebody, and to whom. */
export async function findKnownAddresses(
  tx: Tx,
  roles: Roles,
  emails: ReadonlyArray<string>,
): Promise<Map<string, KnownAddress>> {
  const isOneOf = (column: SQL) => sql`${column} = any(${sql.param([...emails])}::text[])`;
  const folded = sql<string>`lower(${students.email})`;
  const invited = await tx
    .select({ email: folded })
    .from(students)
    .where(and(isOneOf(folded), isNull(students.authId)));
  const accounts = await tx
    .select({ email: users.email })
    .from(users)
    .where(isOneOf(sql`${users.email}`));
  return new Map<string, KnownAddress>([
    ...invited.map(({ email }) => [email, "invited"] as const),
    ...accounts.map(({ email }) => [email, "account"] as const),
    ...emails.filter((email) => isAdminAddress(roles, email)).map((email) => [email, "admin"] as const),
  ]);
}
