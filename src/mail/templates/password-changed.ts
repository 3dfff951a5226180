/** Sent after every change of a password, so that a thief cannot change it unnoticed. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), link: z.url() });

const texts = mailTexts.passwordChanged;

export const passwordChanged: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  letter: ({ name, link }, institute) => ({
    to: name,
    parts: [paragraph(texts.what(institute)), paragraph(texts.mistake), action(link, texts.action)],
  }),
  sample: { name: "Asha Verma", link: "https://exams.example.org/forgot-password" },
};
