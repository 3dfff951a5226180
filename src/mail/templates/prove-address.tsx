/** Sent to the requested new address of an account: the link opens the page that proves it. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Action, Letter, Paragraph, plainLetter, SmallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ link: z.url(), hours: z.int() });

const texts = mailTexts.proveAddress;

export const proveAddress: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  Body: ({ link, hours, institute }) => (
    <Letter>
      <Paragraph>{texts.why(institute)}</Paragraph>
      <Paragraph>{texts.how}</Paragraph>
      <Action link={link}>{texts.action}</Action>
      <SmallPrint>{texts.limits(hours)}</SmallPrint>
      <SmallPrint>{texts.mistake}</SmallPrint>
    </Letter>
  ),
  text: ({ link, hours }, institute) =>
    plainLetter(undefined, [texts.why(institute), texts.how, link, texts.limits(hours), texts.mistake]),
  sample: { link: "https://exams.example.org/address-change/confirm?token=sample", hours: 24 },
};
