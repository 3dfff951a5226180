/** Sent before an account is deleted because it has not been used for as long as the institute keeps such accounts. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({
  name: z.string(),
  /** The last day on which the account is certain to exist, such as `2026-11-21`. */
  deletedOn: z.iso.date(),
  link: z.url(),
});

const texts = mailTexts.unusedAccount;

export const unusedAccount: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  letter: ({ name, deletedOn, link }, institute) => ({
    to: name,
    parts: [
      paragraph(texts.what(institute, deletedOn)),
      paragraph(texts.how),
      action(link, texts.action),
      paragraph(texts.otherwise),
    ],
  }),
  sample: { name: "Asha Verma", deletedOn: "2026-11-21", link: "https://exams.example.org/login" },
};
