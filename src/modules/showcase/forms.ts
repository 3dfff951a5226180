/**
 * The forms of who teaches, of results and of testimonials, for both sides. What a result has to say, and that consent comes
 * after it, is what India's guidelines for advertisements of coaching centres ask for (record 43).
 */
import { z } from "zod";
import { publicCourses } from "../../content/courses.ts";
import { showcaseTexts } from "../../content/en/showcase.ts";
import { optionalLine, requiredLine } from "../../core/form-fields.ts";
import { imageIdOf } from "../../core/image-address.ts";
import { SHOWCASE_LIMITS, type ShowcaseInput, type ShowcaseKind } from "./rules.ts";

const texts = showcaseTexts.errors;
const limits = SHOWCASE_LIMITS;
const courseIds: ReadonlyArray<string> = publicCourses.map(({ id }) => id);

const tooLong = (most: number) => texts.tooLong(most);
const FilledLine = (most: number, missing: () => string) => requiredLine(most, { missing, tooLong });

const person = {
  name: FilledLine(limits.name, () => texts.nameMissing),
  photo: z
    .string()
    .default("")
    .transform((address) => (imageIdOf(address) === null ? null : address)),
  photoAlt: optionalLine(limits.photoAlt, tooLong),
};

const Course = z
  .string()
  .default("")
  .refine((id) => id === "" || courseIds.includes(id), { error: () => texts.courseUnknown });

/** A day of the calendar that is not ahead. */
const PastDay = (missing: string, today: string) =>
  z
    .string()
    .default("")
    .pipe(z.iso.date(missing))
    .refine((day) => day <= today, { error: () => texts.dayToCome });

const nothingElse = {
  words: "",
  courseId: "",
  exam: "",
  rank: "",
  courseDuration: "",
  isPaid: null,
  resultOn: null,
  consentOn: null,
};

/** The schema of one kind; `today` is the day in the institute's time zone. */
export function showcaseFormOf(kind: ShowcaseKind, today: string): z.ZodType<ShowcaseInput> {
  switch (kind) {
    case "faculty":
      return z
        .object({ ...person, words: FilledLine(limits.qualification, () => texts.qualificationMissing) })
        .transform((entered) => ({ ...nothingElse, ...entered }));
    case "testimonial":
      return z
        .object({
          ...person,
          words: FilledLine(limits.testimonial, () => texts.testimonialMissing),
          courseId: Course,
          consentOn: PastDay(texts.consentMissing, today),
        })
        .transform((entered) => ({ ...nothingElse, ...entered }));
    case "result":
      return z
        .object({
          ...person,
          rank: FilledLine(limits.rank, () => texts.rankMissing),
          exam: FilledLine(limits.exam, () => texts.examMissing),
          resultOn: PastDay(texts.resultOnMissing, today),
          courseId: Course.pipe(z.string().min(1, { error: () => texts.courseMissing })),
          courseDuration: FilledLine(limits.courseDuration, () => texts.durationMissing),
          isPaid: z.enum(["paid", "free"], { error: () => texts.paidMissing }).transform((answer) => answer === "paid"),
          consentOn: PastDay(texts.consentMissing, today),
        })
        .refine(({ consentOn, resultOn }) => consentOn >= resultOn, {
          path: ["consentOn"],
          error: () => texts.consentEarly,
        })
        .transform((entered) => ({ ...nothingElse, ...entered }));
    default:
      return kind satisfies never;
  }
}
