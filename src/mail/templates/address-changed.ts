/** Sent to both addresses of somebody who changed theirs. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), newEmail: z.string(), link: z.url() });

const texts = mailTexts.addressChanged;

export const addressChanged: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  letter: ({ name, newEmail, link }, institute) => ({
    to: name,
    parts: [
      paragraph(texts.what(institute, newEmail)),
      paragraph(texts.how),
      paragraph(texts.mistake),
      action(link, texts.action),
    ],
  }),
  sample: { name: "Asha Verma", newEmail: "asha.verma@example.org", link: "https://exams.example.org/contact" },
};
