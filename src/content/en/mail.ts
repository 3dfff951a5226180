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
  approveAddress: {
    subject: "Another email address for your account?",
    why: (institute: string) =>
      `Somebody who knows your password asked for another email address for your account at ${institute}.`,
    address: (newEmail: string) => `The new address is to be ${newEmail}.`,
    how: "If it was you, say so here, and open the link in the mail to the new address as well. Until both are done, nothing changes.",
    action: "Approve or refuse",
    limits: (hours: number) => `The link works once, and for ${hours} hours.`,
    mistake:
      "If it was not you, open the same link and press “This was not me”: nothing will change, all devices are signed out, and you get a link to choose a new password.",
  },
  proveAddress: {
    subject: "Confirm your new email address",
    why: (institute: string) =>
      `Somebody, probably you, asked to use this address for an account at ${institute}. Please confirm that it is yours.`,
    how: "You need to be signed in to the account for this. The mail to your current address has a link as well: the address changes once both were used.",
    action: "Confirm new address",
    limits: (hours: number) => `The link works once, and for ${hours} hours.`,
    mistake: "If it was not you, you need not do anything: without you nothing changes.",
  },
  addressTaken: {
    subject: "This address has an account already",
    what: (institute: string) =>
      `Somebody asked to use this address for another account at ${institute}. It has an account already, so nothing was changed, and the other one was not told.`,
    mistake: "If it was you, sign in with this address. If it was not, you need not do anything.",
    action: "Sign in",
  },
  heldNotices: {
    subject: (count: number, subject: string) => `${count} more: ${subject}`,
    what: (count: number, subject: string, institute: string) =>
      `In the last hour there was so much of one kind at ${institute} that we put it into one mail. ${count === 1 ? "One more notice" : `${count} more notices`} would have said: “${subject}”.`,
    mistake: "If that was not you, choose a new password now, and write to the institute.",
    action: "Reset your password",
  },
  addressChanged: {
    subject: "Your email address was changed",
    what: (institute: string, newEmail: string) =>
      `From now on your account at ${institute} has the address ${newEmail}. All other devices were signed out.`,
    how: "Sign in with the new address and the password you have.",
    mistake: "If you did not want this, please write to the institute at once.",
    action: "Write to the institute",
  },
  accountDeleted: {
    subject: "Your account was deleted",
    what: (institute: string) =>
      `The account at ${institute} that had this address was deleted, as was asked for on its privacy page: with its tests, results, lessons, certificates and everything else that was kept about you.`,
    kept: "What stays are sums that name nobody. This is the last mail from us.",
    mistake:
      "If it was not you, please write to the institute: somebody knew your password. The account cannot be brought back.",
    action: "Write to the institute",
  },
  unusedAccount: {
    subject: "Your account will be deleted",
    /** `day` such as `2026-11-21`. */
    what: (institute: string, day: string) =>
      `You have not used your account at ${institute} for a long time. It will be deleted after ${new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day))}, with all results, lessons and certificates.`,
    how: "If you want to keep it, sign in once before that day. Nothing else is needed.",
    action: "Sign in",
    otherwise: "If you do not need it any more, you need not do anything.",
  },
  secondFactor: {
    subject: {
      "switched-on": "Two-step sign-in is on",
      "app-changed": "Your authenticator app was changed",
      "switched-off": "Two-step sign-in is off",
      "switched-off-by-institute": "Two-step sign-in was switched off",
      "switched-off-by-proof": "Two-step sign-in was switched off",
      "codes-renewed": "You have new recovery codes",
      "code-used": "A recovery code was used",
      guessed: "Somebody knows your password",
    },
    what: {
      "switched-on": (institute: string) =>
        `Your account at ${institute} now asks for a code from your authenticator app at each sign-in. All other devices were signed out.`,
      "app-changed": (institute: string) =>
        `Your account at ${institute} takes the codes of another authenticator app now, and has new recovery codes. All other devices were signed out.`,
      "switched-off": (institute: string) =>
        `Your account at ${institute} no longer asks for a code at sign-in: the password alone is enough.`,
      "switched-off-by-institute": (institute: string) =>
        `${institute} has switched off two-step sign-in for your account, as for somebody who has lost phone and codes. The password alone is enough now. You can switch it on again on the security page of your account.`,
      "switched-off-by-proof": (institute: string) =>
        `Your email address was just confirmed for an account at ${institute}. What was set up before that might not have been set up by you, so two-step sign-in is off now. You can switch it on again on the security page of your account.`,
      "codes-renewed": (institute: string) =>
        `New recovery codes were made for your account at ${institute}. The old ones no longer work.`,
      "code-used": (institute: string) =>
        `A recovery code was used for your account at ${institute} in place of a code from your authenticator app. It does not work again.`,
      guessed: (institute: string) =>
        `Somebody has typed your password at ${institute} and then many wrong codes. Nobody was let in, and for a while no more codes are taken.`,
    },
    left: (count: number) =>
      count <= 1
        ? `You have ${count === 1 ? "one recovery code" : "no recovery code"} left. Please make new ones on the security page of your account.`
        : `You have ${count} recovery codes left.`,
    mistake: {
      "switched-on": "If it was not you, someone else knows your password. Reset it now, and write to the institute.",
      "app-changed": "If it was not you, someone else knows your password. Reset it now, and write to the institute.",
      "switched-off": "If it was not you, someone else knows your password. Reset it now, and switch it on again.",
      "switched-off-by-institute": "If you did not ask for this, please write to the institute.",
      "switched-off-by-proof": "If it was not you who confirmed the address, reset your password now.",
      "codes-renewed": "If it was not you, someone else knows your password. Reset it now, and make new codes.",
      "code-used": "If it was not you, someone else knows your password and a code. Reset it now, and make new codes.",
      guessed: "If it was not you, reset your password now.",
    },
    action: "Reset your password",
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
    waits:
      "You are taking a test that asks some of the same questions. As soon as you have submitted it, the review shows your points and your score.",
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
