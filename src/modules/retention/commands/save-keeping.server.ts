import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { siteSettings } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { findKeeping } from "../queries/find-keeping.server.ts";
import { type Keeping, type Kept, shortened, textOfKeeping } from "../rules.ts";

export type SaveKeepingResult =
  | { kind: "saved" }
  /** Somebody saved others after the form was opened; nothing was written. */
  | { kind: "stale"; now: Keeping }
  /** Something would be kept for a shorter time, and that was not confirmed; nothing was written. */
  | { kind: "destroys"; shorter: Kept[] };

/**
 * Saves how long data are kept, from the next daily run on. A shorter time destroys, so it has to be confirmed. The other
 * settings do not count as changed: whoever edits them meanwhile overwrites nothing of this.
 */
export async function saveKeeping(
  db: Db,
  admin: Admin,
  { basedOn, input, isConfirmed }: { basedOn: Keeping; input: Keeping; isConfirmed: boolean },
  now: Date,
): Promise<SaveKeepingResult> {
  return db.transaction(async (tx): Promise<SaveKeepingResult> => {
    const row = eq(siteSettings.id, 1);
    await tx.select({ id: siteSettings.id }).from(siteSettings).where(row).for("update");
    const before = await findKeeping(tx);
    if (textOfKeeping(before) !== textOfKeeping(basedOn)) return { kind: "stale", now: before };
    const shorter = shortened(before, input);
    if (shorter.length > 0 && !isConfirmed) return { kind: "destroys", shorter };
    await tx.update(siteSettings).set(input).where(row);
    await recordAudit(tx, admin, { action: "settings.changed", before, after: input }, now);
    return { kind: "saved" };
  });
}
