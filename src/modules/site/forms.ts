/** The forms of the site's settings, for both sides. */
import { z } from "zod";
import { addStudentCourseTitles, signUpCourseTitles } from "../../content/courses.ts";
import { settingsTexts } from "../../content/en/settings.ts";
import { oneLine } from "../../core/plain-text.ts";
import { Email } from "../accounts/forms.ts";

export const SETTING_LIMITS = {
  instituteName: 60,
  address: 400,
  phone: 40,
  whatsapp: 30,
  officeHours: 400,
  claim: 20,
  mailFromName: 60,
} as const;

const texts = settingsTexts.errors;

/** Marks that turn the direction of writing around: with them a name could look like somebody else's in a mail. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/;
const PHONE = /^\+?[\d\s()./-]{5,}$/;
/** The country's code and the number, as ITU-T E.164 counts them. */
const CHAT_NUMBER = /^[1-9]\d{7,14}$/;

const Line = (limit: number) =>
  z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(z.string().max(limit, texts.tooLong(limit)));

/** Some lines; empty ones at the ends are dropped. */
const Lines = (limit: number) =>
  z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(/\r\n?|\n/)
        .map(oneLine)
        .join("\n")
        .trim(),
    )
    .pipe(z.string().max(limit, texts.tooLong(limit)));

const Claim = Line(SETTING_LIMITS.claim).pipe(z.string().min(1, texts.claimMissing));

const NoEmail = z.string().default("").transform(oneLine).pipe(z.literal(""));
const OptionalEmail = z.union([NoEmail, Email], texts.emailWrong);

/** Check boxes: a browser sends none, one, or a list. They come out in the order of `all`. */
function courses(all: ReadonlyArray<string>) {
  return z
    .preprocess(
      (sent) => (typeof sent === "string" ? [sent] : (sent ?? [])),
      z
        .array(z.string())
        .min(1, texts.courseMissing)
        .refine((chosen) => chosen.every((title) => all.includes(title)), texts.courseUnknown),
    )
    .transform((chosen) => all.filter((title) => chosen.includes(title)));
}

export const SettingsForm = z.strictObject({
  intent: z.literal("save"),
  /** When the settings were changed that the form began with. */
  basedOn: z.iso.datetime(),
  instituteName: Line(SETTING_LIMITS.instituteName).pipe(
    z
      .string()
      .min(1, texts.nameMissing)
      .refine((name) => !TURNING.test(name), texts.nameCharacters),
  ),
  address: Lines(SETTING_LIMITS.address),
  phone: Line(SETTING_LIMITS.phone).pipe(
    z.string().refine((phone) => phone === "" || PHONE.test(phone), texts.phoneWrong),
  ),
  email: OptionalEmail,
  whatsapp: Line(SETTING_LIMITS.whatsapp)
    .transform((number) => number.replace(/^(\+|00)|[\s()./-]/g, ""))
    .pipe(z.string().refine((number) => number === "" || CHAT_NUMBER.test(number), texts.whatsappWrong)),
  officeHours: Lines(SETTING_LIMITS.officeHours),
  studentsPlaced: Claim,
  successRate: Claim,
  programs: Claim,
  countries: Claim,
  signUpCourses: courses(signUpCourseTitles),
  addStudentCourses: courses(addStudentCourseTitles),
  mailFromName: Line(SETTING_LIMITS.mailFromName).pipe(
    z.string().refine((name) => !TURNING.test(name), texts.nameCharacters),
  ),
  mailFromAddress: OptionalEmail,
});
/** What is stored of the form. */
export type SettingsInput = Omit<z.infer<typeof SettingsForm>, "intent" | "basedOn">;

export const TestMailForm = z.strictObject({ intent: z.literal("test-mail"), to: Email });
