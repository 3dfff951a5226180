/** What visitors may send us. Pages fetch these schemas only when a form is touched: they are read far more often. */
import { z } from "zod/mini";
import { messagesTexts } from "../../content/en/messages.ts";
import { NOTICE_TOPICS } from "../../content/notice-topics.ts";
import { Email, personName } from "../accounts/forms.ts";

export const MESSAGE_LENGTH = 5_000;

const texts = messagesTexts.errors;

/** Line breaks and tabs are part of a text. */
const CONTROL = /[^\P{Cc}\n\t]/u;

/** Browsers send every line break as two characters. How long it is comes before any pattern looks at it. */
const Message = z.pipe(
  z.pipe(
    z.string({ error: () => texts.messageMissing }),
    z.transform((message) => message.replaceAll("\r\n", "\n").replaceAll("\r", "\n").trim()),
  ),
  z.string().check(
    z.minLength(1, { error: () => texts.messageMissing }),
    z.maxLength(MESSAGE_LENGTH, {
      error: ({ input }) => texts.messageTooLong(MESSAGE_LENGTH, typeof input === "string" ? input.length : 0),
      abort: true,
    }),
    z.refine((message) => !CONTROL.test(message), { error: () => texts.messageCharacters }),
  ),
);

export const ContactForm = z.strictObject({
  name: personName({ error: () => texts.nameMissing }),
  email: Email,
  message: Message,
});
export type ContactForm = z.infer<typeof ContactForm>;

export const NewsletterForm = z.strictObject({ email: Email });
export type NewsletterForm = z.infer<typeof NewsletterForm>;

/** The same form where the fields that visitor forms add may stand beside its own; the server takes those out first. */
export function besideAddedFields<Shape extends z.core.$ZodShape>({ shape }: z.ZodMiniObject<Shape>) {
  return z.object(shape);
}

export const NotifyMeForm = z.strictObject({
  email: Email,
  topic: z.enum(NOTICE_TOPICS, { error: () => texts.topicUnknown }),
});
export type NotifyMeForm = z.infer<typeof NotifyMeForm>;
