/** Sent by a button in the site settings: shows whether mails are delivered, and from whom. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Letter, Paragraph, plainLetter } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), email: z.string() });

const texts = mailTexts.testMail;

export const testMail: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  Body: ({ name, email }) => (
    <Letter>
      <Paragraph>{texts.what}</Paragraph>
      <Paragraph>{texts.from(name, email)}</Paragraph>
      <Paragraph>{texts.done}</Paragraph>
    </Letter>
  ),
  text: ({ name, email }) => plainLetter(undefined, [texts.what, texts.from(name, email), texts.done]),
  sample: { name: "Lamplight", email: "office@example.org" },
};
