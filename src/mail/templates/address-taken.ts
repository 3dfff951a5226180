/** Sent to the owner of an address that somebody requested for another account. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ link: z.url() });

const texts = mailTexts.addressTaken;

export const addressTaken: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  letter: ({ link }, institute) => ({
    parts: [paragraph(texts.what(institute)), paragraph(texts.mistake), action(link, texts.action)],
  }),
  sample: { link: "https://exams.example.org/login" },
};
