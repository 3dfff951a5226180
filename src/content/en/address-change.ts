/** The words of asking for another email address, and of the two pages behind its links. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

const minutes = (count: number) => counted(count, "minute", "minutes");

export const addressChangeTexts = localized({
  title: "Change Email Address",
  open: "Change email address",
  how: "We email one link to your current address and one to the new one. Once you have used both, you sign in with the new address, and all other devices are signed out.",
  kept: "We cannot send emails at the moment, so the links do not reach you. Ask the institute to change your address.",
  now: "Current address",
  ask: "Ask for another address",
  newEmail: "New Email Address",
  password: "Current Password",
  submit: "Send both links",
  busy: "Sending...",
  asked: "Two emails are on their way: one to your current address, one to the new one.",
  askedKept: "Two emails are kept, not sent: we cannot send emails at the moment.",
  cancelled: "Your request is cancelled. Your address stays the same.",
  unprovedTitle: "Your current address is not confirmed",
  unproved:
    "You need to confirm from both inboxes, even if an address is not confirmed yet. If you mistyped it when you signed up, or no longer get its emails, the institute can change it for you:",
  lostTitle: "No access to your current address?",
  lost: "The institute can change the address for you:",
  write: "Write to the institute",
  back: "Back to your account",

  pending: {
    title: "Waiting for confirmation",
    line: (newEmail: string) => `New address: ${newEmail}`,
    /** On the account page. */
    short: (newEmail: string) => `You asked for ${newEmail}. You need to confirm from both inboxes.`,
    see: "See the request",
    oldBox: "Email to your current address",
    newBox: "Email to the new address",
    followed: "Link used",
    waiting: "Link not used yet",
    until: (moment: string) => `The links work until ${moment}. A new request replaces this one.`,
    cancel: "Cancel the request",
    cancelling: "Cancelling...",
  },

  problems: {
    same: "This is already your address.",
    wrongPassword: "This is not your current password.",
    tooMany: (count: number) => `Too many attempts. Wait ${minutes(count)}, then try again.`,
    failed: (reason: string) => `We could not send the emails: ${reason}`,
    notCancelled: (reason: string) => `Your request was not cancelled: ${reason}`,
  },

  dead: "This link has expired or has already been used.",
  deadHelp: "Your account page shows what you asked for. You can ask again there.",
  taken: "Another account now has the new address, so nothing was changed.",
  agreed: "Thank you. Now open the link we sent to the other address. Your address changes once you have used both.",
  changed: "Your account has the new address. From now on, sign in with it.",
  failed: (reason: string) => `That could not be saved: ${reason}`,

  approve: {
    title: "Another Email Address?",
    intro: (email: string) =>
      `Somebody who knows the password asked for another email address for the account of ${email}.`,
    newEmail: (newEmail: string) => `The new address will be ${newEmail}.`,
    submit: "Yes, change the address",
    busy: "One moment...",
    notMine: "Not you?",
    refuse: "This was not me",
    refusing: "One moment...",
    refused:
      "Nothing was changed, and every device was signed out. Somebody knows your password. We have emailed you a link to choose a new one: do it now.",
  },

  confirm: {
    title: "Confirm Your New Email Address",
    intro: (newEmail: string) => `Press the button to confirm that ${newEmail} is yours.`,
    submit: "Confirm new address",
    busy: "Confirming...",
    signInTitle: "Sign In to Confirm",
    signInText:
      "Somebody asked to use this address for their account. If it was you, sign in with your current address to confirm it.",
    signIn: "Sign in and confirm",
    otherAccount: (own: string) =>
      `You are signed in as ${own}, and this link is for another account. Log out, then open the link again.`,
    notMine: "Not you?",
    disown: "This was not me",
    disowning: "One moment...",
    disowned: "We have dropped the request and will not use your address.",
  },
});
