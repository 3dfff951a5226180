/** The forms of the Practice Tests tab and of the page before an exam simulation. */
import { z } from "zod";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { parseId } from "../../../core/id.ts";
import { CUSTOM_TEST_LESSONS_MAX } from "../../../modules/practice-tests/rules.ts";

const texts = dashboardTexts.tests;

/** One hidden field for all lessons: a student can choose thousands of them. */
const LessonIds = z.string().transform((text, context) => {
  const ids = text.split(",").flatMap((part) => parseId<"lesson">(part) ?? []);
  if (ids.length === 0) context.addIssue({ code: "custom", message: dashboardTexts.custom.incomplete });
  if (ids.length > CUSTOM_TEST_LESSONS_MAX) {
    context.addIssue({ code: "custom", message: texts.tooManyLessons(CUSTOM_TEST_LESSONS_MAX) });
  }
  return ids;
});

export const StartForm = z.object({ intent: z.literal("start"), practiceTestId: idField<"practice-test">() });
export const StartCustomForm = z.object({ intent: z.literal("start-custom"), lessonIds: LessonIds });
export const StartPresetForm = z.object({ intent: z.literal("start-preset"), size: z.enum(["whole", "shorter"]) });
export const DiscardForm = z.object({ intent: z.literal("discard"), attemptId: idField<"attempt">() });

/** The names of the fields, for the forms on the page. */
export const field = {
  intent: "intent",
  practiceTestId: "practiceTestId",
  lessonIds: "lessonIds",
  size: "size",
  attemptId: "attemptId",
} as const;

function idField<Kind extends string>() {
  return z.string().transform((text, context) => {
    const id = parseId<Kind>(text);
    if (!id) context.addIssue({ code: "custom", message: texts.malformed });
    return id ?? z.NEVER;
  });
}
