/** The words of the student's privacy page, of the file with their own data, and of deleting their own account. */
const minutes = (count: number) => (count === 1 ? "1 minute" : `${count} minutes`);

export const privacyTexts = {
  title: "Your Privacy",
  intro: "What we keep about you belongs to you. Here you can take it with you, or have it deleted.",
  notice: "Privacy Notice",
  noticeText: "What we keep, why and for how long stands in the",
  password: "Current Password",

  download: {
    title: "Download my data",
    text: "One file with everything that is kept about you: your account, log-ins, tests with your answers, results, lessons, certificates, messages, and who saw your data. It is a JSON file: any text editor opens it.",
    keep: "Keep it where nobody else can read it.",
    submit: "Download my data",
    failed: {
      "wrong-password": "This is not your current password. Nothing was downloaded.",
      "wrong-code":
        "This code is wrong, has expired or was used before. Nothing was downloaded. Wait for the next one and try again.",
      "too-many-guesses": "Too many attempts. Please wait some minutes and try again.",
      "too-many-files": "You have downloaded your data several times today. Please try again tomorrow.",
      fault: "The file could not be made: something went wrong on our side. Please try again.",
    },
  },

  deletion: {
    title: "Delete my account",
    text: "Deletes your account and what is kept about you, at once and for good. The next page says what goes, and asks again.",
    open: "Delete my account",
    question: "Delete your account for good?",
    goes: "This is deleted at once, and nobody can bring it back:",
    goesItems: {
      account: "your account: nobody can sign in with it any more, and you are signed out everywhere",
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
      notes: "what the institute noted about you, and your reports about questions",
      messages:
        "your messages to us, wishes to be told and newsletter subscription, if you confirmed your email address",
      log: "your log-ins and your consent",
    },
    stays: "This stays:",
    staysItems: [
      "sums over all students, such as how often a question was answered correctly. They name nobody and hold nothing that leads to you",
      "the lists of what the administrator changed and saw, for as long as the Privacy Notice says: they show that your data were handled properly",
      "copies in backups, until these are overwritten",
    ],
    takeFirst: "Download your data first, if you want to keep something:",
    submit: "Delete my account for good",
    busy: "Deleting…",
    cancel: "Keep my account",
    wrongPassword: "This is not your current password. Nothing was deleted.",
    tooMany: (count: number) => `Too many attempts. Please wait ${minutes(count)} and try again.`,
    failed: (reason: string) => `Nothing was deleted: ${reason}`,
    doneTitle: "Your Account Is Deleted",
    done: "Your account and what was kept about you are deleted. A last mail to your address says so too.",
    doneDevice: "This device has forgotten your pages and answers as well.",
    home: "To the front page",
  },

  /** The file with their own data: the keys are its own, the words explain them. */
  file: {
    what: (institute: string) => `All personal data that ${institute} keeps about you`,
    times:
      "Times are in UTC, as in 2026-11-23T08:30:00.000Z; days are those of the institute. Empty means: not known, or not so.",
    notHere: [
      "Your password: we keep only a hash of it, from which it cannot be read.",
      "The secret of your authenticator app, the keys of your sessions and links in mails: whoever has them can act as you.",
      "The right answers of questions: they belong to the questions. You see them in your reviews.",
      "Lists and files of many students that the administrator looked at: they do not say who stood in them.",
      "Messages from an address that you have not confirmed, or from another one than that of your account.",
    ],
    /** In place of points and scores. */
    waits: "comes once the test you are taking with the same question is submitted",
    administrator: "the administrator",
    serverConsole: "somebody at the server's console",
    parts: {
      account: "Who you are here, and how your account stands.",
      consents: "What you agreed to, in the words that stood there.",
      sessions: "Where you are signed in.",
      signIns: "When you signed in, and from where.",
      enrolments: "The courses you enrolled in.",
      attempts:
        "Every test you started, with each question as far as you can know it again, your answer, and its points.",
      lessonsCompleted: "The lessons you marked as complete.",
      readingTimes: "How long you read a lesson on each day.",
      studyDays: "The days on which you studied.",
      studySums: "The sums of what you did.",
      certificates: "Your certificates.",
      questionReports: "What you reported about questions.",
      notesAboutYou: "What the institute noted about you.",
      messages: "What you wrote to us from the address of your account, and what was answered.",
      newsletter: "Your newsletter subscription.",
      changesByTheInstitute: "What the institute changed about you, without the values.",
      whoSawYourData: "When your data alone were looked at, and by whom.",
    },
  },
} as const;
