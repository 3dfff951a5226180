/** Sent to somebody who has forgotten their password: the link opens the page that sets a new one. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Action, Letter, Paragraph, plainLetter, SmallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), link: z.url(), minutes: z.int() });

const texts = mailTexts.resetPassword;

export const resetPassword: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  Body: ({ name, link, minutes, institute }) => (
    <Letter name={name}>
      <Paragraph>{texts.why(institute)}</Paragraph>
      <Action link={link}>{texts.action}</Action>
      <SmallPrint>{texts.limits(minutes)}</SmallPrint>
      <SmallPrint>{texts.mistake}</SmallPrint>
    </Letter>
  ),
  text: ({ name, link, minutes }, institute) =>
    plainLetter(name, [texts.why(institute), link, texts.limits(minutes), texts.mistake]),
  sample: { name: "Asha Verma", link: "https://exams.example.org/reset-password?token=sample", minutes: 60 },
};
