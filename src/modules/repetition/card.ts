import { z } from "zod/mini";

/** What the scheduler of repetitions keeps of a question, one for each student. */
export const Card = z.object({
  /** Days after which nine of ten would still know it. */
  stability: z.number().check(z.positive()),
  /** From 1 to 10. */
  difficulty: z.number(),
  /** Answers that were counted, the one that brought the question in included. */
  reps: z.int(),
  lapses: z.int(),
  /** The day of the latest of them. */
  reviewedOn: z.iso.date(),
  /** Days in a row on which it was answered with full marks and not by guessing. */
  rightDays: z.int(),
});
export type Card = z.infer<typeof Card>;
