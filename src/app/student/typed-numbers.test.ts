/** The fields in which people type a number, with Arabic digits in each of them. */
import { expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { ExtraMinutesForm } from "../../modules/attempts/extra-minutes-form.ts";
import { readCertificateNumber } from "../../modules/certificates/rules.ts";
import { LogitField } from "../../modules/questions/taxonomy.ts";
import { RetentionForm } from "../../modules/retention/forms.ts";
import { settingsForms } from "../../modules/site/forms.ts";
import { RatingForm } from "../../modules/standards/forms.ts";
import { StudentRecord } from "../../modules/students/record-form.ts";
import { planForm } from "../../modules/study-plan/forms.ts";
import { deliveryForm } from "../../modules/tests/builder-forms.ts";
import { readPercent } from "../../modules/tests/percents.ts";
import { readMarks } from "../../modules/tests/written-marks.ts";
import { linesOf } from "../shared/record/measure-lines.ts";
import { ChoicesForm } from "./tests/custom/choices-form.ts";

test.each([
  ["extra minutes", ExtraMinutesForm.shape.minutes, "١٠", 10],
  ["months", RetentionForm.shape.keepAuditMonths, "٢٤", 24],
  ["extra time", StudentRecord.shape.extraTimePercent, "٢٥", 25],
  ["a judge's percentage", RatingForm.shape.percent, "٦٠", 60],
  ["minutes a day", planForm("2026-11-01").shape.minutesADay, "٤٥", 45],
  ["a phone number", settingsForms.contact.shape.phone, "٠٨٠ ١٢٣٤٥٦", "080 123456"],
  ["a WhatsApp number", settingsForms.contact.shape.whatsapp, "+٩١٨٠١٢٣٤٥٦", "+9180123456"],
])("%s: %s", (_what, field, typed, read) => {
  expect(field.parse(typed)).toBe(read);
});

test("a test and a custom test are read in any digits", () => {
  expect(deliveryForm("Asia/Kolkata").parse({ opensAt: "", closesAt: "", attemptsMax: "٣" })).toMatchObject({
    attemptsMax: 3,
  });
  expect(ChoicesForm.parse({ lessonIds: newId<"lesson">(), count: "١٢", minutes: "٣٠" })).toMatchObject({
    count: 12,
    minutes: 30,
  });
});

test("marks, percentages, difficulties, certificates and measures are read in any digits", () => {
  expect(readMarks("−١ ١/٢")).toBe(-18);
  expect(readPercent("٦٦٫٦٧٪")).toBe(66.67);
  expect(LogitField.parse("−١٫٥")).toBe(-1.5);
  expect(readCertificateNumber("LL-٢٠٢٦-٧K٣M-٩QXD-٤TB٠")).toBe("LL-2026-7K3M-9QXD-4TB0");
  expect(linesOf(["१२०/८०", "१३०/९०"])).toHaveLength(2);
});
