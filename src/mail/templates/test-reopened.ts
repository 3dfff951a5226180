/** Sent when the institute gives one student one more attempt at a test. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), link: z.url(), test: z.string(), reason: z.string() });
type Props = z.infer<typeof Props>;

const texts = mailTexts.testReopened;

export const testReopened: MailTemplate<Props> = {
  props: Props,
  subject: ({ test }) => texts.subject(test),
  letter: ({ name, link, test, reason }) => ({
    to: name,
    parts: [paragraph(texts.what(test)), paragraph(texts.reason(reason)), action(link, texts.action)],
  }),
  sample: {
    name: "Asha Verma",
    link: "https://exams.example.org/dashboard/tests/institute/0198c0de-0000-7000-8000-000000000000",
    test: "Weekly mock 12",
    reason: "The power failed in your hall.",
  },
};
