/** Sent to the old address when the institute changed the address of an account. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), link: z.url() });

const texts = mailTexts.emailChanged;

export const emailChanged: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  letter: ({ name, link }, institute) => ({
    to: name,
    parts: [
      paragraph(texts.what(institute)),
      paragraph(texts.how),
      paragraph(texts.mistake),
      action(link, texts.action),
    ],
  }),
  sample: { name: "Asha Verma", link: "https://exams.example.org/contact" },
};
