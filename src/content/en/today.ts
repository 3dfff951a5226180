/** The words of Today, where the administrator's day begins, and of the failed jobs. */
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";

const upTo = (count: number, limit: number) => (count > limit ? `${number(limit)}+` : number(count));
const countedUpTo = (count: number, limit: number, one: string, many: string) =>
  count > limit ? `${upTo(count, limit)} ${many}` : counted(count, one, many);

export const todayTexts = localized({
  title: "Today",
  nothing: "Nothing is waiting.",
  nothingText: "You have read every message and settled every report, and all jobs went well.",
  waits: "Waiting for you",
  stands: "How things stand",
  number: upTo,
  figures: {
    takingTests: { label: "Students taking a test", link: "See who" },
    newStudents: { label: "New students", hint: "in the last 7 days", link: "See them" },
    messages: { label: "Unread messages", link: "Read them" },
    reports: { label: "Open reports", hint: "of questions, by students", link: "Settle them" },
    withoutRationale: { label: "Without rationale", hint: "questions in use", link: "Write them" },
    failedJobs: { label: "Failed jobs", hint: "we try each again", link: "See why" },
    backup: { label: "Last backup", link: "Backups" },
  },
  /** The ways to messages of a kind. */
  kinds: {
    contact: (count: number, limit: number) => `Contact (${upTo(count, limit)})`,
    "notify-me": (count: number, limit: number) => `Notify me (${upTo(count, limit)})`,
    newsletter: (count: number, limit: number) => `Newsletter (${upTo(count, limit)})`,
  },
  backup: {
    off: "Switched off",
    none: "None yet",
    justNow: "Just now",
    ago: (amount: number, unit: "minute" | "hour" | "day") => `${amount} ${unit}${amount === 1 ? "" : "s"} ago`,
    failed: "The last try failed",
  },
  /** In the bar of every page. */
  badge: {
    messages: (count: number, limit: number) => countedUpTo(count, limit, "unread message", "unread messages"),
    reports: (count: number, limit: number) => countedUpTo(count, limit, "open report", "open reports"),
    failedJobs: (count: number, limit: number) => countedUpTo(count, limit, "failed job", "failed jobs"),
    waits: (sum: string, parts: ReadonlyArray<string>) => `${sum} waiting: ${parts.join(", ")}`,
  },
  jobs: {
    title: "Failed jobs",
    text: "Emails and other work that did not succeed. We try each one again, at least once an hour, until it succeeds or you give it up.",
    back: "Back to Today",
    caption: "Failed jobs, the last try first",
    none: "No job has failed",
    noneText: "All emails and other background work went well.",
    more: (shown: number) => `Showing the ${shown} tried last.`,
    columns: { job: "Job", failed: "Last try", reason: "What went wrong", next: "Next try", actions: "Actions" },
    tries: (count: number) => counted(count, "try", "tries"),
    noReason: "No reason was given.",
    now: "as soon as possible",
    mail: (what: string, to: string) => `${what} to ${to}`,
    unknownMail: "Email",
    unknownAddress: "an unknown address",
    rescore: "Scoring results again",
    ruleChange: "Changing the rules of a test",
    progress: "Working out everybody’s progress",
    question: "The question",
    retry: "Try again",
    retryAll: "Try all again now",
    retrying: "Trying…",
    giveUp: "Give up",
    dialog: {
      title: "Give this job up?",
      text: "We will not try it again, and its work stays undone: an email is never sent.",
      confirm: "Give up",
    },
    mails: {
      "account-deleted": "Email about a deleted account",
      "address-changed": "Email about a changed address",
      "address-taken": "Email about an address in use",
      "approve-address": "Email to approve a new address",
      "confirm-newsletter": "Email to confirm the newsletter",
      "contact-message": "Message from the contact page",
      "email-changed": "Email about a changed address",
      "held-notices": "Email about several notices",
      "institute-message": "Message to students",
      invitation: "Invitation",
      "message-answer": "Answer to a message",
      "newsletter-welcome": "Welcome to the newsletter",
      "notice-request": "Notify Me request",
      "password-changed": "Email about a changed password",
      "prove-address": "Email to confirm a new address",
      "question-rescored": "Email about a new score",
      "result-changed": "Email about a changed result",
      "reset-password": "Email for a new password",
      "second-factor": "Email about two-step sign-in",
      "test-mail": "Test email",
      "unused-account": "Notice that an unused account will be deleted",
      "verify-email": "Email to confirm an address",
    },
  },
});
