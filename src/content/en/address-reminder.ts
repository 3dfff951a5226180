/** The reminder to confirm an address. Apart from the other words of accounts, as every page of students shows it. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const tooManyAttempts = (minutes: number) =>
  `Too many attempts. Wait ${counted(minutes, "minute", "minutes")}, then try again.`;

export const addressReminderTexts = localized({
  text: (email: string) => `Confirm your email address. We sent a link to ${email}.`,
  resend: "Send Again",
  busy: "Sending...",
  sent: "A new link is on its way.",
  keptText: (email: string) =>
    `Your email address ${email} is not confirmed. We cannot send emails at the moment, so you have no link yet.`,
  kept: "A new link is kept, not sent: we cannot send emails at the moment.",
  failed: (reason: string) => `We could not send the email: ${reason}`,
  later: "Remind me in a week",
  notPutOff: (reason: string) => `We could not put off this reminder: ${reason}`,
});
