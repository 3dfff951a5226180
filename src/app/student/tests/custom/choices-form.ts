/** The form of the builder. Apart from the other forms of the tab, whose pages do not need it before the builder is opened. */
import { z } from "zod";
import { dashboardTexts } from "../../../../content/en/dashboard.ts";
import { parseId } from "../../../../core/id.ts";
import {
  CUSTOM_TEST_CASES_MAX,
  CUSTOM_TEST_LESSONS_MAX,
  CUSTOM_TEST_MINUTES_MAX,
  CUSTOM_TEST_SIZE_MAX,
  CUSTOM_TEST_TRENDS_MAX,
} from "../../../../modules/practice-tests/rules.ts";
import { CustomChoices } from "../../../../modules/tests/custom-choices.ts";

const texts = dashboardTexts.tests;
const moreTexts = dashboardTexts.custom.more;

/** One hidden field for all lessons: a student can choose thousands of them. */
const LessonIds = z.string().transform((text, context) => {
  const ids = text.split(",").flatMap((part) => parseId<"lesson">(part) ?? []);
  if (ids.length === 0) context.addIssue({ code: "custom", message: dashboardTexts.custom.incomplete });
  if (ids.length > CUSTOM_TEST_LESSONS_MAX) {
    context.addIssue({ code: "custom", message: texts.tooManyLessons(CUSTOM_TEST_LESSONS_MAX) });
  }
  return ids;
});

/** Boxes of one name: absent when none is ticked. */
const Ticked = z.union([z.string(), z.array(z.string())]).transform((values) => [values].flat());

/** A whole number, or nothing for the usual one. */
function numberField(least: number, most: number, sentence: (most: number) => string) {
  return z
    .string()
    .trim()
    .transform((text, context) => {
      const number = /^\d{1,4}$/.test(text) ? Number(text) : -1;
      if (text === "") return undefined;
      if (number < least || number > most) context.addIssue({ code: "custom", message: sentence(most) });
      return number;
    });
}

/** What is chosen in the builder. */
const Chosen = z.object({
  lessonIds: LessonIds,
  count: numberField(0, CUSTOM_TEST_SIZE_MAX, (most) => moreTexts.countProblem(most)).optional(),
  minutes: numberField(1, CUSTOM_TEST_MINUTES_MAX, (most) => moreTexts.minutesProblem(most)).optional(),
  untimed: z.literal("on").optional(),
  explain: z.literal("on").optional(),
  cases: numberField(0, CUSTOM_TEST_CASES_MAX, () => texts.malformed).optional(),
  trends: numberField(0, CUSTOM_TEST_TRENDS_MAX, () => texts.malformed).optional(),
  ...{ areas: Ticked.optional(), types: Ticked.optional(), difficulties: Ticked.optional(), only: Ticked.optional() },
});

/** The choices of the builder, as a custom test is made of them. */
export const ChoicesForm = Chosen.transform((fields, context): CustomChoices => {
  const { lessonIds, untimed, explain, minutes, cases = 0, trends = 0, ...chosen } = fields;
  if (chosen.count === 0 && cases + trends === 0) {
    context.addIssue({ code: "custom", path: ["count"], message: moreTexts.countProblem(CUSTOM_TEST_SIZE_MAX) });
    return z.NEVER;
  }
  const parsed = CustomChoices.safeParse({
    ...chosen,
    lessons: lessonIds,
    minutes: untimed ? null : minutes,
    ...(cases > 0 && { cases }),
    ...(trends > 0 && { trends }),
    ...(explain && { explain: true }),
  });
  if (!parsed.success) context.addIssue({ code: "custom", message: texts.malformed });
  return parsed.data ?? z.NEVER;
});
