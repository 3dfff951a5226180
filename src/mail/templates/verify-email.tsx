/** Sent after sign-up, and again on request: proves that the address belongs to the person who signed up. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Action, Letter, Paragraph, plainLetter, SmallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), link: z.url(), hours: z.int() });

const texts = mailTexts.verifyEmail;

export const verifyEmail: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  Body: ({ name, link, hours, institute }) => (
    <Letter name={name}>
      <Paragraph>{texts.why(institute)}</Paragraph>
      <Action link={link}>{texts.action}</Action>
      <SmallPrint>{texts.limits(hours)}</SmallPrint>
      <SmallPrint>{texts.mistake}</SmallPrint>
    </Letter>
  ),
  text: ({ name, link, hours }, institute) =>
    plainLetter(name, [texts.why(institute), link, texts.limits(hours), texts.mistake]),
  sample: { name: "Asha Verma", link: "https://exams.example.org/verify-email?token=sample", hours: 24 },
};
