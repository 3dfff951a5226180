/**
 * The forms of who teaches, of results and of testimonials, for both sides. What a result has to say, and that consent comes
 * after it, is what India's guidelines for advertisements of coaching centres ask for (record 43).
 */
import { z } from "zod/mini";
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
  photo: z.pipe(
    z._default(z.string(), ""),
    z.transform((address) => (imageIdOf(address) === null ? null : address)),
  ),
  photoAlt: optionalLine(limits.photoAlt, tooLong),
};

const Course = z
  ._default(z.string(), "")
  .check(z.refine((id) => id === "" || courseIds.includes(id), { error: () => texts.courseUnknown }));

/** A day of the calendar that is not ahead. */
const PastDay = (missing: string, today: string) =>
  z
    .pipe(z._default(z.string(), ""), z.iso.date(missing))
    .check(z.refine((day) => day <= today, { error: () => texts.dayToCome }));

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
export function showcaseFormOf(kind: ShowcaseKind, today: string): z.ZodMiniType<ShowcaseInput> {
  switch (kind) {
    case "faculty":
      return z.pipe(
        z.object({ ...person, words: FilledLine(limits.qualification, () => texts.qualificationMissing) }),
        z.transform((entered) => ({ ...nothingElse, ...entered })),
      );
    case "testimonial":
      return z.pipe(
        z.object({
          ...person,
          words: FilledLine(limits.testimonial, () => texts.testimonialMissing),
          courseId: Course,
          consentOn: PastDay(texts.consentMissing, today),
        }),
        z.transform((entered) => ({ ...nothingElse, ...entered })),
      );
    case "result":
      return z.pipe(
        z
          .object({
            ...person,
            rank: FilledLine(limits.rank, () => texts.rankMissing),
            exam: FilledLine(limits.exam, () => texts.examMissing),
            resultOn: PastDay(texts.resultOnMissing, today),
            courseId: z.pipe(Course, z.string().check(z.minLength(1, { error: () => texts.courseMissing }))),
            courseDuration: FilledLine(limits.courseDuration, () => texts.durationMissing),
            isPaid: z.pipe(
              z.enum(["paid", "free"], { error: () => texts.paidMissing }),
              z.transform((answer) => answer === "paid"),
            ),
            consentOn: PastDay(texts.consentMissing, today),
          })
          .check(
            z.refine(({ consentOn, resultOn }) => consentOn >= resultOn, {
              path: ["consentOn"],
              error: () => texts.consentEarly,
            }),
          ),
        z.transform((entered) => ({ ...nothingElse, ...entered })),
      );
    default:
      return kind satisfies never;
  }
}
