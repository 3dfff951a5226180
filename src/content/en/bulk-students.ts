/** Bulk actions on students. */
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";

const students = (count: number) => counted(count, "student", "students");
const are = (count: number) => (count === 1 ? "is" : "are");

export const bulkStudentsTexts = localized({
  region: "Selected students",
  buttons: {
    status: "Status",
    course: "Course",
    message: "Message",
    invite: "Invite",
    export: "Export",
    delete: "Delete",
  },
  tooMany: (limit: number) =>
    `Nothing was done: this works for at most ${number(limit)} students at once. Narrow the list down.`,
  nothing: "Nothing was changed: the selected students already have it, or no longer exist.",
  unreadable: "Nothing was done: we could not read this choice. Reload the page and choose again.",
  failed: (reason: string) => `Nothing was done: ${reason}`,
  /** The answer was lost on its way back. */
  unknown: {
    change: (reason: string) =>
      `It is not clear whether this was done: ${reason} It is safe to press the button again.`,
    delete: (reason: string) =>
      `It is not clear how many were deleted: ${reason} It is safe to press the button again.`,
    invite: (reason: string) =>
      `It is not clear whether the invitations went out: ${reason} It is safe to press the button again: nobody gets two within 15 minutes.`,
    write: (reason: string) =>
      `It is not clear whether your message went out: ${reason} It is safe to send it again as it is: nobody gets it twice.`,
  },
  status: {
    title: (count: number) => `Change the status of ${students(count)}?`,
    label: "New status",
    choose: "Choose a status",
    missing: "Please choose a status.",
    text: "Inactive students can still sign in and see their results, but cannot start a test.",
    confirm: (count: number) => `Change ${students(count)}`,
    busy: "Changing…",
    done: (count: number, status: string) => `${students(count)} ${are(count)} now ${status}.`,
  },
  course: {
    title: (count: number) => `Change the course of ${students(count)}?`,
    label: "New course",
    choose: "Choose a course",
    missing: "Please choose a course.",
    text: "We enrol them in the new course and show their progress for it. Earlier courses stay in their list.",
    confirm: (count: number) => `Change ${students(count)}`,
    busy: "Changing…",
    done: (count: number, course: string) => `${students(count)} ${are(count)} now in ${course}.`,
  },
  invite: {
    title: (count: number) => `Send an invitation to ${students(count)}?`,
    text: "Students who have not signed up get an email with a new link. Students with an account get none, nor does anybody we invited in the last 15 minutes.",
    confirm: "Send invitations",
    busy: "Sending…",
    done: (count: number) =>
      count === 1
        ? "The invitation to 1 student is ready to go out."
        : `The invitations to ${students(count)} are ready to go out.`,
    kept: (count: number) =>
      count === 1
        ? "The invitation to 1 student is kept, not sent: no mail server is set."
        : `The invitations to ${students(count)} are kept, not sent: no mail server is set.`,
    nobody: "No invitation was sent.",
    hasAccount: (count: number) => `${students(count)} ${are(count)} left out: their address already has an account.`,
    tooSoon: (count: number) => `${students(count)} ${are(count)} left out: we invited them in the last 15 minutes.`,
  },
  delete: {
    title: (count: number) => `Delete ${students(count)}?`,
    text: "This deletes them for good, with their accounts, test results, notes and certificates, and with what they sent from a confirmed address. Totals in the analytics stay as they are.",
    /** Digits alone, as they are to be typed. */
    label: (count: number) => `To confirm, type the number of students: ${count}`,
    missing: (count: number) => `Please type ${count} to delete ${students(count)}.`,
    miscounted: (count: number) =>
      `The selection has changed, so we stopped: it now has ${students(count)}. Type ${count} to delete ${count === 1 ? "this student" : "them"}.`,
    confirm: (count: number) => `Delete ${students(count)}`,
    busy: "Deleting…",
    progressLabel: "Deleted students",
    progress: (deleted: number, count: number) => `${number(deleted)} of ${students(count)} deleted.`,
    done: (count: number) => `${students(count)} deleted.`,
  },
  message: {
    title: "Write to students",
    counting: "Counting who you can reach…",
    recipients: (count: number) => `${students(count)} will get this email.`,
    nobody: "You cannot reach any of them by email.",
    sentBefore: (subject: string) =>
      `The message “${subject}” had already been sent when you changed it. To send this one as well, close this window and write a new message.`,
    notVerified: (count: number) =>
      `${students(count)} ${are(count)} left out: their address is not confirmed, or they have not signed up yet.`,
    inactive: (count: number) => `${students(count)} ${are(count)} left out: their status is Inactive.`,
    subject: "Subject",
    text: "Text",
    textHint:
      "Plain text. Each email begins with the student’s name and comes from the institute. Replies come to you.",
    review: "Review",
    back: "Back",
    reviewText: (count: number) => `Send this email to ${students(count)}? You cannot take it back.`,
    send: (count: number) => `Send to ${students(count)}`,
    busy: "Sending…",
    limited: (minutes: number) =>
      `Nothing was sent: you sent many messages in the last hour. Try again in ${counted(minutes, "minute", "minutes")}.`,
    sent: (count: number) => `The message to ${students(count)} is ready to go out.`,
    kept: (count: number) => `The message to ${students(count)} is kept, not sent: no mail server is set.`,
    progress: (sent: number, count: number) =>
      sent === count
        ? "The mail server has taken all emails."
        : `The mail server has taken ${number(sent)} of ${number(count)} emails.`,
    progressLabel: "Emails that the mail server has taken",
    errors: {
      subjectMissing: "Please enter a subject.",
      textMissing: "Please enter the text.",
      tooLong: (limit: number) => `Please use at most ${number(limit)} characters.`,
    },
  },
});
