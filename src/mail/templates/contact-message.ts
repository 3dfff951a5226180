/** A visitor's message, for the institute. A reply goes to the visitor. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { paragraph, quotation, smallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), email: z.email(), message: z.string() });

const texts = mailTexts.contactMessage;

export const contactMessage: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: ({ name }) => texts.subject(name),
  letter: ({ name, email, message }) => ({
    parts: [paragraph(texts.what(name, email)), quotation(message), smallPrint(texts.answer)],
  }),
  replyTo: ({ name, email }) => ({ name, address: email }),
  sample: {
    name: "Asha Verma",
    email: "asha@example.org",
    message: "When does the next NCLEX-RN course begin?\n\nI work in shifts and can only study at night.",
  },
};
