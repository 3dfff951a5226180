/** Sent to an address that was given for the newsletter: proves that its owner wants it. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph, smallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ link: z.url(), days: z.int() });

const texts = mailTexts.confirmNewsletter;

export const confirmNewsletter: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  letter: ({ link, days }, institute) => ({
    parts: [
      paragraph(texts.why(institute)),
      action(link, texts.action),
      smallPrint(texts.limits(days)),
      smallPrint(texts.mistake),
    ],
  }),
  sample: { link: "https://exams.example.org/newsletter/confirm?token=sample", days: 3 },
};
