/** Sent after sign-up, and again on request: proves that the address belongs to the person who signed up. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph, smallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), link: z.url(), hours: z.int() });

const texts = mailTexts.verifyEmail;

export const verifyEmail: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  letter: ({ name, link, hours }, institute) => ({
    to: name,
    parts: [
      paragraph(texts.why(institute)),
      action(link, texts.action),
      smallPrint(texts.limits(hours)),
      smallPrint(texts.mistake),
    ],
  }),
  sample: { name: "Asha Verma", link: "https://exams.example.org/verify-email?token=sample", hours: 24 },
};
