/** How a student wants to study. Both sides parse with it. */
import { z } from "zod";
import { studyPlanTexts } from "../../content/en/study-plan.ts";
import { addDays } from "../../core/days.ts";

const texts = studyPlanTexts.plan;

export const REPEATS_BOUNDS = { least: 1, most: 200 } as const;
export const MINUTES_BOUNDS = { least: 5, most: 600 } as const;
const EXAM_DAYS_MAX = 5 * 366;

function numberField({ least, most }: { least: number; most: number }) {
  return z
    .string()
    .trim()
    .transform((text, context) => {
      const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
      if (number >= least && number <= most) return number;
      context.addIssue({ code: "custom", message: texts.numberProblem(least, most) });
      return z.NEVER;
    });
}

const Ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** The day of the exam, empty for not known. `today` is a day of the product's time zone. */
function examField(today: string) {
  return z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === "") return null;
      const { data } = z.iso.date().safeParse(text);
      if (data !== undefined && data >= today && data <= addDays(today, EXAM_DAYS_MAX)) return data;
      context.addIssue({ code: "custom", message: texts.dayProblem });
      return z.NEVER;
    });
}

/** What is asked of a new student. */
export function firstPlanForm(today: string) {
  return z.object({ examOn: examField(today), minutesADay: numberField(MINUTES_BOUNDS) });
}

export function planForm(today: string) {
  return firstPlanForm(today).extend({
    repeatsADay: numberField(REPEATS_BOUNDS),
    ...{ wantsMail: Ticked, showsDays: Ticked, showsStreak: Ticked },
  });
}
export type StudyPlan = z.infer<ReturnType<typeof planForm>>;
