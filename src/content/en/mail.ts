/** The words of the mails. Each mail says who it is from, what it wants, and what to do when it came by mistake. */
import { localized } from "../texts.ts";
import { counted, dates } from "./numbers.ts";

export const mailTexts = localized({
  greeting: (name: string | undefined) => (name === undefined ? "Hello," : `Hello ${name},`),
  linkFallback: "If the button does not work, open this address:",
  verifyEmail: {
    subject: "Confirm your email address",
    why: (institute: string) => `An account at ${institute} uses this address. Please confirm that it is yours.`,
    action: "Confirm email address",
    limits: (hours: number) => `The link works once and expires after ${hours} hours.`,
    mistake: "If you have no account with us, do not open the link. Nothing else will happen.",
  },
  invitation: {
    subject: (institute: string) => `You are invited to ${institute}`,
    what: (course: string, institute: string) => `${institute} has added you as a student of ${course}.`,
    how: (email: string) =>
      `To begin, choose a password. Your account uses this address, ${email}, and the link below confirms it.`,
    action: "Sign up",
    limits: (days: number) => `The link works once and expires after ${counted(days, "day", "days")}.`,
    mistake: "If you do not know us, ignore this email. We make no account without you.",
  },
  resetPassword: {
    subject: "Reset your password",
    why: (institute: string) =>
      `Someone asked for a new password for your account at ${institute}. If it was you, choose one here.`,
    action: "Choose a new password",
    limits: (minutes: number) => `The link works once and expires after ${minutes} minutes.`,
    mistake: "If it was not you, ignore this email. Your password stays as it is.",
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
      `Your account at ${institute} has a new email address. You can no longer sign in with this one, and all devices were signed out.`,
    how: "Sign in with the new address and your current password. We have sent the new address a link to confirm it.",
    mistake: "If you did not ask for this, write to the institute.",
    action: "Write to the institute",
  },
  approveAddress: {
    subject: "Another email address for your account?",
    why: (institute: string) =>
      `Somebody who knows your password asked for another email address for your account at ${institute}.`,
    address: (newEmail: string) => `The new address will be ${newEmail}.`,
    how: "If it was you, approve it here, then open the link in our email to the new address. Nothing changes until you do both.",
    action: "Approve or refuse",
    limits: (hours: number) => `The link works once and expires after ${hours} hours.`,
    mistake:
      "If it was not you, open the same link and press “This was not me”. Nothing will change, we sign out all devices, and you get a link to choose a new password.",
  },
  proveAddress: {
    subject: "Confirm your new email address",
    why: (institute: string) =>
      `Somebody, probably you, asked to use this address for an account at ${institute}. Please confirm that it is yours.`,
    how: "You need to sign in to your account for this. We have sent your current address a link too: the address changes once you have used both.",
    action: "Confirm new address",
    limits: (hours: number) => `The link works once and expires after ${hours} hours.`,
    mistake: "If it was not you, ignore this email. Nothing changes without you.",
  },
  addressTaken: {
    subject: "This address already has an account",
    what: (institute: string) =>
      `Somebody asked to use this address for another account at ${institute}. It already has an account, so nothing was changed. We did not tell the other person.`,
    mistake: "If it was you, sign in with this address. If it was not, ignore this email.",
    action: "Sign in",
  },
  heldNotices: {
    subject: (count: number, subject: string) => `${count} more: ${subject}`,
    what: (count: number, subject: string, institute: string) =>
      `In the last hour ${institute} had ${count === 1 ? "one more email" : `${count} more emails`} for you with the subject “${subject}”. We have put ${count === 1 ? "it" : "them"} into this one.`,
    mistake: "If that was not you, choose a new password now and write to the institute.",
    action: "Reset your password",
  },
  addressChanged: {
    subject: "Your email address was changed",
    what: (institute: string, newEmail: string) =>
      `Your account at ${institute} now has the address ${newEmail}. All other devices were signed out.`,
    how: "Sign in with the new address and your current password.",
    mistake: "If you did not want this, write to the institute at once.",
    action: "Write to the institute",
  },
  dueToday: {
    subject: (count: number) => `${counted(count, "question is", "questions are")} due today`,
    what: (count: number) =>
      `Today ${counted(count, "question is", "questions are")} due again. Each one you get right now stays with you longer.`,
    action: "Start",
    leave: "You asked us for these emails.",
    leaveAction: "Stop them",
  },
  accountDeleted: {
    subject: "Your account was deleted",
    what: (institute: string) =>
      `We have deleted your account at ${institute}, as somebody asked on its privacy page. Your tests, results, lessons, certificates and everything else we kept about you are gone.`,
    kept: "Only totals that name nobody stay. This is our last email to you.",
    mistake:
      "If it was not you, write to the institute: somebody knew your password. We cannot bring the account back.",
    action: "Write to the institute",
  },
  unusedAccount: {
    subject: "Your account will be deleted",
    /** `day` such as `2026-11-21`. */
    what: (institute: string, day: string) =>
      `You have not used your account at ${institute} for a long time. We will delete it after ${dates({ dateStyle: "long", timeZone: "UTC" })(new Date(day))}, with all results, lessons and certificates.`,
    how: "If you want to keep it, sign in once before that day. That is all.",
    action: "Sign in",
    otherwise: "If you no longer need it, ignore this email.",
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
        `Your account at ${institute} now uses another authenticator app and has new recovery codes. All other devices were signed out.`,
      "switched-off": (institute: string) =>
        `Your account at ${institute} no longer asks for a code at sign-in: the password alone is enough.`,
      "switched-off-by-institute": (institute: string) =>
        `${institute} has switched off two-step sign-in for your account, as it does when somebody loses their phone and codes. Your password alone is enough now. You can switch it on again on your account’s security page.`,
      "switched-off-by-proof": (institute: string) =>
        `Somebody, probably you, has just confirmed your email address for an account at ${institute}. Another person may have set up two-step sign-in before that, so we switched it off. You can switch it on again on your account’s security page.`,
      "codes-renewed": (institute: string) =>
        `New recovery codes were made for your account at ${institute}. The old ones no longer work.`,
      "code-used": (institute: string) =>
        `A recovery code was used for your account at ${institute} instead of a code from your authenticator app. It does not work again.`,
      guessed: (institute: string) =>
        `Somebody has typed your password at ${institute} and then many wrong codes. They did not get in, and we accept no codes for a while.`,
    },
    left: (count: number) =>
      count <= 1
        ? `You have ${count === 1 ? "one recovery code" : "no recovery codes"} left. Make new ones on your account’s security page.`
        : `You have ${count} recovery codes left.`,
    mistake: {
      "switched-on": "If it was not you, someone else knows your password. Reset it now and write to the institute.",
      "app-changed": "If it was not you, someone else knows your password. Reset it now and write to the institute.",
      "switched-off":
        "If it was not you, someone else knows your password. Reset it now and switch two-step sign-in on again.",
      "switched-off-by-institute": "If you did not ask for this, write to the institute.",
      "switched-off-by-proof": "If you did not confirm the address, reset your password now.",
      "codes-renewed": "If it was not you, someone else knows your password. Reset it now and make new codes.",
      "code-used": "If it was not you, someone else knows your password and a code. Reset it now and make new codes.",
      guessed: "If it was not you, reset your password now.",
    },
    action: "Reset your password",
  },
  questionRescored: {
    subject: "We scored a question of your test again",
    why: (position: number, test: string | null) =>
      `Question ${position} of ${test ?? "a custom test"} you have taken had a mistake in its answer key. We corrected it and scored your answer again.`,
    points: (before: { earned: number; max: number }, after: { earned: number; max: number }) =>
      `Your points for this question: ${before.earned} of ${before.max} before, ${after.earned} of ${after.max} now.`,
    newScore: (before: number, after: number) => `Your score for the whole test: ${before}% before, ${after}% now.`,
    newMarks: (before: string, after: string) => `Your marks for the whole test: ${before} before, ${after} now.`,
    sameMarks: (marks: string) => `Your marks for the whole test stay ${marks}.`,
    waits:
      "Some of its questions are also in a test you are taking, or in one whose solutions are not out yet. Once you submit it, or they are out, the review shows your points and your score.",
    decided: "The result of the whole test stays as it was decided.",
    sameScore: (score: number) => `Your score for the whole test stays ${score}%.`,
    action: "See the review",
    nothingToDo: "You do not have to do anything.",
  },
  resultChanged: {
    subject: "Your result has changed",
    why: {
      marks: (test: string) =>
        `You have taken ${test}. Since then we have changed its marks, so we worked out your result again.`,
      pass: (test: string) =>
        `You have taken ${test}. Since then we have changed its pass mark, so we looked at your result again.`,
      "left-out": (test: string) =>
        `We found a fault in a question of ${test}, which you have taken. We left it out for everybody.`,
      "given-to-all": (test: string) =>
        `We found a fault in a question of ${test}, which you have taken. In the marks it now counts as right for everybody. Your number of right answers stays the same.`,
      "as-scored": (test: string) =>
        `We had set aside a question of ${test}, which you have taken. It now counts again by its right answer.`,
    },
    marks: (before: string, after: string) => `Your marks: ${before} before, ${after} now.`,
    sameMarks: (marks: string) => `Your marks stay ${marks}.`,
    verdict: (isPassed: boolean | null) => {
      if (isPassed === null) return "It no longer says passed or not passed.";
      return isPassed ? "With that you have passed." : "With that you have not passed.";
    },
    waits:
      "Some of its questions are also in a test you are taking, or in one whose solutions are not out yet. Once you submit it, or they are out, the review shows your marks.",
    action: "See the review",
    nothingToDo: "You do not have to do anything.",
  },
  resultsReleased: {
    subject: (test: string) => `Your result of ${test} is out`,
    what: (test: string) =>
      `We have released the results of ${test}. In the review you see your score, and the solution and the reason for every question.`,
    action: "See the review",
    signIn: "For your privacy the result is not in this email. Log in to see it.",
  },
  testReopened: {
    subject: (test: string) => `You can take ${test} again`,
    what: (test: string) => `We have opened ${test} again for you. You can start it one more time.`,
    reason: (reason: string) => `The reason: ${reason}`,
    action: "See the test",
  },
  contactMessage: {
    subject: (name: string) => `Message from ${name}`,
    what: (name: string, email: string) => `${name} (${email}) wrote through the contact page:`,
    answer: "Reply to this email to answer. The address is not confirmed: it is the one they typed.",
  },
  noticeRequest: {
    subject: (topic: string) => `Somebody is waiting for ${topic}`,
    what: (email: string, topic: string) => `A visitor (${email}) is waiting for ${topic}.`,
    answer: "We send them nothing automatically: reply to this email when the time comes.",
  },
  confirmNewsletter: {
    subject: "Confirm your subscription",
    why: (institute: string) =>
      `Somebody, probably you, asked for the newsletter of ${institute} at this address. Please confirm it.`,
    action: "Confirm subscription",
    limits: (days: number) => `The link works for ${days} days.`,
    mistake: "If it was not you, ignore this email. No newsletter comes without your confirmation.",
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
    subject: "Test email",
    what: "This email comes from the settings of the site, to check that emails get out.",
    from: (name: string, address: string) => `All emails come from ${name} (${address}).`,
    done: "If you can read this, emails arrive. You do not have to do anything.",
  },
  messageAnswer: {
    wrote: (day: string) => `You wrote to us on ${day}:`,
    asked: (topic: string, day: string) => `On ${day} you asked us to tell you about ${topic}.`,
  },
});
