/** Sent by a button in the site settings: shows whether mails are delivered, and from whom. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { paragraph } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), email: z.string() });

const texts = mailTexts.testMail;

export const testMail: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  letter: ({ name, email }) => ({
    parts: [paragraph(texts.what), paragraph(texts.from(name, email)), paragraph(texts.done)],
  }),
  sample: { name: "Lamplight", email: "office@example.org" },
};
