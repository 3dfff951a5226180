/** What the administrator's screens have in common. */

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;

export const adminTexts = {
  pageTitle: (title: string) => `${title} – Lamplight admin`,
  notDone: (reason: string) => `Nothing was changed: ${reason}`,
  needsScripts: "This page needs JavaScript. Please switch it on and reload.",
  filters: {
    apply: "Apply",
    clear: "Clear filters",
  },
  /** Doing something with several rows of a list at once. */
  several: {
    select: "Select",
    page: "Select this page",
    clearPage: "Unselect this page",
    count: (count: number) => `${count.toLocaleString("en-IN")} selected`,
    all: (count: number) => `Select all ${count.toLocaleString("en-IN")} that match`,
    tooMany: (limit: number) =>
      `More match than can be changed at once (${limit.toLocaleString("en-IN")}). Narrow it down to select all.`,
    allSelected: (count: number) => `All ${count.toLocaleString("en-IN")} that match are selected`,
    clear: "Unselect all",
  },
  leave: {
    title: "Leave without saving?",
    message: "What you have entered here is not saved yet.",
    confirm: "Leave",
    stay: "Keep editing",
  },
  signedOut: {
    hint: "What you have written stays here, and is kept on this device.",
    signIn: "Sign in again in another tab",
  },
  /** What was written, left without saving, and kept on the device. */
  kept: {
    edit: (at: string) => `Unsaved changes of ${at}`,
    leave: "What you have entered here is not saved yet. It stays on this device and is offered when you come back.",
    text: "It was left without saving and is kept on this device.",
    restore: "Restore",
    discard: "Discard",
    discardTitle: "Discard what was not saved?",
    discardMessage: (at: string) => `What was written at ${at} is removed from this device for good.`,
    restored: (at: string) => `What was written at ${at} is back in the form. It is not saved yet.`,
    discarded: "Discarded.",
  },
  /** Said on a list after something was done elsewhere; the count is there where one is named. */
  done: {
    "question-added": () => "Question added successfully.",
    "question-saved": (count: number) =>
      count === 0
        ? "Question saved successfully."
        : `Question saved successfully. ${counted(count, "result was", "results were")} scored by another right answer.`,
    "question-saved-last": (count: number) =>
      `Question saved successfully. That was the last one of this list.${
        count === 0 ? "" : ` ${counted(count, "result was", "results were")} scored by another right answer.`
      }`,
    "question-deleted": () => "Question deleted.",
    "question-withdrawn": () => "Question withdrawn. No test to come will ask it; results keep it.",
    "question-gone": () => "This question no longer exists.",
    "label-added": () => "Added.",
    "label-renamed": () => "Renamed.",
    "label-deleted": () => "Deleted. No question has it any more.",
    "student-added": () => "Student added. The invitation is on its way.",
    "subject-added": () => "Subject added.",
    "subject-saved": () => "Subject saved.",
    "subjects-ordered": () => "Order of subjects saved.",
    "subject-deleted": () => "Subject deleted.",
    "lesson-added": () => "Lesson added.",
    "lesson-saved": () => "Lesson saved.",
    "lessons-ordered": () => "Order of lessons saved.",
    "lesson-deleted": () => "Lesson deleted.",
    withdrawn: (count: number) =>
      `${counted(count, "question", "questions")} withdrawn. No test to come will ask ${count === 1 ? "it" : "them"}; results keep ${count === 1 ? "it" : "them"}.`,
    rescored: (count: number) =>
      `${counted(count, "result", "results")} rescored. Students whose points changed are told by mail.`,
    rescoring: (count: number) =>
      `${counted(count, "result", "results")} rescored, the others follow. Students whose points changed are told by mail.`,
    "post-added": () => "Post created.",
    "post-saved": () => "Post saved.",
    "post-deleted": () => "Post deleted. Its addresses lead nowhere any more.",
    "post-gone": () => "This post no longer exists.",
    "settings-saved": () => "Settings saved. Visitors see them from now on.",
    "keeping-saved": () => "Times saved. They hold from the next daily run on.",
    "logo-changed": () => "Logo changed. Visitors see it from now on.",
    "logo-removed": () => "Logo removed.",
    "student-saved": () => "Student saved.",
    "student-moved": () =>
      "Student saved. The new address gets a mail with a link that confirms it, the old one is told, and all devices were signed out.",
    "student-factor-off": () => "Two-step sign-in is switched off. The student is told by mail.",
    "student-factor-was-off": () => "Two-step sign-in was off already.",
    "student-signed-out": (count: number) => `Signed out on ${counted(count, "device", "devices")}.`,
    "student-deleted": () => "Student deleted.",
    "student-gone": () => "This student no longer exists.",
    "note-added": () => "Note added.",
    "note-deleted": () => "Note deleted.",
    "certificate-revoked": () => "Certificate revoked. Its page says so at once.",
    "certificate-restored": () => "The certificate holds again.",
    "messages-read": (count: number) => `${counted(count, "entry", "entries")} marked as read.`,
    "message-unread": () => "Marked as unread.",
    "message-deleted": () => "Deleted.",
    "message-answered": () => "The answer is on its way.",
    "jobs-retried": (count: number) =>
      count === 0
        ? "Nothing waits for another try any more."
        : `${counted(count, "job is", "jobs are")} tried again now.`,
    "job-given-up": () => "The job is given up.",
    "entry-added": () => "Added. Visitors see it from now on.",
    "entry-saved": () => "Saved. Visitors see it from now on.",
    "entry-deleted": () => "Deleted. Visitors no longer see it.",
    "entries-ordered": () => "Order saved. Visitors see it from now on.",
    gone: () => "That no longer exists.",
  },
} as const;
