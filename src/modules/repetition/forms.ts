/** The forms of repetitions. Both sides parse with them. */
import { z } from "zod";
import { repetitionTexts } from "../../content/en/repetition.ts";
import { addDays } from "../../core/days.ts";
import { parseId } from "../../core/id.ts";
import { Reason } from "./rules.ts";

const texts = repetitionTexts.plan;

export const REPEATS_A_DAY_MAX = 200;
const EXAM_DAYS_MAX = 5 * 366;

/** When the exam is, empty for not known, and how much is repeated on one day. `today` is a day of the product's time zone. */
export function planForm(today: string) {
  return z.object({
    examOn: z
      .string()
      .trim()
      .transform((text, context) => {
        if (text === "") return null;
        const { data } = z.iso.date().safeParse(text);
        if (data !== undefined && data >= today && data <= addDays(today, EXAM_DAYS_MAX)) return data;
        context.addIssue({ code: "custom", message: texts.dayProblem });
        return z.NEVER;
      }),
    repeatsADay: z
      .string()
      .trim()
      .transform((text, context) => {
        const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
        if (number >= 1 && number <= REPEATS_A_DAY_MAX) return number;
        context.addIssue({ code: "custom", message: texts.repeatsProblem(REPEATS_A_DAY_MAX) });
        return z.NEVER;
      }),
  });
}
export type StudyPlan = z.infer<ReturnType<typeof planForm>>;

/** Why a question went wrong; nothing takes it back. */
export const WhyForm = z.object({
  questionId: z.string().transform((text, context) => {
    const id = parseId<"question">(text);
    if (!id) context.addIssue({ code: "custom", message: repetitionTexts.list.unknown });
    return id ?? z.NEVER;
  }),
  why: z.union([Reason, z.literal("").transform(() => null)]),
});
