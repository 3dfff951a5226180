/** Sent to the requested new address of an account: the link opens the page that proves it. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { action, paragraph, smallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ link: z.url(), hours: z.int() });

const texts = mailTexts.proveAddress;

export const proveAddress: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: () => texts.subject,
  letter: ({ link, hours }, institute) => ({
    parts: [
      paragraph(texts.why(institute)),
      paragraph(texts.how),
      action(link, texts.action),
      smallPrint(texts.limits(hours)),
      smallPrint(texts.mistake),
    ],
  }),
  sample: { link: "https://exams.example.org/address-change/confirm?token=sample", hours: 24 },
};
