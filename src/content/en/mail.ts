/** The words of the mails. Each mail says who it is from, what it wants, and what to do when it came by mistake. */
export const mailTexts = {
  greeting: (name: string | undefined) => (name === undefined ? "Hello," : `Hello ${name},`),
  linkFallback: "If the button does not work, open this address:",
  verifyEmail: {
    subject: "Confirm your email address",
    why: (institute: string) => `An account at ${institute} uses this address. Please confirm that it is yours.`,
    action: "Confirm email address",
    limits: (hours: number) => `The link works once, and for ${hours} hours.`,
    mistake: "If you have no account with us, do not open the link. Nothing else will happen.",
  },
  invitation: {
    subject: (institute: string) => `You are invited to ${institute}`,
    what: (course: string, institute: string) => `You were entered as a student of ${course} at ${institute}.`,
    how: (email: string) =>
      `To begin, sign up with this address, ${email}, choose a password, and confirm the address by the link in the next mail.`,
    action: "Sign up",
    course: (course: string) =>
      `Your course will be ${course}, whichever you choose in the form: as soon as the address is confirmed.`,
    mistake: "If you do not know of any institute, you need not do anything: without you there is no account.",
  },
  resetPassword: {
    subject: "Reset your password",
    why: (institute: string) =>
      `Someone asked for a new password for your account at ${institute}. If it was you, choose one here.`,
    action: "Choose a new password",
    limits: (minutes: number) => `The link works once, and for ${minutes} minutes.`,
    mistake: "If it was not you, you need not do anything: your password stays as it is.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    what: (institute: string) =>
      `The password of your account at ${institute} was changed, and all other devices were signed out.`,
    action: "Reset your password",
    mistake: "If it was not you, someone else has had access to your account. Reset your password now.",
  },
  emailChanged: {
    subject: "Your email address was changed",
    what: (institute: string) =>
      `Your account at ${institute} was given another email address. This one no longer signs in, and all devices were signed out.`,
    how: "From now on, sign in with the new address and the password you have. A mail to it has a link that confirms it.",
    mistake: "If you did not ask for this, please write to the institute.",
    action: "Write to the institute",
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
    why: (institute: string) =>
      `Somebody, probably you, asked for the newsletter of ${institute} at this address. Please confirm it.`,
    action: "Confirm subscription",
    limits: (days: number) => `The link works for ${days} days.`,
    mistake: "If it was not you, you need not do anything: without the confirmation no newsletter comes.",
  },
  newsletterWelcome: {
    subject: "Welcome to the newsletter",
    what: (institute: string) =>
      `You are subscribed to the newsletter of ${institute}: new articles and study advice for nursing exams.`,
    action: "Read the blog",
    leave: "You can leave at any time with one click:",
    leaveAction: "Leave the newsletter",
  },
  testMail: {
    subject: "Test mail",
    what: "This mail was sent from the settings of the site, to try the way out for mails.",
    from: (name: string, address: string) => `All mails come from ${name} (${address}).`,
    done: "If you can read this, mails arrive. You need not do anything.",
  },
  messageAnswer: {
    wrote: (day: string) => `You wrote to us on ${day}:`,
    asked: (topic: string, day: string) => `On ${day} you asked us to tell you about ${topic}.`,
  },
} as const;
