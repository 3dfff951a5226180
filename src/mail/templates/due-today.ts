/** In the morning, to a student who asked for it: how many questions are due. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph, smallLink } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({
  name: z.string(),
  count: z.int().check(z.positive()),
  link: z.url(),
  leaveLink: z.url(),
});

const texts = mailTexts.dueToday;

export const dueToday: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: ({ count }) => texts.subject(count),
  letter: ({ name, count, link, leaveLink }) => ({
    to: name,
    parts: [
      paragraph(texts.what(count)),
      action(link, texts.action),
      smallLink(texts.leave, leaveLink, texts.leaveAction),
    ],
  }),
  leaveLink: ({ leaveLink }) => leaveLink,
  sample: {
    name: "Asha Verma",
    count: 12,
    link: "https://exams.example.org/dashboard#today",
    leaveLink: "https://exams.example.org/due-email/stop?token=sample",
  },
};
