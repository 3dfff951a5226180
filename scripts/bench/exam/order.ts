/** What the process of the students is told, and what it answers. */
import { z } from "zod";
import { Figures, STEPS } from "./steps.ts";
import { TakenTest } from "./student.ts";

export const ExamOrder = z.object({
  url: z.string(),
  /** Asked now and then during the exam, so that there is something to compare with. */
  referenceUrl: z.string(),
  cookies: z.array(z.string()),
  practiceTestId: z.string(),
  seed: z.number(),
  seconds: z.number(),
});
export type ExamOrder = z.infer<typeof ExamOrder>;

export const ExamOutcome = z.object({
  figures: z.map(z.enum(STEPS), Figures),
  errors: z.map(z.string(), z.number()),
  /** In the order of the cookies. */
  taken: z.array(TakenTest),
  load: z.object({
    /** Seconds, of the clock and of the processor. */
    seconds: z.number(),
    cpuSeconds: z.number(),
    /** How late a timer of its own was, in milliseconds: so much of each duration may be the load's. */
    delayP99: z.number(),
  }),
});
export type ExamOutcome = z.infer<typeof ExamOutcome>;
