/** How a student wants to study. Both sides parse with it. */
import { z } from "zod/mini";
import { studyPlanTexts } from "../../content/en/study-plan.ts";
import { addDays } from "../../core/days.ts";
import { readWhole } from "../../core/numerals.ts";
import { refuse } from "../../core/schemas.ts";
import { MINUTES_BOUNDS, REPEATS_BOUNDS } from "./bounds.ts";

const texts = studyPlanTexts.plan;

const EXAM_DAYS_MAX = 5 * 366;

function numberField({ least, most }: { least: number; most: number }) {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      const number = readWhole(text) ?? 0;
      if (number >= least && number <= most) return number;
      return refuse(context, texts.numberProblem(least, most));
    }),
  );
}

const Ticked = z.pipe(
  z.optional(z.literal("on")),
  z.transform((value) => value === "on"),
);

/** The day of the exam, empty for not known. `today` is a day of the product's time zone. */
function examField(today: string) {
  return z.pipe(
    z.string().check(z.trim()),
    z.transform((text, context) => {
      if (text === "") return null;
      const { data } = z.iso.date().safeParse(text);
      if (data !== undefined && data >= today && data <= addDays(today, EXAM_DAYS_MAX)) return data;
      return refuse(context, texts.dayProblem);
    }),
  );
}

/** What is asked of a new student. */
export function firstPlanForm(today: string) {
  return z.object({ examOn: examField(today), minutesADay: numberField(MINUTES_BOUNDS) });
}

export function planForm(today: string) {
  return z.extend(firstPlanForm(today), {
    repeatsADay: numberField(REPEATS_BOUNDS),
    ...{ wantsMail: Ticked, showsDays: Ticked, showsStreak: Ticked },
  });
}
export type StudyPlan = z.infer<ReturnType<typeof planForm>>;
