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
  Body: ({ link, leaveLink }) => (
    <Letter>
      <Paragraph>{texts.what}</Paragraph>
      <Action link={link}>{texts.action}</Action>
      <SmallPrint>
        {texts.leave} <a href={leaveLink}>{texts.leaveAction}</a>
      </SmallPrint>
    </Letter>
  ),
  text: ({ link, leaveLink }) => plainLetter(undefined, [texts.what, link, `${texts.leave}\n${leaveLink}`]),
  leaveLink: ({ leaveLink }) => leaveLink,
  sample: {
    link: "https://exams.example.org/blog",
    leaveLink: "https://exams.example.org/newsletter/leave?token=sample",
  },
};
