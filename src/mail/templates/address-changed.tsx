/** Sent to both addresses of somebody who changed theirs. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Action, Letter, Paragraph, plainLetter } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), newEmail: z.string(), link: z.url() });

const texts = mailTexts.addressChanged;

export const addressChanged: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  Body: ({ name, newEmail, link, institute }) => (
    <Letter name={name}>
      <Paragraph>{texts.what(institute, newEmail)}</Paragraph>
      <Paragraph>{texts.how}</Paragraph>
      <Paragraph>{texts.mistake}</Paragraph>
      <Action link={link}>{texts.action}</Action>
    </Letter>
  ),
  text: ({ name, newEmail, link }, institute) =>
    plainLetter(name, [texts.what(institute, newEmail), texts.how, texts.mistake, link]),
  sample: { name: "Asha Verma", newEmail: "asha.verma@example.org", link: "https://exams.example.org/contact" },
};
