import { expect, test } from "vitest";
import { fieldErrors } from "../../core/forms.ts";
import { namesIn, type SettingsPart, settingsForms } from "./forms.ts";
import { settingColumns } from "./queries/load-settings.server.ts";
import { firstSite, missingIn } from "./rules.ts";

const BASIS = { intent: "save", basedOn: "a version" };
const FORMS = {
  institute: { ...BASIS, instituteName: "Lamplight" },
  contact: {
    ...BASIS,
    address: "",
    phone: "",
    email: "",
    whatsapp: "",
    officeHours: "Mon-Fri 9AM-6PM IST\r\nSat 10AM-4PM IST",
  },
  texts: {
    ...BASIS,
    studentsPlaced: "5,000+",
    successRate: "95%",
    programs: "6+",
    countries: "10+",
    lessonsNote: "",
  },
  courses: { ...BASIS, signUpCourses: ["PTE", "NCLEX-RN"], addStudentCourses: "TEAS 7" },
  mail: { ...BASIS, mailFromName: "", mailFromAddress: "" },
};

function errorsOf(part: SettingsPart, over: Record<string, unknown>) {
  const parsed = settingsForms[part].safeParse({ ...FORMS[part], ...over });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

test("every setting that the administrator edits belongs to one part", () => {
  const parts: ReadonlyArray<SettingsPart> = ["institute", "contact", "texts", "courses", "mail"];
  expect(parts.flatMap(namesIn).sort()).toEqual(Object.keys(settingColumns).sort());
  for (const part of parts) expect(errorsOf(part, {})).toEqual({});
});

test("settings are tidied: lines, the digits of a chat, courses in the order of the catalogue", () => {
  const sent = {
    ...FORMS.contact,
    whatsapp: "+91 98765-43210",
    address: "  1  Lamp Lane \r\n\r\nDelhi\r\n",
    email: " Office@Example.org ",
  };

  expect(settingsForms.contact.parse(sent)).toMatchObject({
    whatsapp: "+919876543210",
    address: "1 Lamp Lane\n\nDelhi",
    email: "office@example.org",
    officeHours: "Mon-Fri 9AM-6PM IST\nSat 10AM-4PM IST",
  });
  for (const [written, kept] of [
    ["0044 (0)20 7946 0000", "+442079460000"],
    ["+1 (202) 555-0100", "+12025550100"],
  ]) {
    expect(settingsForms.contact.parse({ ...sent, whatsapp: written })).toMatchObject({ whatsapp: kept });
  }
  expect(settingsForms.courses.parse(FORMS.courses)).toMatchObject({
    signUpCourses: ["NCLEX-RN", "PTE"],
    addStudentCourses: ["TEAS 7"],
  });
});

test.each(["+91 98765 43210", "(0172) 270-1234", "0172/2701234.", ""])(
  "the phone number %j is taken as it is written",
  (phone) => {
    expect(settingsForms.contact.parse({ ...FORMS.contact, phone })).toMatchObject({ phone });
  },
);

test("Add Student offers its courses in its own order, however the check boxes were sent", () => {
  const addStudentCourses = ["Medical Board Review", "DHA", "TEAS 7", "NCLEX-RN", "USMLE Step 1"];
  expect(settingsForms.courses.parse({ ...FORMS.courses, addStudentCourses }).addStudentCourses).toEqual([
    "USMLE Step 1",
    "NCLEX-RN",
    "TEAS 7",
    "Medical Board Review",
    "DHA",
  ]);
});

test.each([
  ["institute", "instituteName", " "],
  ["institute", "instituteName", "x".repeat(61)],
  ["institute", "instituteName", "Lamp\u202Elight"],
  ["contact", "phone", "call us"],
  ["contact", "phone", "(--) / ..."],
  ["contact", "phone", "1234"],
  ["contact", "phone", "98765+43210"],
  ["contact", "email", "nobody"],
  ["contact", "whatsapp", "98765"],
  ["contact", "whatsapp", "98765 43210"],
  ["contact", "whatsapp", "javascript:alert(1)"],
  ["texts", "studentsPlaced", ""],
  ["courses", "signUpCourses", undefined],
  ["courses", "signUpCourses", "TEAS 7"],
  ["courses", "addStudentCourses", []],
  ["mail", "mailFromAddress", "desk@"],
  ["texts", "lessonsNote", "x".repeat(61)],
  ["mail", "mailFromName", "x".repeat(61)],
] as const)("of %s the field %s does not take %j, and says so", (part, field, value) => {
  expect(errorsOf(part, { [field]: value })).toEqual({ [field]: expect.stringMatching(/\S/) });
});

test("a new site lacks a logo and every way to reach it but the office hours", () => {
  expect(missingIn(firstSite)).toEqual(["logoUrl", "address", "phone", "email", "whatsapp"]);
  expect(missingIn({ ...firstSite, logoUrl: "/images/x.webp", officeHours: " \n" })).toContain("officeHours");
});
