/** What the administrator's screens have in common. */
import { currentInstitute } from "../institute.ts";
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";

export const adminTexts = localized({
  pageTitle: (title: string) => `${title} – ${currentInstitute()} admin`,
  notDone: (reason: string) => `Nothing was changed: ${reason}`,
  needsScripts: "This page needs JavaScript. Turn it on and reload the page.",
  filters: {
    apply: "Apply",
    clear: "Clear filters",
  },
  /** Bulk actions on the rows of a list. */
  bulk: {
    select: "Select",
    page: "Select this page",
    clearPage: "Clear the selection on this page",
    count: (count: number) => `${number(count)} selected`,
    all: (count: number) => `Select all ${number(count)} that match`,
    tooMany: (limit: number) => `You can change at most ${number(limit)} at once. Narrow the list down to select all.`,
    allSelected: (count: number) => `All ${number(count)} that match are selected`,
    clear: "Clear the selection",
  },
  leave: {
    title: "Leave without saving?",
    message: "What you have entered here is not saved yet.",
    confirm: "Leave",
    stay: "Keep editing",
  },
  signedOut: {
    hint: "What you have written stays here and on this device.",
    signIn: "Sign in again in another tab",
  },
  /** What was written, left without saving, and kept on the device. */
  drafts: {
    edit: (at: string) => `Unsaved changes from ${at}`,
    leave: "What you have entered here is not saved yet. We keep it on this device for when you come back.",
    text: "You left without saving. Your changes are still on this device.",
    restore: "Restore",
    discard: "Discard",
    discardTitle: "Discard unsaved changes?",
    discardMessage: (at: string) => `This removes what you wrote at ${at} from this device for good.`,
    restored: (at: string) => `What you wrote at ${at} is back in the form. It is not saved yet.`,
    discarded: "Discarded.",
  },
  /** Said on a list after something was done elsewhere; the count is there where one is named. */
  done: {
    "question-added": () => "Question added successfully.",
    "question-added-next": (displayId: number) =>
      `Question #${displayId} added. The next one begins with its type, lesson and labels.`,
    "question-saved": (count: number) =>
      count === 0
        ? "Question saved successfully."
        : `Question saved successfully. ${counted(count, "result was", "results were")} scored by an older answer key.`,
    "question-saved-last": (count: number) =>
      `Question saved successfully. That was the last one of this list.${
        count === 0 ? "" : ` ${counted(count, "result was", "results were")} scored by an older answer key.`
      }`,
    "question-deleted": () => "Question deleted.",
    "question-withdrawn": () => "Question withdrawn. New tests will not ask it, and results keep it.",
    "question-in-tests-gone": () => "This question was not deleted: tests of the institute ask it.",
    "question-of-stimulus-gone": () =>
      "This question was not deleted: it belongs to a case study, a trend or a passage, and goes with it.",
    "question-recounted": () => "Counted again. The figures are now what the answers come to.",
    "question-gone": () => "This question no longer exists.",
    "label-added": () => "Added.",
    "label-saved": () => "Saved.",
    "label-deleted": () => "Deleted. No question has it now.",
    "student-added": () => "Student added. The invitation is ready to go out.",
    "subject-added": () => "Subject added.",
    "subject-saved": () => "Subject saved.",
    "courses-assigned": (count: number) =>
      count === 0 ? "No subject had other courses." : `Courses of ${counted(count, "subject", "subjects")} changed.`,
    "subjects-ordered": () => "Order of subjects saved.",
    "subject-deleted": () => "Subject deleted.",
    "lesson-added": () => "Lesson added.",
    "lesson-saved": () => "Lesson saved.",
    "lessons-ordered": () => "Order of lessons saved.",
    "lesson-deleted": () => "Lesson deleted.",
    withdrawn: (count: number) =>
      `${counted(count, "question", "questions")} withdrawn. New tests will not ask ${count === 1 ? "it" : "them"}, and results keep ${count === 1 ? "it" : "them"}.`,
    rescored: (count: number) =>
      `${counted(count, "result", "results")} rescored. We wrote an email to students whose points changed.`,
    rescoring: (count: number) =>
      `${counted(count, "result", "results")} rescored, the others follow. We write an email to students whose points change.`,
    "test-changed": (count: number) =>
      `Changed. ${count === 0 ? "There are no results yet." : `${counted(count, "result was", "results were")} marked again.`}`,
    "test-changing": (count: number) =>
      `Changed. ${counted(count, "result was", "results were")} marked again, the others follow.`,
    "test-added": () => "Test added as a draft. Students do not see it yet.",
    "test-saved": () => "Draft saved. Students see it when you publish it.",
    "test-section-added": () => "Section added.",
    "test-section-removed": () => "Section removed.",
    "test-questions-removed": (count: number) => `${counted(count, "question", "questions")} removed from the section.`,
    "test-rule-removed": () => "Rule removed.",
    "test-ordered": () => "Order saved.",
    "test-questions-added": (count: number) => `${counted(count, "question", "questions")} added to the section.`,
    "test-delivery-saved": () => "Saved. It applies from now on.",
    "test-published": () => "Test published.",
    "test-discarded": () => "Draft discarded. The test is as it was published.",
    "test-archived": () => "Test archived. Students no longer see it, and results stay.",
    "test-brought-back": () => "Test brought back.",
    "test-deleted": () => "Test deleted.",
    "test-not-deleted-gone": () => "This test was not deleted: students have taken it. Archive it instead.",
    "test-stale-gone": () =>
      "Nothing was done: somebody else changed this test in the meantime. You see it as it is now.",
    "test-released": (count: number) =>
      `Released. ${count === 0 ? "There are no results yet." : `We wrote an email to ${counted(count, "student", "students")}.`}`,
    "test-reopened": () => "Opened again. We wrote the student an email with the reason.",
    "extra-minutes-given": (count: number) =>
      `Given to ${counted(count, "student", "students")}. Their clocks show it within a minute.`,
    "test-gone": () => "This test no longer exists.",
    "stimulus-added": () => "Added as a draft. Students do not see it yet.",
    "stimulus-record-saved": () => "Record saved. Students see it when you publish it.",
    "stimulus-published": () => "Published. New tests ask this version.",
    "stimulus-discarded": () => "Draft discarded. It is as it was published.",
    "stimulus-withdrawn": () => "Withdrawn with all its questions. New tests will not ask it, and results keep it.",
    "stimulus-brought-back": () => "Brought back. Tests can ask it again.",
    "stimulus-deleted": () => "Deleted with all its questions.",
    "stimulus-asked-gone": () => "This was not deleted: students were asked it. Withdraw it instead.",
    "stimulus-in-tests-gone": () => "This was not deleted: tests of the institute ask its questions.",
    "stimulus-stale-gone": () =>
      "Nothing was done: somebody else changed this in the meantime. You see it as it is now.",
    "stimulus-question-removed": () => "Question removed from the draft.",
    "post-added": () => "Post created.",
    "post-saved": () => "Post saved.",
    "post-deleted": () => "Post deleted. Links to it no longer work.",
    "post-gone": () => "This post no longer exists.",
    "claims-confirmed": () => "Your figures are confirmed.",
    "settings-saved": () => "Settings saved. Visitors see them from now on.",
    "keeping-saved": () => "Times saved. They apply from the next daily run.",
    "logo-changed": () => "Logo changed. Visitors see it from now on.",
    "logo-removed": () => "Logo removed.",
    "student-saved": () => "Student saved.",
    "student-moved": () =>
      "Student saved. We wrote an email with a link to the new address and a notice to the old one, and signed out all devices.",
    "student-factor-off": () => "Two-step sign-in is switched off. We wrote the student an email about it.",
    "student-factor-was-off": () => "Two-step sign-in was already off.",
    "student-signed-out": (count: number) => `Signed out on ${counted(count, "device", "devices")}.`,
    "student-deleted": () => "Student deleted.",
    "import-undone": (count: number) => `Import undone. ${counted(count, "student", "students")} deleted.`,
    "import-gone": () => "Nothing was deleted: every student of this import has signed up or was deleted before.",
    "student-gone": () => "This student no longer exists.",
    "note-added": () => "Note added.",
    "note-deleted": () => "Note deleted.",
    "certificate-revoked": () => "Certificate revoked. Its page says so at once.",
    "certificate-restored": () => "The certificate is valid again.",
    "messages-read": (count: number) => `${counted(count, "entry", "entries")} marked as read.`,
    "message-unread": () => "Marked as unread.",
    "message-deleted": () => "Deleted.",
    "message-answered": () => "The answer is ready to go out.",
    "jobs-retried": (count: number) =>
      count === 0 ? "Nothing is waiting for another try." : `Trying ${counted(count, "job", "jobs")} again now.`,
    "job-given-up": () => "Job given up.",
    "round-begun": () => "Round 2 has begun. Talk about the questions below before you rate again.",
    "standard-set": () => "Standard set. Simulations that start from now on are decided by it.",
    "panel-given-up": () => "Panel given up.",
    "entry-added": () => "Added. Visitors see it from now on.",
    "entry-saved": () => "Saved. Visitors see it from now on.",
    "entry-deleted": () => "Deleted. Visitors no longer see it.",
    "entries-ordered": () => "Order saved. Visitors see it from now on.",
    gone: () => "That no longer exists.",
  },
  /** Said instead of `done` where no mail server is set. */
  doneKept: {
    "student-added": () => "Student added. The invitation is kept, not sent: no mail server is set.",
    rescored: (count: number) =>
      `${counted(count, "result", "results")} rescored. Emails to students whose points changed are kept, not sent: no mail server is set.`,
    rescoring: (count: number) =>
      `${counted(count, "result", "results")} rescored, the others follow. Emails to students whose points change are kept, not sent: no mail server is set.`,
    "test-released": (count: number) =>
      `Released. ${count === 0 ? "There are no results yet." : `${counted(count, "email is", "emails are")} kept, not sent: no mail server is set.`}`,
    "test-reopened": () => "Opened again. The email with the reason is kept, not sent: no mail server is set.",
    "student-moved": () =>
      "Student saved, and signed out on all devices. The emails to the new and the old address are kept, not sent: no mail server is set.",
    "student-factor-off": () =>
      "Two-step sign-in is switched off. The email about it is kept, not sent: no mail server is set.",
    "message-answered": () => "The answer is kept, not sent: no mail server is set.",
  },
});
