/** The institute's answer to a message or a request to be notified, with the original below. Replies go to the institute. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { quotation, smallPrint, written } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({
  /** Empty for a request to be notified, which has no name. */
  name: z.string(),
  subject: z.string(),
  /** Plain text, with its line breaks. */
  answer: z.string(),
  /** The day it was written, formatted for readers. */
  day: z.string(),
  /** Empty for a request to be notified. */
  message: z.string(),
  /** What the visitor wants to be notified about, as part of a sentence; empty for a message. */
  topic: z.string(),
  /** Where the institute reads its mail. */
  office: z.email(),
  instituteName: z.string(),
});
type Props = z.infer<typeof Props>;

const texts = mailTexts.messageAnswer;

export const messageAnswer: MailTemplate<Props> = {
  props: Props,
  subject: ({ subject }) => subject,
  letter: ({ name, answer, message, ...about }) => ({
    to: name || undefined,
    parts: [written(answer), smallPrint(describeMessage(about)), ...(message ? [quotation(message)] : [])],
  }),
  replyTo: ({ instituteName, office }) => ({ name: instituteName, address: office }),
  sample: {
    name: "Asha Verma",
    subject: "Your message to Lamplight",
    answer: "The next course begins on the first Monday of January.\n\nLessons are recorded, so shifts are no problem.",
    day: "21 November 2026",
    message: "When does the next NCLEX-RN course begin?\n\nI work in shifts and can only study at night.",
    topic: "",
    office: "office@example.org",
    instituteName: "Lamplight",
  },
};

function describeMessage({ topic, day }: Pick<Props, "topic" | "day">): string {
  return topic ? texts.asked(topic, day) : texts.wrote(day);
}
