import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { siteSettings } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { SettingsInput } from "../forms.ts";
import { settingColumns } from "../queries/find-settings.server.ts";

export type SaveSettingsResult =
  | { kind: "saved"; updatedAt: Date }
  /** Somebody saved others after the form was opened; nothing was written. */
  | { kind: "stale"; now: SettingsInput; updatedAt: Date };

/** Saves the settings of the site, which the public pages show from the next request on. The logo stays as it is. */
export async function saveSettings(
  db: Db,
  admin: Admin,
  { basedOn, input }: { basedOn: Date; input: SettingsInput },
  now: Date,
): Promise<SaveSettingsResult> {
  return db.transaction(async (tx): Promise<SaveSettingsResult> => {
    const [stored] = await tx
      .select({ ...settingColumns, changedAt: siteSettings.updatedAt })
      .from(siteSettings)
      .where(eq(siteSettings.id, 1))
      .for("update");
    if (!stored) throw new Error("The row of the site's settings is missing.");
    const { changedAt, ...before } = stored;
    if (changedAt.getTime() !== basedOn.getTime()) return { kind: "stale", now: before, updatedAt: changedAt };
    // Two saves within one millisecond must still be told apart by whoever opened the form between them.
    const updatedAt = new Date(Math.max(now.getTime(), changedAt.getTime() + 1));
    await tx
      .update(siteSettings)
      .set({ ...input, updatedAt })
      .where(eq(siteSettings.id, 1));
    await recordAudit(tx, admin, { action: "settings.changed", before, after: input }, now);
    return { kind: "saved", updatedAt };
  });
}
