/** Sent when the second factor of an account changes, so that a thief cannot do it unnoticed. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Action, Letter, Paragraph, plainLetter } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const texts = mailTexts.secondFactor;

const Props = z.strictObject({
  name: z.string(),
  /** Where to request a new password. */
  link: z.url(),
  event: z.enum([
    "switched-on",
    "app-changed",
    "switched-off",
    "switched-off-by-institute",
    "switched-off-by-proof",
    "codes-renewed",
    "code-used",
    "guessed",
  ]),
  /** Unused recovery codes; null if irrelevant. */
  left: z.number().int().nullable(),
});

function paragraphsOf({ event, left }: z.infer<typeof Props>, institute: string): string[] {
  return [texts.what[event](institute), ...(left === null ? [] : [texts.left(left)]), texts.mistake[event]];
}

export const secondFactor: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: ({ event }) => texts.subject[event],
  Body: ({ institute, ...props }) => (
    <Letter name={props.name}>
      {paragraphsOf(props, institute).map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <Action link={props.link}>{texts.action}</Action>
    </Letter>
  ),
  text: (props, institute) => plainLetter(props.name, [...paragraphsOf(props, institute), props.link]),
  sample: { name: "Asha Verma", link: "https://exams.example.org/forgot-password", event: "code-used", left: 9 },
};
