/** The forms that add and rename a category or a difficulty, for both sides. */
import { z } from "zod";
import { labelTexts } from "../../content/en/question-bank.ts";
import { isStorable, oneLine } from "../../core/plain-text.ts";
import { LABEL_KINDS, LABEL_NAME_MAX } from "./rules.ts";

const texts = labelTexts.problems;

/** A label's name as it is stored. */
const LabelName = z
  .string()
  .default("")
  .refine(isStorable, { error: () => texts.missing })
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(1, { error: () => texts.missing })
      .max(LABEL_NAME_MAX, { error: () => texts.tooLong(LABEL_NAME_MAX) }),
  );

export const LabelForm = z.object({ kind: z.enum(LABEL_KINDS), name: LabelName });
export const LabelRenameForm = z.object({ labelId: z.string(), name: LabelName });
