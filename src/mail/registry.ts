/**
 * Every mail by its name. It imports React components, which plain Node cannot load: commands import only types from here and
 * name a mail through `mailMessage`; the worker renders it.
 */
import type { MailTemplate } from "./template.ts";
import { accountDeleted } from "./templates/account-deleted.ts";
import { addressChanged } from "./templates/address-changed.ts";
import { addressTaken } from "./templates/address-taken.ts";
import { approveAddress } from "./templates/approve-address.ts";
import { confirmNewsletter } from "./templates/confirm-newsletter.ts";
import { contactMessage } from "./templates/contact-message.ts";
import { dueToday } from "./templates/due-today.ts";
import { emailChanged } from "./templates/email-changed.ts";
import { heldNotices } from "./templates/held-notices.ts";
import { instituteMessage } from "./templates/institute-message.ts";
import { invitation } from "./templates/invitation.ts";
import { messageAnswer } from "./templates/message-answer.ts";
import { newsletterWelcome } from "./templates/newsletter-welcome.ts";
import { noticeRequest } from "./templates/notice-request.ts";
import { passwordChanged } from "./templates/password-changed.ts";
import { proveAddress } from "./templates/prove-address.ts";
import { questionRescored } from "./templates/question-rescored.ts";
import { resetPassword } from "./templates/reset-password.ts";
import { resultChanged } from "./templates/result-changed.ts";
import { resultsReleased } from "./templates/results-released.ts";
import { secondFactor } from "./templates/second-factor.ts";
import { testMail } from "./templates/test-mail.ts";
import { testReopened } from "./templates/test-reopened.ts";
import { unusedAccount } from "./templates/unused-account.ts";
import { verifyEmail } from "./templates/verify-email.ts";

const templates = {
  "account-deleted": accountDeleted,
  "address-changed": addressChanged,
  "address-taken": addressTaken,
  "approve-address": approveAddress,
  "confirm-newsletter": confirmNewsletter,
  "contact-message": contactMessage,
  "due-today": dueToday,
  "email-changed": emailChanged,
  "held-notices": heldNotices,
  "institute-message": instituteMessage,
  invitation,
  "message-answer": messageAnswer,
  "newsletter-welcome": newsletterWelcome,
  "notice-request": noticeRequest,
  "password-changed": passwordChanged,
  "prove-address": proveAddress,
  "question-rescored": questionRescored,
  "reset-password": resetPassword,
  "result-changed": resultChanged,
  "results-released": resultsReleased,
  "second-factor": secondFactor,
  "test-mail": testMail,
  "test-reopened": testReopened,
  "unused-account": unusedAccount,
  "verify-email": verifyEmail,
};

type PropsOf<Template> = Template extends MailTemplate<infer Props extends Record<string, unknown>> ? Props : never;

export type MailName = keyof typeof templates;

/** The props of each mail, by its name. */
export type MailProps = { [Name in MailName]: PropsOf<(typeof templates)[Name]> };

export const mails: { readonly [Name in MailName]: MailTemplate<MailProps[Name]> } = templates;

/** Every mail, for the test that renders them all and for the gallery. */
export const mailNames: ReadonlyArray<MailName> = Object.keys(templates).filter(isMailName);

/** Whether there is a mail with this name. */
export function isMailName(name: string): name is MailName {
  return Object.hasOwn(templates, name);
}
