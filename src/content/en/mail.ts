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
  questionRescored: {
    subject: "A question of your test was scored again",
    why: (position: number, practiceTestNumber: number | null) =>
      `question ${position} of ${
        practiceTestNumber === null ? "a custom test" : `Practice Test ${practiceTestNumber}`
      } you have taken had a mistake in its key. It was corrected, and your answer was scored again.`,
    points: (before: { earned: number; max: number }, after: { earned: number; max: number }) =>
      `Your points for this question: ${before.earned} of ${before.max} before, ${after.earned} of ${after.max} now.`,
    newScore: (before: number, after: number) => `Your score for the whole test: ${before}% before, ${after}% now.`,
    sameScore: (score: number) => `Your score for the whole test stays ${score}%.`,
    action: "See the review",
    nothingToDo: "You need not do anything.",
  },
} as const;
