/** The words of the student's and the administrator's frames. */
import { localized } from "../texts.ts";
export const frameTexts = localized({
  logOut: "Logout",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  account: "Your account",
  student: {
    title: "Student Dashboard",
    role: "Student",
    certificates: "Certificates",
    security: "Security",
    privacy: "Privacy and your data",
  },
  admin: {
    title: (institute: string) => `${institute} admin`,
    role: "Administrator",
    menu: "Administration",
    today: "Today",
    overview: "Overview",
    students: "Students",
    subjects: "Subjects",
    questions: "Questions",
    cases: "Case Studies",
    tests: "Tests",
    blog: "Blog Posts",
    analytics: "Analytics",
    measurement: "Measurement",
    messages: "Messages",
    audit: "Audit",
    settings: "Settings",
  },
});
