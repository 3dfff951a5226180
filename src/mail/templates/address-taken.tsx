/** Sent to the owner of an address that somebody requested for another account. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Action, Letter, Paragraph, plainLetter } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ link: z.url() });

const texts = mailTexts.addressTaken;

export const addressTaken: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  Body: ({ link, institute }) => (
    <Letter>
      <Paragraph>{texts.what(institute)}</Paragraph>
      <Paragraph>{texts.mistake}</Paragraph>
      <Action link={link}>{texts.action}</Action>
    </Letter>
  ),
  text: ({ link }, institute) => plainLetter(undefined, [texts.what(institute), texts.mistake, link]),
  sample: { link: "https://exams.example.org/login" },
};
