/** The form of the builder. Apart from the other forms of the tab, whose pages do not need it before the builder is opened. */
import { z } from "zod/mini";
import { dashboardTexts } from "../../../../content/en/dashboard.ts";
import { parseId } from "../../../../core/id.ts";
import { readWhole } from "../../../../core/numerals.ts";
import { refuse } from "../../../../core/schemas.ts";
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
const LessonIds = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const ids = text.split(",").flatMap((part) => parseId<"lesson">(part) ?? []);
    if (ids.length === 0) refuse(context, dashboardTexts.custom.incomplete);
    if (ids.length > CUSTOM_TEST_LESSONS_MAX) refuse(context, texts.tooManyLessons(CUSTOM_TEST_LESSONS_MAX));
    return ids;
  }),
);

/** Boxes of one name: absent when none is ticked. */
const Ticked = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((values) => [values].flat()),
);

/** A whole number, or nothing for the usual one. */
function numberField(least: number, most: number, sentence: (most: number) => string) {
  return z.pipe(
    z.string().check(z.trim()),
    z.transform((text, context) => {
      const number = readWhole(text) ?? -1;
      if (text === "") return undefined;
      if (number < least || number > most) refuse(context, sentence(most));
      return number;
    }),
  );
}

/** What is chosen in the builder. */
const Chosen = z.object({
  lessonIds: LessonIds,
  count: z.optional(numberField(0, CUSTOM_TEST_SIZE_MAX, (most) => moreTexts.countProblem(most))),
  minutes: z.optional(numberField(1, CUSTOM_TEST_MINUTES_MAX, (most) => moreTexts.minutesProblem(most))),
  untimed: z.optional(z.literal("on")),
  explain: z.optional(z.literal("on")),
  cases: z.optional(numberField(0, CUSTOM_TEST_CASES_MAX, () => texts.malformed)),
  trends: z.optional(numberField(0, CUSTOM_TEST_TRENDS_MAX, () => texts.malformed)),
  ...{
    areas: z.optional(Ticked),
    types: z.optional(Ticked),
    difficulties: z.optional(Ticked),
    only: z.optional(Ticked),
  },
});

/** The choices of the builder, as a custom test is made of them. */
export const ChoicesForm = z.pipe(
  Chosen,
  z.transform((fields, context): CustomChoices => {
    const { lessonIds, untimed, explain, minutes, cases = 0, trends = 0, ...chosen } = fields;
    if (chosen.count === 0 && cases + trends === 0) {
      return refuse(context, moreTexts.countProblem(CUSTOM_TEST_SIZE_MAX), ["count"]);
    }
    const parsed = CustomChoices.safeParse({
      ...chosen,
      lessons: lessonIds,
      minutes: untimed ? null : minutes,
      ...(cases > 0 && { cases }),
      ...(trends > 0 && { trends }),
      ...(explain && { explain: true }),
    });
    return parsed.data ?? refuse(context, texts.malformed);
  }),
);
