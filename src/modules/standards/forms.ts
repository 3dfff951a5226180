/** The forms of a panel, for both sides. */
import { z } from "zod";
import { standardTexts } from "../../content/en/standards.ts";
import { JUDGES_MAX, JUDGES_MIN } from "./standard.ts";

const texts = standardTexts.errors;

const JUDGE_NAME_MAX = 80;
/** As many lines as there may be judges. */
export const JUDGES_LENGTH = JUDGES_MAX * (JUDGE_NAME_MAX + 1);

/** One name a line; empty lines do not count. */
const JudgesField = z
  .string()
  .transform((text) =>
    text
      .split("\n")
      .map((line) => line.replace(/\s+/g, " ").trim())
      .filter(Boolean),
  )
  .refine((names) => names.length >= JUDGES_MIN, { error: () => texts.judgesMin(JUDGES_MIN) })
  .refine((names) => names.length <= JUDGES_MAX, { error: () => texts.judgesMax(JUDGES_MAX) })
  .refine((names) => names.every((name) => name.length <= JUDGE_NAME_MAX), {
    error: () => texts.nameTooLong(JUDGE_NAME_MAX),
  })
  .refine((names) => new Set(names.map((name) => name.toLowerCase())).size === names.length, {
    error: () => texts.nameTwice,
  });

export const PanelForm = z.strictObject({ presetId: z.string(), judges: JudgesField });
export type PanelForm = z.infer<typeof PanelForm>;

export const RatingForm = z.strictObject({
  percent: z
    .string()
    .trim()
    .regex(/^(100|\d{1,2})$/, { error: () => texts.percent })
    .transform(Number),
});
export type RatingForm = z.infer<typeof RatingForm>;
