import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { installation } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { CLAIMS_CONFIRMED, type Claims, claimsKey } from "../rules.ts";

/** Whether the administrator has confirmed these very figures of the institute (P27). */
export async function hasConfirmedClaims(db: Db, _admin: Admin, claims: Claims): Promise<boolean> {
  const [mark] = await db
    .select({ confirmed: installation.value })
    .from(installation)
    .where(eq(installation.key, CLAIMS_CONFIRMED));
  return mark?.confirmed === claimsKey(claims);
}
