/** The forms of the site's settings, for both sides. */
import { z } from "zod/mini";
import { addStudentCourseTitles, signUpCourseTitles } from "../../content/courses.ts";
import { settingsTexts } from "../../content/en/settings.ts";
import { optionalLine, requiredLine } from "../../core/form-fields.ts";
import { plainNumerals } from "../../core/numerals.ts";
import { oneLine } from "../../core/plain-text.ts";
import { Email } from "../accounts/forms.ts";

export const SETTING_LIMITS = {
  instituteName: 60,
  address: 400,
  phone: 40,
  whatsapp: 30,
  officeHours: 400,
  claim: 20,
  lessonsNote: 60,
  mailFromName: 60,
} as const;

const texts = settingsTexts.errors;
const tooLong = (most: number) => texts.tooLong(most);

/** Marks that turn the direction of writing around: with them a name could look like somebody else's in a mail. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/;
/** At least five digits, with what people write between them. */
const PHONE = /^\+?[\s()./-]*(?:\d[\s()./-]*){5,}$/;
/** The country's code and the number, as ITU-T E.164 counts them. Without the sign, ten digits would be another country's. */
const CHAT_NUMBER = /^\+[1-9]\d{7,14}$/;

const Line = (most: number) => optionalLine(most, tooLong);

/** Some lines; empty ones at the ends are dropped. */
const Lines = (limit: number) =>
  z.pipe(
    z.pipe(
      z._default(z.string(), ""),
      z.transform((text) =>
        text
          .split(/\r\n?|\n/)
          .map(oneLine)
          .join("\n")
          .trim(),
      ),
    ),
    z.string().check(z.maxLength(limit, { error: () => texts.tooLong(limit) })),
  );

const Claim = requiredLine(SETTING_LIMITS.claim, { missing: () => texts.claimMissing, tooLong });

const NoEmail = z.pipe(z.pipe(z._default(z.string(), ""), z.transform(oneLine)), z.literal(""));
const OptionalEmail = z.union([NoEmail, Email], { error: () => texts.emailWrong });

/** Check boxes: a browser sends none, one, or a list. They come out in the order of `all`. */
function courses(all: ReadonlyArray<string>) {
  return z.pipe(
    z.pipe(
      z.transform((sent) => (typeof sent === "string" ? [sent] : (sent ?? []))),
      z.array(z.string()).check(
        z.minLength(1, { error: () => texts.courseMissing }),
        z.refine((chosen) => chosen.every((title) => all.includes(title)), { error: () => texts.courseUnknown }),
      ),
    ),
    z.transform((chosen) => all.filter((title) => chosen.includes(title))),
  );
}

/** What every part carries: what its button says, and the version of the part that the form began with. */
const basis = { intent: z.literal("save"), basedOn: z.string() };

/** The parts of the settings, each saved separately. */
export const settingsForms = {
  institute: z.strictObject({
    ...basis,
    instituteName: z.pipe(
      Line(SETTING_LIMITS.instituteName),
      z.string().check(
        z.minLength(1, { error: () => texts.nameMissing }),
        z.refine((name) => !TURNING.test(name), { error: () => texts.nameCharacters }),
      ),
    ),
  }),
  contact: z.strictObject({
    ...basis,
    address: Lines(SETTING_LIMITS.address),
    phone: z.pipe(
      z.pipe(Line(SETTING_LIMITS.phone), z.transform(plainNumerals)),
      z.string().check(z.refine((phone) => phone === "" || PHONE.test(phone), { error: () => texts.phoneWrong })),
    ),
    email: OptionalEmail,
    whatsapp: z.pipe(
      z.pipe(
        Line(SETTING_LIMITS.whatsapp),
        z.transform((number) =>
          plainNumerals(number)
            .replace(/^00/, "+")
            .replace(/\(0\)|[\s()./-]/g, ""),
        ),
      ),
      z
        .string()
        .check(z.refine((number) => number === "" || CHAT_NUMBER.test(number), { error: () => texts.whatsappWrong })),
    ),
    officeHours: Lines(SETTING_LIMITS.officeHours),
  }),
  texts: z.strictObject({
    ...basis,
    studentsPlaced: Claim,
    successRate: Claim,
    programs: Claim,
    countries: Claim,
    lessonsNote: Line(SETTING_LIMITS.lessonsNote),
  }),
  courses: z.strictObject({
    ...basis,
    signUpCourses: courses(signUpCourseTitles),
    addStudentCourses: courses(addStudentCourseTitles),
  }),
  mail: z.strictObject({
    ...basis,
    mailFromName: z.pipe(
      Line(SETTING_LIMITS.mailFromName),
      z.string().check(z.refine((name) => !TURNING.test(name), { error: () => texts.nameCharacters })),
    ),
    mailFromAddress: OptionalEmail,
  }),
} as const;
export type SettingsPart = keyof typeof settingsForms;

/** What is stored of a part. */
export type SettingsInput = {
  [Part in SettingsPart]: Omit<z.infer<(typeof settingsForms)[Part]>, keyof typeof basis>;
}[SettingsPart];

/** The names of the settings in a part. */
export function namesIn(part: SettingsPart): string[] {
  return Object.keys(settingsForms[part].shape).filter((name) => !Object.hasOwn(basis, name));
}

export const TestMailForm = z.strictObject({ intent: z.literal("test-mail"), to: Email });
