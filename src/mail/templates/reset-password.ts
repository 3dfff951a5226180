/** Sent to somebody who has forgotten their password: the link opens the page that sets a new one. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph, smallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), link: z.url(), minutes: z.int() });

const texts = mailTexts.resetPassword;

export const resetPassword: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  letter: ({ name, link, minutes }, institute) => ({
    to: name,
    parts: [
      paragraph(texts.why(institute)),
      action(link, texts.action),
      smallPrint(texts.limits(minutes)),
      smallPrint(texts.mistake),
    ],
  }),
  sample: { name: "Asha Verma", link: "https://exams.example.org/reset-password?token=sample", minutes: 60 },
};
