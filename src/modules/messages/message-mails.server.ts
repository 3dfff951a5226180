/** The mails of this module. Each joins the caller's transaction: it is sent exactly when the row that it reports is stored. */
import type { Tx } from "../../db/client.ts";
import { mailMessage } from "../../mail/message.ts";
import type { MailProps } from "../../mail/registry.ts";
import type { ContactForm, NotifyMeForm } from "./forms.ts";
import type { Messages } from "./messages.server.ts";
import { CONFIRM_DAYS, topicText } from "./rules.ts";

/** Hands a visitor's message to the institute, which answers by replying. */
export function mailContactMessage(messages: Messages, tx: Tx, to: string, form: ContactForm): Promise<void> {
  return messages.queue.enqueue(tx, "send-mail", mailMessage("contact-message", to, form));
}

/** Mails the institute's answer to the sender, with the institute as the reply address. */
export function mailAnswer(messages: Messages, tx: Tx, to: string, answer: MailProps["message-answer"]): Promise<void> {
  const props = { ...answer, topic: answer.topic && topicText(answer.topic) };
  return messages.queue.enqueue(tx, "send-mail", mailMessage("message-answer", to, props));
}

/** Tells the institute who wants to be notified of what. */
export function mailNoticeRequest(messages: Messages, tx: Tx, to: string, form: NotifyMeForm): Promise<void> {
  return messages.queue.enqueue(tx, "send-mail", mailMessage("notice-request", to, form));
}

/** Mails the link that begins the newsletter. */
export function mailConfirmation(messages: Messages, tx: Tx, email: string, token: string): Promise<void> {
  const link = `${messages.publicUrl}/newsletter/confirm?token=${token}`;
  return messages.queue.enqueue(
    tx,
    "send-mail",
    mailMessage("confirm-newsletter", email, { link, days: CONFIRM_DAYS }),
  );
}

/** The first mail of the newsletter, with the link that ends it. */
export function mailWelcome(messages: Messages, tx: Tx, email: string, leaveToken: string): Promise<void> {
  const { publicUrl } = messages;
  const leaveLink = leaveLinkOf(publicUrl, leaveToken);
  return messages.queue.enqueue(
    tx,
    "send-mail",
    mailMessage("newsletter-welcome", email, { link: `${publicUrl}/blog`, leaveLink }),
  );
}

/** The address that ends a subscription: opened by people, and posted to by mail programs (RFC 8058). */
function leaveLinkOf(publicUrl: string, leaveToken: string): string {
  return `${publicUrl}/newsletter/leave?token=${leaveToken}`;
}
