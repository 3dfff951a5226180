/** The first mail to a subscriber, with the link that ends the newsletter. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph, smallLink } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ link: z.url(), leaveLink: z.url() });

const texts = mailTexts.newsletterWelcome;

export const newsletterWelcome: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  letter: ({ link, leaveLink }, institute) => ({
    parts: [
      paragraph(texts.what(institute)),
      action(link, texts.action),
      smallLink(texts.leave, leaveLink, texts.leaveAction),
    ],
  }),
  leaveLink: ({ leaveLink }) => leaveLink,
  sample: {
    link: "https://exams.example.org/blog",
    leaveLink: "https://exams.example.org/newsletter/leave?token=sample",
  },
};
