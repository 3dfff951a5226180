/** The last mail to somebody who deleted their account. It does not say whose it was. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ link: z.url() });

const texts = mailTexts.accountDeleted;

export const accountDeleted: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  letter: ({ link }, institute) => ({
    parts: [
      paragraph(texts.what(institute)),
      paragraph(texts.kept),
      paragraph(texts.mistake),
      action(link, texts.action),
    ],
  }),
  sample: { link: "https://exams.example.org/contact" },
};
