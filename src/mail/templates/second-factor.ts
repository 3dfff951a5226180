/** Sent when the second factor of an account changes, so that a thief cannot do it unnoticed. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph } from "../letter.tsx";
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
  left: z.nullable(z.number().check(z.int())),
});

export const secondFactor: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: ({ event }) => texts.subject[event],
  letter: ({ name, link, event, left }, institute) => ({
    to: name,
    parts: [
      paragraph(texts.what[event](institute)),
      ...(left === null ? [] : [paragraph(texts.left(left))]),
      paragraph(texts.mistake[event]),
      action(link, texts.action),
    ],
  }),
  sample: { name: "Asha Verma", link: "https://exams.example.org/forgot-password", event: "code-used", left: 9 },
};
