/** What adaptive tests by an exam plan choose from, as one night left it (record 64). Pure. */
import { z } from "zod/mini";
import { type Id, idOf } from "../../core/id.ts";
import { isKnown, STAGES } from "./calibration.ts";
import type { AdaptivePlan } from "./plan.ts";
import type { Bank, BankCase } from "./selection.ts";

/** An id as JSON has it. */
export const storedId = <Kind extends string>() =>
  z.pipe(
    z.uuid(),
    z.transform((id) => idOf<Kind>(id)),
  );

const Exposure = z.number().check(z.minimum(0), z.maximum(1));

const Question = z.strictObject({
  questionId: storedId<"question">(),
  versionId: storedId<"version">(),
  /** Of the exam plan; null only in a case study, whose questions are drawn with it. */
  area: z.nullable(z.string()),
  thresholds: z.array(z.number()).check(z.minLength(1)),
  stage: z.enum(STAGES),
  /** The row of `question_parameters`; null for a guess. */
  parametersId: z.nullable(storedId<"parameters">()),
});

export const BankContent = z.strictObject({
  v: z.literal(1),
  questions: z.array(z.extend(Question, { area: z.string(), isJudgment: z.boolean(), exposure: Exposure })),
  cases: z.array(
    z.strictObject({
      stimulusId: storedId<"stimulus">(),
      stimulusVersionId: storedId<"stimulus-version">(),
      exposure: Exposure,
      questions: z.array(Question).check(z.minLength(1)),
    }),
  ),
});
export type BankContent = z.infer<typeof BankContent>;

/** A question of the bank, wherever it stands in it. */
export type Asked = z.infer<typeof Question> & { stimulusVersionId: Id<"stimulus-version"> | null };

/** By the ids of the questions, those of case studies included. */
export function askedOf({ questions, cases }: BankContent): ReadonlyMap<string, Asked> {
  const alone = questions.map((one): Asked => ({ ...one, stimulusVersionId: null }));
  const inCases = cases.flatMap(({ stimulusVersionId, questions: own }) =>
    own.map((one): Asked => ({ ...one, stimulusVersionId })),
  );
  return new Map([...alone, ...inCases].map((one) => [one.questionId, one]));
}

/**
 * The bank as a test of this plan sees it: `seen` has, by question, how many days ago the student last saw it, and `without` are questions
 * that are no longer asked. A case study of which one question is not known well enough is left out.
 */
export function bankOf(
  { known }: Pick<AdaptivePlan, "known">,
  { questions, cases }: BankContent,
  seen: ReadonlyMap<string, number>,
  without: ReadonlySet<string> = new Set(),
): Bank {
  const seenDaysAgo = (questionId: string) => seen.get(questionId) ?? null;
  return {
    questions: questions
      .filter(({ questionId }) => !without.has(questionId))
      .map(({ questionId, area, thresholds, isJudgment, exposure, stage }) => ({
        ...{ questionId, area, thresholds, isJudgment, exposure },
        isPretest: !isKnown(stage, known),
        seenDaysAgo: seenDaysAgo(questionId),
      })),
    cases: cases.flatMap(({ stimulusId, exposure, questions: own }): BankCase[] => {
      if (!own.every(({ stage }) => isKnown(stage, known))) return [];
      const asked = own.filter(({ questionId }) => !without.has(questionId));
      if (asked.length === 0) return [];
      const days = own.flatMap(({ questionId }) => seen.get(questionId) ?? []);
      return [{ stimulusId, exposure, seenDaysAgo: days.length > 0 ? Math.min(...days) : null, questions: asked }];
    }),
  };
}
