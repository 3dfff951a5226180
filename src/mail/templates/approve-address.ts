/** Sent to the current address when somebody requests another: the link opens the page that approves or refuses. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph, smallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ name: z.string(), link: z.url(), hours: z.int(), newEmail: z.nullable(z.string()) });

const texts = mailTexts.approveAddress;

export const approveAddress: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  letter: ({ name, link, hours, newEmail }, institute) => ({
    to: name,
    parts: [
      paragraph(texts.why(institute)),
      ...(newEmail === null ? [] : [paragraph(texts.address(newEmail))]),
      paragraph(texts.how),
      action(link, texts.action),
      paragraph(texts.mistake),
      smallPrint(texts.limits(hours)),
    ],
  }),
  sample: {
    name: "Asha Verma",
    link: "https://exams.example.org/address-change/approve?token=sample",
    hours: 24,
    newEmail: "asha.verma@example.org",
  },
};
