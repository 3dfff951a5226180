/** Sent instead of many notices of one kind within an hour, so that a mailbox cannot be flooded with them. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({
  count: z.number().check(z.int(), z.positive()),
  /** The subject that each of them would have had. */
  subject: z.string(),
  link: z.url(),
});

const texts = mailTexts.heldNotices;

export const heldNotices: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: ({ count, subject }) => texts.subject(count, subject),
  letter: ({ count, subject, link }, institute) => ({
    parts: [paragraph(texts.what(count, subject, institute)), paragraph(texts.mistake), action(link, texts.action)],
  }),
  sample: { count: 5, subject: "Your password was changed", link: "https://exams.example.org/forgot-password" },
};
