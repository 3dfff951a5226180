/** The words of how long data are kept. */
const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;

const months = (count: number) => (count === 0 ? "for ever" : counted(count, "month", "months"));

/** What goes, by the setting that lets it go. */
const entries = {
  keepSignInsMonths: (count: number) => counted(count, "log-in", "log-ins"),
  keepAuditMonths: (count: number) => counted(count, "entry of the audit", "entries of the audit"),
  keepDataViewsMonths: (count: number) => counted(count, "entry of who saw what", "entries of who saw what"),
  keepMessagesMonths: (count: number) => counted(count, "message with its answers", "messages with their answers"),
} as const;

export const retentionTexts = {
  title: "How Long Data Are Kept",
  text: "In whole months; 0 is for ever. Once a day what is older is deleted for good.",
  law: "India's Digital Personal Data Protection Rules 2025 (rules 6 and 8) have logs and personal data kept for at least a year, so fewer than 12 months cannot be chosen. Other laws that hold for the institute may ask for longer.",
  fields: {
    keepSignInsMonths: "Log-ins",
    keepAuditMonths: "Audit",
    keepDataViewsMonths: "Who saw what",
    keepMessagesMonths: "Messages and answers",
    keepUnusedAccountsMonths: "Unused accounts",
  },
  hints: {
    keepSignInsMonths: "When and from where somebody signed in.",
    keepAuditMonths: "What was changed in the administration.",
    keepDataViewsMonths: "Whose data were seen by whom.",
    keepMessagesMonths: "Also wishes to be told. Counted from the last answer.",
    keepUnusedAccountsMonths: (days: number) =>
      `Students who were not here for so long are told by mail, and ${days} days later deleted with all results. Who was only invited goes without a mail.`,
  },
  labelOf: (label: string) => `${label} (months)`,
  months,
  save: "Save Times",
  saving: "Saving...",
  notSaved: (reason: string) => `The times were not saved: ${reason}`,
  stale:
    "Somebody saved other times after you opened this page. Nothing was overwritten: what you changed is still here, and everything else is as they left it. Saving again puts your changes in the place of theirs.",

  confirm: {
    title: "Keep data for a shorter time?",
    intro: "What the next daily run then deletes for good:",
    line: (label: string, value: number, what: string) => `${label}, kept for ${months(value)}: ${what}`,
    entries,
    none: "nothing is that old yet",
    accounts: ({ accounts, invited, days }: { accounts: number; invited: number; days: number }) =>
      `${counted(accounts, "student is", "students are")} told by mail, and deleted after ${days} days without a visit; ${counted(invited, "invitation that nobody took up is", "invitations that nobody took up are")} deleted at once`,
    later: "From then on whatever grows older goes day by day.",
    confirm: "Save and delete",
    stale: "Somebody saved other times meanwhile. Nothing was changed. Please look at them and choose again.",
  },

  lastRun: {
    none: "Nothing was cleared yet. The first run begins within a minute of the product's start.",
    running: (day: string) => `A run began on ${day} and is not over yet.`,
    done: (day: string, outcome: string) => `Last run: ${day}. ${outcome}`,
    failed: (day: string, reason: string) => `The last run, on ${day}, failed and is tried again: ${reason}`,
    /** What came of a run, for people. */
    outcome: (parts: ReadonlyArray<string>, total: number) =>
      total === 0 && parts.length === 0
        ? "Nothing was old enough to be deleted."
        : `${counted(total, "entry", "entries")} deleted${parts.length > 0 ? `: ${parts.join(", ")}` : ""}.`,
    parts: {
      signIns: entries.keepSignInsMonths,
      audit: entries.keepAuditMonths,
      dataViews: entries.keepDataViewsMonths,
      messages: entries.keepMessagesMonths,
      accounts: (count: number) => counted(count, "unused account", "unused accounts"),
      invited: (count: number) => counted(count, "unused invitation", "unused invitations"),
      sessions: (count: number) => counted(count, "session that was over", "sessions that were over"),
      links: (count: number) => counted(count, "link that was over", "links that were over"),
    },
    noticed: (count: number) => `${counted(count, "owner", "owners")} of unused accounts told by mail`,
    unfinished: "The rest goes with the next run.",
    stopped: "The product was stopped before the run was over.",
  },

  errors: {
    whole: "Please enter a whole number of months.",
    range: (least: number, most: number) => `Please enter 0 for ever, or ${least} to ${most} months.`,
  },
} as const;
