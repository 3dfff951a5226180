/** Sent when the institute releases the results of a test. Nothing of the result stands in it. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph, smallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), link: z.url(), test: z.string() });
type Props = z.infer<typeof Props>;

const texts = mailTexts.resultsReleased;

export const resultsReleased: MailTemplate<Props> = {
  props: Props,
  subject: ({ test }) => texts.subject(test),
  letter: ({ name, link, test }) => ({
    to: name,
    parts: [paragraph(texts.what(test)), action(link, texts.action), smallPrint(texts.signIn)],
  }),
  sample: {
    name: "Asha Verma",
    link: "https://exams.example.org/attempts/0198c0de-0000-7000-8000-000000000000/review",
    test: "Weekly mock 12",
  },
};
