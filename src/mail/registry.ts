/**
 * Every mail by its name. It imports React components, which plain Node cannot load: commands import only types from here and
 * name a mail through `mailMessage`; the worker renders it.
 */
import type { MailTemplate } from "./template.ts";
import { accountDeleted } from "./templates/account-deleted.tsx";
import { addressChanged } from "./templates/address-changed.tsx";
import { addressTaken } from "./templates/address-taken.tsx";
import { approveAddress } from "./templates/approve-address.tsx";
import { confirmNewsletter } from "./templates/confirm-newsletter.tsx";
import { contactMessage } from "./templates/contact-message.tsx";
import { emailChanged } from "./templates/email-changed.tsx";
import { heldNotices } from "./templates/held-notices.tsx";
import { instituteMessage } from "./templates/institute-message.tsx";
import { invitation } from "./templates/invitation.tsx";
import { messageAnswer } from "./templates/message-answer.tsx";
import { newsletterWelcome } from "./templates/newsletter-welcome.tsx";
import { noticeRequest } from "./templates/notice-request.tsx";
import { passwordChanged } from "./templates/password-changed.tsx";
import { proveAddress } from "./templates/prove-address.tsx";
import { questionRescored } from "./templates/question-rescored.tsx";
import { resetPassword } from "./templates/reset-password.tsx";
import { secondFactor } from "./templates/second-factor.tsx";
import { testMail } from "./templates/test-mail.tsx";
import { unusedAccount } from "./templates/unused-account.tsx";
import { verifyEmail } from "./templates/verify-email.tsx";

const templates = {
  "account-deleted": accountDeleted,
  "address-changed": addressChanged,
  "address-taken": addressTaken,
  "approve-address": approveAddress,
  "confirm-newsletter": confirmNewsletter,
  "contact-message": contactMessage,
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
  "second-factor": secondFactor,
  "test-mail": testMail,
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
