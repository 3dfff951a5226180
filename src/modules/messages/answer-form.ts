/** The form in which the administrator answers a message, for both sides. */
import { z } from "zod/mini";
import { messagesAdminTexts } from "../../content/en/messages-admin.ts";
import { requiredLine, requiredText } from "../../core/form-fields.ts";

export const SUBJECT_LENGTH = 100;
export const ANSWER_LENGTH = 5_000;

const texts = messagesAdminTexts.answer.errors;
const tooLong = (most: number) => texts.tooLong(most);

export const AnswerForm = z.strictObject({
  intent: z.literal("answer"),
  /** Made when the form was opened: pressed twice, it is the same answer. */
  answerId: z.uuid(),
  subject: requiredLine(SUBJECT_LENGTH, { missing: () => texts.subjectMissing, tooLong }),
  text: requiredText(ANSWER_LENGTH, { missing: () => texts.textMissing, tooLong }),
});
export type AnswerForm = z.infer<typeof AnswerForm>;
