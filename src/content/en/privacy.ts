/** The words of the student's privacy page, of the file with their own data, and of deleting their own account. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

const minutes = (count: number) => counted(count, "minute", "minutes");

export const privacyTexts = localized({
  title: "Your Privacy",
  intro: "What we keep about you belongs to you. Here you can download it or delete it.",
  notice: "Privacy Notice",
  noticeText: "To see what we keep, why and for how long, read the",
  password: "Current Password",

  download: {
    title: "Download my data",
    text: "One file with everything we keep about you: your account, log-ins, tests, answers, results, lessons, certificates and messages. It also says who saw your data. It is a JSON file, which any text editor can open.",
    keep: "Keep it where nobody else can read it.",
    submit: "Download my data",
    failed: {
      "wrong-password": "This is not your current password. Nothing was downloaded.",
      "wrong-code":
        "This code is wrong, expired or already used. Nothing was downloaded. Wait for the next one and try again.",
      "too-many-guesses": "Too many attempts. Wait a few minutes, then try again.",
      "too-many-files": "You have downloaded your data several times today. Try again tomorrow.",
      fault: "We could not make the file: something went wrong on our side. Try again.",
    },
  },

  deletion: {
    title: "Delete my account",
    text: "This deletes your account and what we keep about you, at once and for good. The next page lists what goes, then asks again.",
    open: "Delete my account",
    question: "Delete your account for good?",
    goes: "We delete this at once, and nobody can bring it back:",
    goesItems: {
      account: "your account: you are signed out everywhere and can no longer sign in",
      running: (count: number) =>
        count === 1
          ? "the test you are taking right now: it ends without a result"
          : `the ${count} tests you are taking right now: they end without a result`,
      results: "your tests, answers, results and progress",
      lessons: "your completed lessons, reading times and enrolments",
      certificates: (count: number) =>
        count === 1
          ? "your certificate: its number can no longer be confirmed"
          : `your ${count} certificates: their numbers can no longer be confirmed`,
      notes: "the institute’s notes about you, and your reports about questions",
      messages: "your messages, Notify Me requests and newsletter subscription, if you confirmed your email address",
      log: "your log-ins, your category for pass marks and your consent",
    },
    stays: "This stays:",
    staysItems: [
      "totals over all students, such as how often a question was answered correctly: nobody can recognise you in them",
      "the records of what the administrator changed and saw, for as long as the Privacy Notice says: they show that we handled your data properly",
      "copies in backups, until they are overwritten",
    ],
    takeFirst: "Want to keep something? Download your data first:",
    submit: "Delete my account for good",
    busy: "Deleting…",
    cancel: "Keep my account",
    wrongPassword: "This is not your current password. Nothing was deleted.",
    tooMany: (count: number) => `Too many attempts. Wait ${minutes(count)}, then try again.`,
    failed: (reason: string) => `Nothing was deleted: ${reason}`,
    doneTitle: "Your Account Is Deleted",
    done: "Your account and what we kept about you are deleted. You will get one last email to confirm it.",
    doneDevice: "Your pages and answers are gone from this device too.",
    home: "To the front page",
  },

  /** The file with their own data: the keys are its own, the words explain them. */
  file: {
    what: (institute: string) => `All personal data that ${institute} keeps about you`,
    times:
      "Times are in UTC, as in 2026-11-23T08:30:00.000Z; days are in the institute’s time zone. Empty means not known, or no.",
    notHere: [
      "Your password: we keep only a hash, which nobody can turn back into the password.",
      "The secret of your authenticator app, the keys of your sessions and the links in our emails: anyone who has them can act as you.",
      "The right answers of questions: they belong to the questions. You see them in your reviews.",
      "Lists and files of many students that the administrator looked at: our records do not say who was in them.",
      "Messages from an address that you have not confirmed, or that is not the address of your account.",
    ],
    /** In place of points and scores. */
    notShown: "not shown to you in this test, or the test was discarded",
    waits: {
      "open-elsewhere": "follows once you submit the test you are taking with the same question",
      unreleased: "follows once the institute releases the solutions",
      either: "follows once you submit the tests you are taking and the institute has released all solutions",
    },
    administrator: "the administrator",
    serverConsole: "somebody at the server’s console",
    parts: {
      account: "Your account and its status.",
      consents: "What you agreed to, word for word.",
      sessions: "Where you are signed in.",
      signIns: "When you signed in, and from where.",
      enrolments: "The courses you enrolled in.",
      attempts: "Every test you started, with enough of each question to recognise it, your answer and its points.",
      questionsAsked: "What your answers to each question come to, and when it is asked again.",
      studyPlan: "The date of your exam, how much you want to do on a day, and what you want to see and be sent.",
      dayPlans: "What you planned to do in the last days.",
      privateNotes: "Your private notes on questions and lessons.",
      bookmarks: "Your bookmarks, with your labels.",
      highlights: "What you highlighted in lessons.",
      readingPlaces: "Where you stopped reading each lesson.",
      ownTests: "The tests you made yourself, by the lessons you chose.",
      savedTests: "The choices for tests that you saved under a name.",
      testsReopened: "Tests that the institute opened again for you, and why.",
      categoryForPassMarks: "The category and disability that you told us for pass marks, and what you agreed to.",
      realExams: "What you told us of a real exam, the result it is compared with, and what you agreed to.",
      lessonsCompleted: "The lessons you marked as complete.",
      readingTimes: "How long you read a lesson on each day.",
      studyDays: "The days on which you studied.",
      studySums: "Totals of what you did.",
      certificates: "Your certificates.",
      questionReports: "What you reported about questions.",
      notesAboutYou: "What the institute noted about you.",
      messages: "What you wrote to us from the address of your account, and our answers.",
      newsletter: "Your newsletter subscription.",
      changesByTheInstitute: "What the institute changed in your data, without the values.",
      whoSawYourData: "When somebody looked at your data alone, and who.",
    },
  },
});
