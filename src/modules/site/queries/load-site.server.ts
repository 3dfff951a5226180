/** What the institute says about itself, for the frame of every public page. */
import { eq } from "drizzle-orm";
import { setCurrentInstitute } from "../../../content/institute.ts";
import type { Db } from "../../../db/client.ts";
import { siteSettings } from "../../../db/schema.ts";
import { shareQuery } from "../../../db/shared-query.ts";

/** The public settings. The logo is saved separately. */
export const siteColumns = {
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
  lessonsNote: siteSettings.lessonsNote,
  signUpCourses: siteSettings.signUpCourses,
};

export type Site = NonNullable<Awaited<ReturnType<typeof readSite>>[number]>;

/** The settings of the site. Throws when the database does not answer. */
export function loadSite(db: Db): Promise<Site> {
  return readOnce(db, {});
}

const readOnce = shareQuery(async (db: Db, _: Record<string, never>) => {
  const [site] = await readSite(db);
  if (!site) throw new Error("The row of the site's settings is missing.");
  setCurrentInstitute(site.instituteName);
  return site;
});

function readSite(db: Db) {
  const { id, logoUrl } = siteSettings;
  return db
    .select({ ...siteColumns, logoUrl })
    .from(siteSettings)
    .where(eq(id, 1))
    .limit(1);
}
