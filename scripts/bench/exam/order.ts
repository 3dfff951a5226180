/** The messages to the process of the students, and its replies. */
import { z } from "zod";
import { Figures, STEPS } from "./steps.ts";
import { TakenTest } from "./student.ts";

export const ExamOrder = z.object({
  url: z.string(),
  /** Requested now and then during the exam, for comparison. */
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
    /** How late a timer in this process was, in milliseconds: that much of each duration may be due to the load generator. */
    delayP99: z.number(),
  }),
});
export type ExamOutcome = z.infer<typeof ExamOutcome>;
