/** What an adaptive test asks for: a part of its version (docs/product/adaptive.md). All numbers of the engine are here. */
import { z } from "zod/mini";
import { STAGES } from "./calibration.ts";

const Count = z.int().check(z.minimum(0), z.maximum(500));
const Share = z.number().check(z.minimum(0), z.maximum(100));

export const AdaptivePlan = z
  .strictObject({
    /** Of which exam plan the areas are, and so from which bank it chooses. */
    examPlan: z.string().check(z.minLength(1), z.maxLength(40)),
    /** The stage from which on a question is scored; one that is known less is only asked unscored. */
    known: z.enum(STAGES),
    /** Percent of the questions that stand alone, by area of an exam plan; they sum to 100. */
    areas: z
      .array(z.strictObject({ area: z.string().check(z.minLength(1), z.maxLength(64)), share: Share }))
      .check(z.minLength(1), z.maxLength(30)),
    /** Questions, those of cases and unscored ones included. */
    minimum: Count.check(z.minimum(1)),
    maximum: Count.check(z.minimum(1)),
    /** Case studies, one in each of as many equal parts of the minimum. */
    cases: z.int().check(z.minimum(0), z.maximum(10)),
    questionsOfCase: z.int().check(z.minimum(1), z.maximum(20)),
    /** Minutes of the clock after which a break is offered; the clock runs on. */
    breaks: z.array(z.int().check(z.minimum(1), z.maximum(600))).check(z.maxLength(5)),
    /** Unscored questions, all within the minimum and outside cases. */
    pretest: Count,
    /** In logits. */
    cut: z.number().check(z.minimum(-4), z.maximum(4)),
    /** The standard of the institute that the cut is of; null for the number of the exam. */
    standardId: z._default(z.nullable(z.uuid()), null),
    /** How many standard errors the estimate must be from the cut before the minimum is enough. */
    confidence: z.number().check(z.minimum(0.5), z.maximum(5)),
    /** The ability for which the first question is chosen: the same for everybody, and a little low. */
    startsAt: z.number().check(z.minimum(-4), z.maximum(4)),
    /** Percent of the questions that stand alone which are about a step of clinical judgment. */
    judgmentShare: Share,
    /** From which of so many best questions, or cases, chance takes one. */
    bestOf: z.strictObject({
      questions: z.int().check(z.minimum(1), z.maximum(50)),
      cases: z.int().check(z.minimum(1), z.maximum(20)),
    }),
    /** The standard error from which on only information counts, and chance no more. */
    errorOfFullWeight: z.number().check(z.minimum(0.05), z.maximum(2)),
    /** The greatest share of the tests of 90 days that asked a question, while its area has enough others. */
    exposure: z.strictObject({ most: z.number().check(z.minimum(0), z.maximum(1)), unlessFewerThan: Count }),
  })
  .check(
    z.refine(({ minimum, maximum }) => minimum <= maximum, { path: ["maximum"] }),
    z.refine(({ minimum, cases, questionsOfCase, pretest }) => cases * questionsOfCase + pretest < minimum, {
      path: ["minimum"],
    }),
    z.refine(({ areas }) => Math.abs(areas.reduce((sum, { share }) => sum + share, 0) - 100) < 0.01, {
      path: ["areas"],
    }),
  );
export type AdaptivePlan = z.infer<typeof AdaptivePlan>;
