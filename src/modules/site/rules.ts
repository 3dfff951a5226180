import { signUpCourseTitles } from "../../content/courses.ts";
import { FIRST_INSTITUTE } from "../../content/institute.ts";
import type { MailSender } from "../../mail/template.ts";
import type { Site } from "./queries/load-site.server.ts";

/** Bytes. A logo has to be smaller than this. */
export const LOGO_FILE_LIMIT = 2 * 1024 * 1024;
/** What a file dialog offers. The content decides what is taken. */
export const LOGO_TYPES = "image/png,image/jpeg,image/webp,image/gif";

/** The settings before the first change, and while they cannot be read. */
export const firstSite: Site = {
  logoUrl: null,
  instituteName: FIRST_INSTITUTE,
  address: "",
  phone: "",
  email: "",
  whatsapp: "",
  officeHours: "Mon-Fri 9AM-6PM IST\nSat 10AM-4PM IST",
  studentsPlaced: "5,000+",
  successRate: "95%",
  programs: "6+",
  countries: "10+",
  lessonsNote: "",
  signUpCourses: [...signUpCourseTitles],
};

/** Settings that may stay empty, and are then not shown to visitors: the screen lists them as missing (P27). */
const OPTIONAL_SETTINGS = ["logoUrl", "address", "phone", "email", "whatsapp", "officeHours"] as const;
export type OptionalSetting = (typeof OPTIONAL_SETTINGS)[number];

/** Settings that the administrator has yet to enter or confirm. */
export type MissingSetting = OptionalSetting | "claims";

/** What visitors do not see, because nobody has entered it. */
export function missingIn(site: Pick<Site, OptionalSetting>): OptionalSetting[] {
  return OPTIONAL_SETTINGS.filter((name) => (site[name] ?? "").trim() === "");
}

/** The mark of an installation whose figures were confirmed; its value is their key. */
export const CLAIMS_CONFIRMED = "claims-confirmed";

/** The institute's figures about itself (P27). */
export type Claims = Pick<Site, "studentsPlaced" | "successRate" | "programs" | "countries">;

/** The figures among the settings. */
export function claimsOf({ studentsPlaced, successRate, programs, countries }: Claims): Claims {
  return { studentsPlaced, successRate, programs, countries };
}

/** The figures as one text: two are the same when their keys are. */
export function claimsKey(claims: Claims): string {
  return JSON.stringify(Object.values(claimsOf(claims)));
}

/** Who the product's mails come from: as the settings say, else the institute at the administrator's address. */
export function mailSenderOf(
  settings: { instituteName: string; mailFromName: string; mailFromAddress: string },
  adminEmail: string,
): MailSender {
  const { instituteName, mailFromName, mailFromAddress } = settings;
  return { name: mailFromName || instituteName, address: mailFromAddress || adminEmail, institute: instituteName };
}
