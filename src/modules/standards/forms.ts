/** The forms of a panel, for both sides. */
import { z } from "zod/mini";
import { standardTexts } from "../../content/en/standards.ts";
import { readWhole } from "../../core/numerals.ts";
import { foldedCase } from "../../core/plain-text.ts";
import { refuse } from "../../core/schemas.ts";
import { JUDGES_MAX, JUDGES_MIN } from "./standard.ts";

const texts = standardTexts.errors;

const JUDGE_NAME_MAX = 80;
/** As many lines as there may be judges. */
export const JUDGES_LENGTH = JUDGES_MAX * (JUDGE_NAME_MAX + 1);

/** One name a line; empty lines do not count. */
const JudgesField = z
  .pipe(
    z.string(),
    z.transform((text) =>
      text
        .split("\n")
        .map((line) => line.replace(/\s+/g, " ").trim())
        .filter(Boolean),
    ),
  )
  .check(
    z.refine((names) => names.length >= JUDGES_MIN, { error: () => texts.judgesMin(JUDGES_MIN) }),
    z.refine((names) => names.length <= JUDGES_MAX, { error: () => texts.judgesMax(JUDGES_MAX) }),
    z.refine((names) => names.every((name) => name.length <= JUDGE_NAME_MAX), {
      error: () => texts.nameTooLong(JUDGE_NAME_MAX),
    }),
    z.refine((names) => new Set(names.map(foldedCase)).size === names.length, {
      error: () => texts.nameTwice,
    }),
  );

export const PanelForm = z.strictObject({ presetId: z.string(), judges: JudgesField });
export type PanelForm = z.infer<typeof PanelForm>;

export const RatingForm = z.strictObject({
  percent: z.pipe(
    z.string(),
    z.transform((text, context) => {
      const percent = readWhole(text);
      return percent !== null && percent <= 100 ? percent : refuse(context, texts.percent);
    }),
  ),
});
export type RatingForm = z.infer<typeof RatingForm>;
