import type { Db, Tx } from "../../../db/client.ts";
import { siteSettings } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { namesIn, type SettingsPart } from "../forms.ts";
import { siteColumns } from "./load-site.server.ts";

/** Everything that the administrator can set, except for the logo, and when it was last changed. */
export const settingColumns = {
  ...siteColumns,
  addStudentCourses: siteSettings.addStudentCourses,
  mailFromName: siteSettings.mailFromName,
  mailFromAddress: siteSettings.mailFromAddress,
};

/** The settings of the site as the administrator edits them. */
export async function loadSettings(db: Db | Tx, _admin: Admin) {
  const { logoUrl, updatedAt } = siteSettings;
  const [settings] = await db
    .select({ ...settingColumns, logoUrl, updatedAt })
    .from(siteSettings)
    .limit(1);
  if (!settings) throw new Error("The row of the site's settings is missing.");
  return settings;
}

/** The settings of a part by their names. */
export function settingsIn(part: SettingsPart, settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(namesIn(part).map((name) => [name, settings[name]]));
}

/** The version of a part: its settings as JSON, by their names. */
export function versionOfPart(part: SettingsPart, settings: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(settingsIn(part, settings));
}
