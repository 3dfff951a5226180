import type { Db } from "../../../db/client.ts";
import { installation } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { loadSettings } from "../queries/load-settings.server.ts";
import { CLAIMS_CONFIRMED, claimsKey, claimsOf } from "../rules.ts";

export type ConfirmClaimsResult =
  | { kind: "confirmed" }
  /** Others are stored than the administrator saw; nothing was written. */
  | { kind: "stale" };

/** Notes that the administrator has confirmed the institute's figures. `shown` is their key as the page had them. */
export async function confirmClaims(db: Db, admin: Admin, shown: string, now: Date): Promise<ConfirmClaimsResult> {
  return db.transaction(async (tx): Promise<ConfirmClaimsResult> => {
    const claims = claimsOf(await loadSettings(tx, admin));
    const value = claimsKey(claims);
    if (value !== shown) return { kind: "stale" };
    await tx
      .insert(installation)
      .values({ key: CLAIMS_CONFIRMED, value, createdAt: now })
      .onConflictDoUpdate({ target: installation.key, set: { value, createdAt: now } });
    await recordAudit(tx, admin, { action: "claims.confirmed", after: claims }, now);
    return { kind: "confirmed" };
  });
}
