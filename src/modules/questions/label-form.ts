/** The forms that add and edit a category or a difficulty, for both sides. */
import { z } from "zod/mini";
import { labelTexts } from "../../content/en/question-bank.ts";
import { requiredLine } from "../../core/form-fields.ts";
import { LABEL_KINDS, LABEL_NAME_MAX } from "./rules.ts";
import { LogitField } from "./taxonomy.ts";

const texts = labelTexts.problems;

/** A label's name as it is stored. */
const LabelName = requiredLine(LABEL_NAME_MAX, {
  missing: () => texts.missing,
  tooLong: (most) => texts.tooLong(most),
});

export const LabelForm = z.object({ kind: z.enum(LABEL_KINDS), name: LabelName });
/** A category has no logit. */
export const LabelEditForm = z.object({ labelId: z.string(), name: LabelName, logit: LogitField });
