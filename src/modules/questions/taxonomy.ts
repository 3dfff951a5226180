/**
 * What a question is to exams: an area of each exam plan at most, and a step of clinical judgment; and where a difficulty lies. For
 * both sides.
 */
import { z } from "zod/mini";
import { taxonomyTexts } from "../../content/en/taxonomy.ts";
import { plainNumerals } from "../../core/numerals.ts";
import { refuse } from "../../core/schemas.ts";
import { findArea, inPlanOrder } from "../tests/exam-plans.ts";

const texts = taxonomyTexts.problems;

/** The six steps of the clinical judgment model, in its order (docs/product/exams.md#steps-of-clinical-judgment). */
export const JUDGMENT_STEPS = [
  "recognize-cues",
  "analyze-cues",
  "prioritize-hypotheses",
  "generate-solutions",
  "take-action",
  "evaluate-outcomes",
] as const;
export type JudgmentStep = (typeof JUDGMENT_STEPS)[number];

/** The step that this is; null for anything else. */
export function judgmentStepIn(text: string): JudgmentStep | null {
  return JUDGMENT_STEPS.find((step) => step === text) ?? null;
}

/** Codes of areas, each of them known and no two of one plan, in the order of the plans. The first fault is named. */
export const Areas = z.pipe(
  z.array(z.string()),
  z.transform((codes, context) => {
    const problem = problemOfAreas(codes);
    return problem === null ? inPlanOrder(codes) : refuse(context, problem);
  }),
);

function problemOfAreas(codes: ReadonlyArray<string>): string | null {
  const plans = new Set<string>();
  for (const code of codes) {
    const found = findArea(code);
    if (!found) return texts.areaUnknown(code);
    if (plans.has(found.plan.id)) return texts.areasOfOnePlan(found.plan.title);
    plans.add(found.plan.id);
  }
  return null;
}

/** Codes of areas as one field holds them. */
export function textOfAreas(areas: ReadonlyArray<string>): string {
  return inPlanOrder(areas).join(" ");
}

/** The codes in such a text; commas and semicolons separate them as well. */
export function areasIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((code) => code !== "");
}

const LOGIT_MAX = 5;

/** A field with a place on the logit scale, null when it is left empty; undefined where the form has none. */
export const LogitField = z.optional(
  z.pipe(
    z.string(),
    z.transform((text, context): number | null => {
      const written = plainNumerals(text).trim().replace(",", ".");
      if (written === "") return null;
      const logit = Number(written);
      if (/^[+-]?\d(\.\d{1,2})?$/.test(written) && Math.abs(logit) <= LOGIT_MAX) return logit + 0;
      return refuse(context, texts.logit(LOGIT_MAX));
    }),
  ),
);
