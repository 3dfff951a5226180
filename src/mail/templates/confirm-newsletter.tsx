/** Sent to an address that was given for the newsletter: proves that its owner wants it. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Action, Letter, Paragraph, plainLetter, SmallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ link: z.url(), days: z.int() });

const texts = mailTexts.confirmNewsletter;

export const confirmNewsletter: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  Body: ({ link, days, institute }) => (
    <Letter>
      <Paragraph>{texts.why(institute)}</Paragraph>
      <Action link={link}>{texts.action}</Action>
      <SmallPrint>{texts.limits(days)}</SmallPrint>
      <SmallPrint>{texts.mistake}</SmallPrint>
    </Letter>
  ),
  text: ({ link, days }, institute) =>
    plainLetter(undefined, [texts.why(institute), link, texts.limits(days), texts.mistake]),
  sample: { link: "https://exams.example.org/newsletter/confirm?token=sample", days: 3 },
};
