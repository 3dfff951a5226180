/** Texts about how long data is kept. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

const months = (count: number) => (count === 0 ? "for ever" : counted(count, "month", "months"));

/** What is deleted, by the setting that governs it. */
const entries = {
  keepSignInsMonths: (count: number) => counted(count, "log-in", "log-ins"),
  keepAuditMonths: (count: number) => counted(count, "entry of the audit", "entries of the audit"),
  keepDataViewsMonths: (count: number) => counted(count, "entry of who saw what", "entries of who saw what"),
  keepMessagesMonths: (count: number) => counted(count, "message with its answers", "messages with their answers"),
} as const;

export const retentionTexts = localized({
  title: "How Long Data Is Kept",
  text: "In whole months. 0 means for ever. Once a day, we delete older data for good.",
  law: "India's Digital Personal Data Protection Rules 2025 (rules 6 and 8) ask for logs and personal data to be kept for at least a year. So the shortest time you can choose is 12 months. Other laws may ask for longer.",
  fields: {
    keepSignInsMonths: "Log-ins",
    keepAuditMonths: "Audit",
    keepDataViewsMonths: "Who saw what",
    keepMessagesMonths: "Messages and answers",
    keepUnusedAccountsMonths: "Unused accounts",
  },
  hints: {
    keepSignInsMonths: "When and from where somebody signed in.",
    keepAuditMonths: "Changes in the administration.",
    keepDataViewsMonths: "Who saw whose data, and when.",
    keepMessagesMonths: "Includes Notify Me requests. Counted from the last answer.",
    keepUnusedAccountsMonths: (days: number) =>
      `Students who do not visit for this long get an email. We delete them ${days} days later with all results. Students who never signed up are deleted without an email.`,
  },
  labelOf: (label: string) => `${label} (months)`,
  months,
  save: "Save Times",
  saving: "Saving...",
  notSaved: (reason: string) => `The times were not saved: ${reason}`,
  stale:
    "Somebody else saved new times after you opened this page. Nothing was overwritten: your changes are still here, and everything else is as they left it. Save again to replace theirs with yours.",

  confirm: {
    title: "Keep data for a shorter time?",
    intro: "The next daily run will then delete for good:",
    line: (label: string, value: number, what: string) => `${label}, kept for ${months(value)}: ${what}`,
    entries,
    none: "nothing is that old yet",
    accounts: ({ accounts, invited, days }: { accounts: number; invited: number; days: number }) =>
      `${counted(accounts, "student gets an email and is", "students get an email and are")} deleted after ${days} days without a visit; ${counted(invited, "unused invitation is", "unused invitations are")} deleted at once`,
    later: "After that, each daily run deletes what has grown too old.",
    confirm: "Save and delete",
    stale: "Somebody else has saved new times. Nothing was changed. Look at them and choose again.",
  },

  lastRun: {
    none: "Nothing has been deleted yet. The first run begins within a minute of the product’s start.",
    running: (day: string) => `A run began on ${day} and is not over yet.`,
    done: (day: string, outcome: string) => `Last run: ${day}. ${outcome}`,
    failed: (day: string, reason: string) => `The last run, on ${day}, failed and will be tried again: ${reason}`,
    /** The result of a run, for people. */
    outcome: (parts: ReadonlyArray<string>, total: number) =>
      total === 0 && parts.length === 0
        ? "Nothing was old enough to delete."
        : `${counted(total, "entry", "entries")} deleted${parts.length > 0 ? `: ${parts.join(", ")}` : ""}.`,
    parts: {
      signIns: entries.keepSignInsMonths,
      audit: entries.keepAuditMonths,
      dataViews: entries.keepDataViewsMonths,
      messages: entries.keepMessagesMonths,
      accounts: (count: number) => counted(count, "unused account", "unused accounts"),
      invited: (count: number) => counted(count, "unused invitation", "unused invitations"),
      sessions: (count: number) => counted(count, "ended session", "ended sessions"),
      links: (count: number) => counted(count, "expired link", "expired links"),
    },
    noticed: (count: number) => `${counted(count, "owner", "owners")} of unused accounts got an email`,
    unfinished: "The next run deletes the rest.",
    stopped: "The product was stopped before the run was over.",
  },

  errors: {
    whole: "Please enter a whole number of months.",
    range: (least: number, most: number) => `Please enter 0 for ever, or ${least} to ${most} months.`,
  },
});
