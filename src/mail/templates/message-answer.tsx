/** What the institute answers to a message or a wish, with what it answers below. A reply goes to the institute. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Letter, plainLetter, Quotation, SmallPrint, Written } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({
  /** Empty for a wish to be told, which has no name. */
  name: z.string(),
  subject: z.string(),
  /** Plain text, line by line as it was typed. */
  answer: z.string(),
  /** When it was written, as people write days. */
  day: z.string(),
  /** Empty for a wish to be told. */
  message: z.string(),
  /** What somebody wants to be told about, as part of a sentence; empty for a message. */
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
  Body: ({ name, answer, message, ...about }) => (
    <Letter {...(name ? { name } : {})}>
      <Written>{answer}</Written>
      <SmallPrint>{whatWasWritten(about)}</SmallPrint>
      {message && <Quotation>{message}</Quotation>}
    </Letter>
  ),
  text: ({ name, answer, message, ...about }) =>
    plainLetter(name || undefined, [answer, whatWasWritten(about), ...(message ? [message] : [])]),
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

function whatWasWritten({ topic, day }: Pick<Props, "topic" | "day">): string {
  return topic ? texts.asked(topic, day) : texts.wrote(day);
}
