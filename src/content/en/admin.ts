/** What the administrator's screens have in common. */

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;

export const adminTexts = {
  pageTitle: (title: string) => `${title} – Lamplight admin`,
  /** Why something could not be done, said as part of a sentence or by itself. Nothing that was typed is lost. */
  failures: {
    unreachable: "the server could not be reached. Check the connection and try again.",
    signedOut: "you are signed out. Sign in again in another tab, then try again here.",
    tooLarge: "that is more than the server accepts at once.",
    fault: "something went wrong on the server. Please try again.",
  },
  notDone: (reason: string) => `Nothing was changed: ${reason}`,
  needsScripts: "This page needs JavaScript. Please switch it on and reload.",
  leave: {
    title: "Leave without saving?",
    message: "What you have entered here is not saved yet.",
    confirm: "Leave",
    stay: "Keep editing",
  },
  /** Said on a list after something was done elsewhere; the count is there where one is named. */
  done: {
    "question-added": () => "Question added successfully.",
    "question-saved": () => "Question saved successfully.",
    "question-deleted": () => "Question deleted.",
    "question-withdrawn": () => "Question withdrawn. No test to come will ask it; results keep it.",
    "question-gone": () => "This question no longer exists.",
    "subject-added": () => "Subject added.",
    "subject-deleted": () => "Subject deleted.",
    "lesson-added": () => "Lesson added.",
    "lesson-deleted": () => "Lesson deleted.",
    withdrawn: (count: number) =>
      `${counted(count, "question", "questions")} withdrawn. No test to come will ask ${count === 1 ? "it" : "them"}; results keep ${count === 1 ? "it" : "them"}.`,
    gone: () => "That no longer exists.",
  },
} as const;
