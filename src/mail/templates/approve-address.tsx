/** Sent to the current address when somebody requests another: the link opens the page that approves or refuses. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Action, Letter, Paragraph, plainLetter, SmallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), link: z.url(), hours: z.int(), newEmail: z.string().nullable() });

const texts = mailTexts.approveAddress;

export const approveAddress: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  Body: ({ name, link, hours, newEmail, institute }) => (
    <Letter name={name}>
      <Paragraph>{texts.why(institute)}</Paragraph>
      {newEmail !== null && <Paragraph>{texts.address(newEmail)}</Paragraph>}
      <Paragraph>{texts.how}</Paragraph>
      <Action link={link}>{texts.action}</Action>
      <Paragraph>{texts.mistake}</Paragraph>
      <SmallPrint>{texts.limits(hours)}</SmallPrint>
    </Letter>
  ),
  text: ({ name, link, hours, newEmail }, institute) =>
    plainLetter(name, [
      texts.why(institute),
      ...(newEmail === null ? [] : [texts.address(newEmail)]),
      texts.how,
      link,
      texts.mistake,
      texts.limits(hours),
    ]),
  sample: {
    name: "Asha Verma",
    link: "https://exams.example.org/address-change/approve?token=sample",
    hours: 24,
    newEmail: "asha.verma@example.org",
  },
};
