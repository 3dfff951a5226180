/** The form in which the administrator answers a message, for both sides. */
import { z } from "zod";
import { messagesAdminTexts } from "../../content/en/messages-admin.ts";
import { oneLine } from "../../core/plain-text.ts";

export const SUBJECT_LENGTH = 100;
export const ANSWER_LENGTH = 5_000;

const texts = messagesAdminTexts.answer.errors;

export const AnswerForm = z.strictObject({
  intent: z.literal("answer"),
  /** Made when the form was opened: pressed twice, it is the same answer. */
  answerId: z.uuid(),
  subject: z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, { error: () => texts.subjectMissing })
        .max(SUBJECT_LENGTH, { error: () => texts.tooLong(SUBJECT_LENGTH) }),
    ),
  text: z
    .string()
    .default("")
    .transform((text) => text.replace(/\r\n?/g, "\n").replaceAll("\0", "").toWellFormed().trim())
    .pipe(
      z
        .string()
        .min(1, { error: () => texts.textMissing })
        .max(ANSWER_LENGTH, { error: () => texts.tooLong(ANSWER_LENGTH) }),
    ),
});
export type AnswerForm = z.infer<typeof AnswerForm>;
