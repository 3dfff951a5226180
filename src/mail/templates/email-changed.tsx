/** Sent to the old address when the institute changed the address of an account. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Action, Letter, Paragraph, plainLetter } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), link: z.url() });

const texts = mailTexts.emailChanged;

export const emailChanged: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  Body: ({ name, link, institute }) => (
    <Letter name={name}>
      <Paragraph>{texts.what(institute)}</Paragraph>
      <Paragraph>{texts.how}</Paragraph>
      <Paragraph>{texts.mistake}</Paragraph>
      <Action link={link}>{texts.action}</Action>
    </Letter>
  ),
  text: ({ name, link }, institute) => plainLetter(name, [texts.what(institute), texts.how, texts.mistake, link]),
  sample: { name: "Asha Verma", link: "https://exams.example.org/contact" },
};
