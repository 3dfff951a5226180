import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { siteSettings } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { SettingsInput, SettingsPart } from "../forms.ts";
import { settingColumns, settingsIn, versionOfPart } from "../queries/load-settings.server.ts";

export type SaveSettingsResult =
  | { kind: "saved"; updatedAt: Date }
  /** The same part was saved by another after the form was opened; nothing was written. `now` has the stored values. */
  | { kind: "stale"; now: Readonly<Record<string, unknown>>; version: string };

/** Saves one part of the settings, which the public pages show from the next request on. The others stay as they are. */
export async function saveSettings(
  db: Db,
  admin: Admin,
  { part, basedOn, input }: { part: SettingsPart; basedOn: string; input: SettingsInput },
  now: Date,
): Promise<SaveSettingsResult> {
  return db.transaction(async (tx): Promise<SaveSettingsResult> => {
    const ours = eq(siteSettings.id, 1);
    const [stored] = await tx.select(settingColumns).from(siteSettings).where(ours).for("update");
    if (!stored) throw new Error("The row of the site's settings is missing.");
    const before = settingsIn(part, stored);
    const version = versionOfPart(part, stored);
    if (version !== basedOn) return { kind: "stale", now: before, version };
    await tx
      .update(siteSettings)
      .set({ ...input, updatedAt: now })
      .where(ours);
    await recordAudit(tx, admin, { action: "settings.changed", before, after: input }, now);
    return { kind: "saved", updatedAt: now };
  });
}
