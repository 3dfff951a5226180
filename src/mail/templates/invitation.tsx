/** Sent when the institute enters a student, and again on request: leads to sign-up, with the address filled in. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Action, Letter, Paragraph, plainLetter, SmallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), email: z.string(), course: z.string(), link: z.url() });

const texts = mailTexts.invitation;

export const invitation: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: (_, institute) => texts.subject(institute),
  Body: ({ name, email, course, link, institute }) => (
    <Letter name={name}>
      <Paragraph>{texts.what(course, institute)}</Paragraph>
      <Paragraph>{texts.how(email)}</Paragraph>
      <Action link={link}>{texts.action}</Action>
      <SmallPrint>{texts.course(course)}</SmallPrint>
      <SmallPrint>{texts.mistake}</SmallPrint>
    </Letter>
  ),
  text: ({ name, email, course, link }, institute) =>
    plainLetter(name, [texts.what(course, institute), texts.how(email), link, texts.course(course), texts.mistake]),
  sample: {
    name: "Asha Verma",
    email: "asha.verma@example.org",
    course: "NCLEX-RN",
    link: "https://exams.example.org/signup?email=asha.verma%40example.org",
  },
};
