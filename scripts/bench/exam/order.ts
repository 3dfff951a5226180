/** The messages to the process of the students, and its replies. */
import { z } from "zod/mini";
import { Figures, STEPS } from "./steps.ts";
import { TakenTest } from "./student.ts";

/** Which test is taken, and how it is started. */
export const TestOrder = z.object({
  /** The pages a student opens before the start, the last of which has the form. */
  pages: z.array(z.string()).check(z.minLength(1)),
  form: z.record(z.string(), z.string()),
  /** How many questions each section has; a flat test has one section. */
  sections: z.array(z.number()).check(z.minLength(1)),
});
export type TestOrder = z.infer<typeof TestOrder>;

export const ExamOrder = z.object({
  url: z.string(),
  /** Requested now and then during the exam, for comparison. */
  referenceUrl: z.string(),
  cookies: z.array(z.string()),
  test: TestOrder,
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
