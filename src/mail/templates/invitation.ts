/** Sent when the institute enters a student, and again on request: its link signs up and proves the address. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { INVITATION_DAYS } from "../../core/invitation.ts";
import { action, paragraph, smallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), email: z.string(), course: z.string(), link: z.url() });

const texts = mailTexts.invitation;

export const invitation: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: (_, institute) => texts.subject(institute),
  letter: ({ name, email, course, link }, institute) => ({
    to: name,
    parts: [
      paragraph(texts.what(course, institute)),
      paragraph(texts.how(email)),
      action(link, texts.action),
      smallPrint(texts.limits(INVITATION_DAYS)),
      smallPrint(texts.mistake),
    ],
  }),
  sample: {
    name: "Asha Verma",
    email: "asha.verma@example.org",
    course: "NCLEX-RN",
    link: "https://exams.example.org/invitation?token=AZOaOtgnfFWfQ2",
  },
};
