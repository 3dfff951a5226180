import type { Site } from "./queries/find-site.server.ts";

/** What the site says of itself before anybody changed a setting, and while the settings cannot be read. */
export const firstSite: Site = {
  logoUrl: null,
  instituteName: "Lamplight",
  address: "",
  phone: "",
  email: "",
  whatsapp: "",
  officeHours: "Mon-Fri 9AM-6PM IST\nSat 10AM-4PM IST",
  studentsPlaced: "5,000+",
  successRate: "95%",
  programs: "6+",
  countries: "10+",
};
