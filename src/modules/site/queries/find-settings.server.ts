import type { Db, Tx } from "../../../db/client.ts";
import { siteSettings } from "../../../db/schema.ts";

/** Everything that the administrator may set, and when that was changed last. The logo is set by itself. */
export const settingColumns = {
  instituteName: siteSettings.instituteName,
  address: siteSettings.address,
  phone: siteSettings.phone,
  email: siteSettings.email,
  whatsapp: siteSettings.whatsapp,
  officeHours: siteSettings.officeHours,
  studentsPlaced: siteSettings.studentsPlaced,
  successRate: siteSettings.successRate,
  programs: siteSettings.programs,
  countries: siteSettings.countries,
  signUpCourses: siteSettings.signUpCourses,
  addStudentCourses: siteSettings.addStudentCourses,
  mailFromName: siteSettings.mailFromName,
  mailFromAddress: siteSettings.mailFromAddress,
};

export type Settings = Awaited<ReturnType<typeof findSettings>>;

/** The settings of the site as the administrator edits them. */
export async function findSettings(db: Db | Tx) {
  const { logoUrl, updatedAt } = siteSettings;
  const [settings] = await db
    .select({ ...settingColumns, logoUrl, updatedAt })
    .from(siteSettings)
    .limit(1);
  if (!settings) throw new Error("The row of the site's settings is missing.");
  return settings;
}
