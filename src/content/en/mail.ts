/** The words of the mails. Each mail says who it is from, what it wants, and what to do when it came by mistake. */
export const mailTexts = {
  sender: "Lamplight",
  greeting: (name: string) => `Hello ${name},`,
  linkFallback: "If the button does not work, open this address:",
  verifyEmail: {
    subject: "Confirm your email address",
    why: "you signed up for Lamplight with this address. Please confirm that it is yours.",
    action: "Confirm email address",
    limits: (hours: number) => `The link works once, and for ${hours} hours.`,
    mistake: "If you did not sign up, do not open the link. Nothing else will happen.",
  },
  resetPassword: {
    subject: "Reset your password",
    why: "someone asked for a new password for your Lamplight account. If it was you, choose one here.",
    action: "Choose a new password",
    limits: (minutes: number) => `The link works once, and for ${minutes} minutes.`,
    mistake: "If it was not you, you need not do anything: your password stays as it is.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    what: "the password of your Lamplight account was changed, and all other devices were signed out.",
    action: "Reset your password",
    mistake: "If it was not you, someone else has had access to your account. Reset your password now.",
  },
} as const;
