/** The words of the mails. Each mail says who it is from, what it wants, and what to do when it came by mistake. */
export const mailTexts = {
  sender: "Lamplight",
  greeting: (name: string | undefined) => (name === undefined ? "Hello," : `Hello ${name},`),
  linkFallback: "If the button does not work, open this address:",
  verifyEmail: {
    subject: "Confirm your email address",
    why: "You signed up for Lamplight with this address. Please confirm that it is yours.",
    action: "Confirm email address",
    limits: (hours: number) => `The link works once, and for ${hours} hours.`,
    mistake: "If you did not sign up, do not open the link. Nothing else will happen.",
  },
  resetPassword: {
    subject: "Reset your password",
    why: "Someone asked for a new password for your Lamplight account. If it was you, choose one here.",
    action: "Choose a new password",
    limits: (minutes: number) => `The link works once, and for ${minutes} minutes.`,
    mistake: "If it was not you, you need not do anything: your password stays as it is.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    what: "The password of your Lamplight account was changed, and all other devices were signed out.",
    action: "Reset your password",
    mistake: "If it was not you, someone else has had access to your account. Reset your password now.",
  },
  questionRescored: {
    subject: "A question of your test was scored again",
    why: (position: number, practiceTestNumber: number | null) =>
      `Question ${position} of ${
        practiceTestNumber === null ? "a custom test" : `Practice Test ${practiceTestNumber}`
      } you have taken had a mistake in its answer key. It was corrected, and your answer was scored again.`,
    points: (before: { earned: number; max: number }, after: { earned: number; max: number }) =>
      `Your points for this question: ${before.earned} of ${before.max} before, ${after.earned} of ${after.max} now.`,
    newScore: (before: number, after: number) => `Your score for the whole test: ${before}% before, ${after}% now.`,
    sameScore: (score: number) => `Your score for the whole test stays ${score}%.`,
    action: "See the review",
    nothingToDo: "You need not do anything.",
  },
  contactMessage: {
    subject: (name: string) => `Message from ${name}`,
    what: (name: string, email: string) => `${name} (${email}) wrote through the contact page:`,
    answer: "Reply to this mail to answer. The address is as it was typed: nobody has proved that it is theirs.",
  },
  noticeRequest: {
    subject: (topic: string) => `Somebody waits for ${topic}`,
    what: (email: string, topic: string) => `A visitor (${email}) wants to be told when ${topic} can be watched.`,
    answer: "Nothing is sent by itself: reply to this mail when the time has come.",
  },
  confirmNewsletter: {
    subject: "Confirm your subscription",
    why: "Somebody, probably you, asked for the Lamplight newsletter at this address. Please confirm it.",
    action: "Confirm subscription",
    limits: (days: number) => `The link works for ${days} days.`,
    mistake: "If it was not you, you need not do anything: without the confirmation no newsletter comes.",
  },
  newsletterWelcome: {
    subject: "Welcome to the newsletter",
    what: "You are subscribed to the Lamplight newsletter: new articles and study advice for nursing exams.",
    action: "Read the blog",
    leave: "You can leave at any time with one click:",
    leaveAction: "Leave the newsletter",
  },
} as const;
