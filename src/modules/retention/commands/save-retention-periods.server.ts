import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { siteSettings } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { loadRetentionPeriods } from "../queries/load-retention-periods.server.ts";
import { type RetentionPeriods, type RetentionSetting, serializePeriods, shortened } from "../rules.ts";

export type SaveRetentionPeriodsResult =
  | { kind: "saved" }
  /** Somebody saved others after the form was opened; nothing was written. */
  | { kind: "stale"; now: RetentionPeriods }
  /** Something would be kept for a shorter time, and that was not confirmed; nothing was written. */
  | { kind: "destroys"; shorter: RetentionSetting[] };

/**
 * Saves how long data are kept, from the next daily run on. A shorter time destroys, so it has to be confirmed. The other
 * settings do not count as changed: whoever edits them meanwhile overwrites nothing of this.
 */
export async function saveRetentionPeriods(
  db: Db,
  admin: Admin,
  { basedOn, input, isConfirmed }: { basedOn: RetentionPeriods; input: RetentionPeriods; isConfirmed: boolean },
  now: Date,
): Promise<SaveRetentionPeriodsResult> {
  return db.transaction(async (tx): Promise<SaveRetentionPeriodsResult> => {
    const row = eq(siteSettings.id, 1);
    await tx.select({ id: siteSettings.id }).from(siteSettings).where(row).for("update");
    const before = await loadRetentionPeriods(tx);
    if (serializePeriods(before) !== serializePeriods(basedOn)) return { kind: "stale", now: before };
    const shorter = shortened(before, input);
    if (shorter.length > 0 && !isConfirmed) return { kind: "destroys", shorter };
    await tx.update(siteSettings).set(input).where(row);
    await recordAudit(tx, admin, { action: "settings.changed", before, after: input }, now);
    return { kind: "saved" };
  });
}
