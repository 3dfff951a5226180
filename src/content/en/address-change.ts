/** The words of asking for another email address, and of the two pages behind its links. */
const minutes = (count: number) => (count === 1 ? "1 minute" : `${count} minutes`);

export const addressChangeTexts = {
  title: "Change Email Address",
  open: "Change email address",
  how: "We mail a link to your current address and one to the new one. Once both links were used, your account has the new address: you sign in with it, and all other devices are signed out.",
  now: "Current address",
  ask: "Ask for another address",
  newEmail: "New Email Address",
  password: "Current Password",
  submit: "Send both links",
  busy: "Sending...",
  asked: "Two mails are on their way: one to your current address, one to the new one.",
  cancelled: "The request was cancelled. Your address stays.",
  unprovedTitle: "Your current address is not confirmed",
  unproved:
    "Both mailboxes have to agree, also one that is not confirmed. If you mistyped the address when you signed up, or no longer get its mails, the institute can change it for you:",
  lostTitle: "No access to your current address?",
  lost: "The institute can change the address for you:",
  write: "Write to the institute",
  back: "Back to your account",

  pending: {
    title: "Waiting for confirmation",
    line: (newEmail: string) => `New address: ${newEmail}`,
    /** On the account page. */
    short: (newEmail: string) => `You asked for ${newEmail}. Both mailboxes have to agree.`,
    see: "See the request",
    oldBox: "Mail to your current address",
    newBox: "Mail to the new address",
    followed: "Link followed",
    waiting: "Not followed yet",
    until: (moment: string) => `The links work until ${moment}. A new request replaces this one.`,
    cancel: "Cancel the request",
    cancelling: "Cancelling...",
  },

  problems: {
    same: "This is your address already.",
    wrongPassword: "This is not your current password.",
    tooMany: (count: number) => `Too many attempts. Please wait ${minutes(count)} and try again.`,
    failed: (reason: string) => `The mails could not be prepared: ${reason}`,
    notCancelled: (reason: string) => `The request could not be cancelled: ${reason}`,
  },

  dead: "This link has expired or was already used.",
  deadHelp: "Your account page shows what you asked for, and there you can ask again.",
  taken: "Another account has the new address by now, so nothing was changed.",
  agreed:
    "Thank you. Now open the link in the mail to the other address as well: once both were used, the address changes.",
  changed: "Your account has the new address. From now on, sign in with it.",
  failed: (reason: string) => `That could not be saved: ${reason}`,

  approve: {
    title: "Another Email Address?",
    intro: (email: string) =>
      `Somebody who knows the password asked for another email address for the account of ${email}.`,
    newEmail: (newEmail: string) => `The new address is to be ${newEmail}.`,
    submit: "Yes, change the address",
    busy: "One moment...",
    notMine: "You did not ask for this?",
    refuse: "This was not me",
    refusing: "One moment...",
    refused:
      "Nothing was changed, and every device was signed out. We have mailed you a link to choose a new password: please do it now, as somebody knows the old one.",
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
    notMine: "It was not you?",
    disown: "This was not me",
    disowning: "One moment...",
    disowned: "The request was dropped. Your address is used for nothing here.",
  },
} as const;
