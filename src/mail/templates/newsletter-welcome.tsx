/** The first mail to a subscriber, with the link that ends the newsletter. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Action, Letter, Paragraph, plainLetter, SmallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ link: z.url(), leaveLink: z.url() });

const texts = mailTexts.newsletterWelcome;

export const newsletterWelcome: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  Body: ({ link, leaveLink, institute }) => (
    <Letter>
      <Paragraph>{texts.what(institute)}</Paragraph>
      <Action link={link}>{texts.action}</Action>
      <SmallPrint>
        {texts.leave} <a href={leaveLink}>{texts.leaveAction}</a>
      </SmallPrint>
    </Letter>
  ),
  text: ({ link, leaveLink }, institute) =>
    plainLetter(undefined, [texts.what(institute), link, `${texts.leave}\n${leaveLink}`]),
  leaveLink: ({ leaveLink }) => leaveLink,
  sample: {
    link: "https://exams.example.org/blog",
    leaveLink: "https://exams.example.org/newsletter/leave?token=sample",
  },
};
