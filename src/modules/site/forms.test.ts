import { expect, test } from "vitest";
import { fieldErrors } from "../../core/forms.ts";
import { SettingsForm } from "./forms.ts";
import { firstSite, missingIn } from "./rules.ts";

const FORM = {
  intent: "save",
  basedOn: "2026-11-21T09:00:00.000Z",
  instituteName: "Lamplight",
  address: "",
  phone: "",
  email: "",
  whatsapp: "",
  officeHours: "Mon-Fri 9AM-6PM IST\r\nSat 10AM-4PM IST",
  studentsPlaced: "5,000+",
  successRate: "95%",
  programs: "6+",
  countries: "10+",
  signUpCourses: ["PTE", "NCLEX-RN"],
  addStudentCourses: "TEAS 7",
  mailFromName: "",
  mailFromAddress: "",
};

function errorsOf(over: Record<string, unknown>) {
  const parsed = SettingsForm.safeParse({ ...FORM, ...over });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

test("settings are tidied: lines, the digits of a chat, courses in the order of the catalogue", () => {
  const sent = {
    ...FORM,
    whatsapp: "+91 98765-43210",
    address: "  1  Lamp Lane \r\n\r\nDelhi\r\n",
    email: " Office@Example.org ",
  };

  expect(SettingsForm.parse(sent)).toMatchObject({
    whatsapp: "919876543210",
    address: "1 Lamp Lane\n\nDelhi",
    email: "office@example.org",
    officeHours: "Mon-Fri 9AM-6PM IST\nSat 10AM-4PM IST",
    signUpCourses: ["NCLEX-RN", "PTE"],
    addStudentCourses: ["TEAS 7"],
  });
});

test("Add Student offers its courses in the order of the specification, however the check boxes were sent", () => {
  const addStudentCourses = ["Medical Board Review", "DHA", "TEAS 7", "NCLEX-RN", "USMLE Step 1"];
  expect(SettingsForm.parse({ ...FORM, addStudentCourses }).addStudentCourses).toEqual([
    "USMLE Step 1",
    "NCLEX-RN",
    "TEAS 7",
    "Medical Board Review",
    "DHA",
  ]);
});

test.each([
  ["instituteName", " "],
  ["instituteName", "x".repeat(61)],
  ["instituteName", "Lamp\u202Elight"],
  ["phone", "call us"],
  ["email", "nobody"],
  ["whatsapp", "98765"],
  ["whatsapp", "javascript:alert(1)"],
  ["studentsPlaced", ""],
  ["signUpCourses", undefined],
  ["signUpCourses", "TEAS 7"],
  ["addStudentCourses", []],
  ["mailFromAddress", "desk@"],
  ["mailFromName", "x".repeat(61)],
])("the field %s does not take %j, and says so", (field, value) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: expect.stringMatching(/\S/) });
});

test("a new site lacks a logo and every way to reach it but the office hours", () => {
  expect(missingIn(firstSite)).toEqual(["logoUrl", "address", "phone", "email", "whatsapp"]);
  expect(missingIn({ ...firstSite, logoUrl: "/images/x.webp", officeHours: " \n" })).toContain("officeHours");
});
