/** Bulk actions on students. */
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";

const students = (count: number) => counted(count, "student", "students");
const are = (count: number) => (count === 1 ? "is" : "are");

export const bulkStudentsTexts = localized({
  region: "Selected students",
  buttons: { status: "Status", course: "Course", message: "Message", export: "Export" },
  tooMany: (limit: number) =>
    `Nothing was done: this works for at most ${number(limit)} students at once. Narrow the list down.`,
  nothing: "Nothing was changed: the selected students already have it, or no longer exist.",
  unreadable: "Nothing was done: we could not read this choice. Reload the page and choose again.",
  failed: (reason: string) => `Nothing was done: ${reason}`,
  /** The answer was lost on its way back. */
  unknown: {
    change: (reason: string) =>
      `It is not clear whether this was done: ${reason} It is safe to press the button again.`,
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
    sent: (count: number) => `The message to ${students(count)} is on its way.`,
    progress: (sent: number, count: number) =>
      sent === count ? "All emails are on their way." : `${number(sent)} of ${number(count)} emails are on their way.`,
    progressLabel: "Emails on their way",
    errors: {
      subjectMissing: "Please enter a subject.",
      textMissing: "Please enter the text.",
      tooLong: (limit: number) => `Please use at most ${number(limit)} characters.`,
    },
  },
});
