/** What the administrator's screens have in common. */

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;

export const adminTexts = {
  pageTitle: (title: string) => `${title} – Lamplight admin`,
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
    "question-saved": (count: number) =>
      count === 0
        ? "Question saved successfully."
        : `Question saved successfully. ${counted(count, "result was", "results were")} scored by another right answer.`,
    "question-deleted": () => "Question deleted.",
    "question-withdrawn": () => "Question withdrawn. No test to come will ask it; results keep it.",
    "question-gone": () => "This question no longer exists.",
    "label-added": () => "Added.",
    "label-renamed": () => "Renamed.",
    "label-deleted": () => "Deleted. No question has it any more.",
    "subject-added": () => "Subject added.",
    "subject-deleted": () => "Subject deleted.",
    "lesson-added": () => "Lesson added.",
    "lesson-deleted": () => "Lesson deleted.",
    withdrawn: (count: number) =>
      `${counted(count, "question", "questions")} withdrawn. No test to come will ask ${count === 1 ? "it" : "them"}; results keep ${count === 1 ? "it" : "them"}.`,
    rescored: (count: number) =>
      `${counted(count, "result", "results")} rescored. Students whose points changed are told by mail.`,
    rescoring: (count: number) =>
      `${counted(count, "result", "results")} rescored, the others follow. Students whose points changed are told by mail.`,
    gone: () => "That no longer exists.",
  },
} as const;
