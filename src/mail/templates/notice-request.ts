/** Tells the institute that a visitor is waiting for something not available yet. Replies go to the visitor. */
import { z } from "zod/mini";
import { mailTexts } from "../../content/en/mail.ts";
import { messagesTexts } from "../../content/en/messages.ts";
import { NOTICE_TOPICS } from "../../content/notice-topics.ts";
import { paragraph, smallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Props = z.strictObject({ email: z.email(), topic: z.enum(NOTICE_TOPICS) });

const texts = mailTexts.noticeRequest;
const { topics } = messagesTexts.notice;

export const noticeRequest: MailTemplate<z.infer<typeof Props>> = {
  props: Props,
  subject: ({ topic }) => texts.subject(topics[topic]),
  letter: ({ email, topic }) => ({
    parts: [paragraph(texts.what(email, topics[topic])), smallPrint(texts.answer)],
  }),
  replyTo: ({ email }) => ({ name: "", address: email }),
  sample: { email: "asha@example.org", topic: "video-lectures" },
};
