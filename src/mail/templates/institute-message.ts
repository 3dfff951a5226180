/** A message from the institute to several of its students. Replies go to the institute. */
import { z } from "zod/mini";
import { written } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({
  name: z.string(),
  subject: z.string(),
  /** Plain text, with its line breaks. */
  text: z.string(),
  /** Where the institute reads its mail. */
  office: z.email(),
  instituteName: z.string(),
  /** Which bulk message it belongs to: the queue uses it to count how many still wait. */
  mailing: z.string(),
});

export const instituteMessage: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: ({ subject }) => subject,
  letter: ({ name, text }) => ({
    to: name,
    parts: [written(text)],
  }),
  replyTo: ({ instituteName, office }) => ({ name: instituteName, address: office }),
  sample: {
    name: "Asha Verma",
    subject: "No classes on Monday",
    text: "The institute is closed on Monday.\n\nPractice tests and lessons are there as always.",
    office: "office@example.org",
    instituteName: "Lamplight",
    mailing: "01890000-0000-7000-8000-000000000000",
  },
};
