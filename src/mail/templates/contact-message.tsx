/** A visitor's message, for the institute. A reply goes to the visitor. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Letter, Paragraph, plainLetter, Quotation, SmallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), email: z.email(), message: z.string() });

const texts = mailTexts.contactMessage;

export const contactMessage: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: ({ name }) => texts.subject(name),
  Body: ({ name, email, message }) => (
    <Letter>
      <Paragraph>{texts.what(name, email)}</Paragraph>
      <Quotation>{message}</Quotation>
      <SmallPrint>{texts.answer}</SmallPrint>
    </Letter>
  ),
  text: ({ name, email, message }) => plainLetter(undefined, [texts.what(name, email), message, texts.answer]),
  replyTo: ({ name, email }) => ({ name, address: email }),
  sample: {
    name: "Asha Verma",
    email: "asha@example.org",
    message: "When does the next NCLEX-RN course begin?\n\nI work in shifts and can only study at night.",
  },
};
