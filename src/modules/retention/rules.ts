/** How long personal data are kept, and what follows from it. Pure. All periods are whole months; 0 means no limit. */

/** The settings, in the order of the form; each is a column of the site's settings. */
export const RETENTION_SETTINGS = [
  "keepSignInsMonths",
  "keepAuditMonths",
  "keepDataViewsMonths",
  "keepMessagesMonths",
  "keepUnusedAccountsMonths",
] as const;
export type RetentionSetting = (typeof RETENTION_SETTINGS)[number];
export type RetentionPeriods = Readonly<Record<RetentionSetting, number>>;

/**
 * India's Digital Personal Data Protection Rules 2025 have logs and personal data kept for at least a year: rule 6(1)(e), so
 * that a breach can be investigated, and rule 8(3).
 */
export const MIN_MONTHS = 12;
export const MAX_MONTHS = 600;

/** How long before it is deleted the owner of an unused account is told. Rule 8(2) asks for 48 hours of those it is about. */
export const NOTICE_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

/** Once a day. A run that was stopped or failed is retried soon. */
export const RETENTION_WORK = {
  name: "retention",
  everyMs: DAY_MS,
  retryMs: 10 * 60_000,
  giveUpAfterMs: 60 * 60_000,
} as const;

/** A run stops after this time, well before others take it for dead; the next one continues. */
export const RUN_MS = 20 * 60_000;

/** What is older than the moment that this gives is not kept; null keeps all. */
export function retentionCutoff(months: number, now: Date): Date | null {
  return months === 0 ? null : monthsBefore(now, months);
}

/** Owners of accounts that were not used since this moment are told; null for nobody. */
export function noticeCutoff(months: number, now: Date): Date | null {
  const since = retentionCutoff(months, now);
  return since && daysAfter(since, NOTICE_DAYS);
}

/** The moment so many days later; earlier for a negative count. */
export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

/** The retention periods that a change shortens: older data will be deleted. */
export function shortened(before: RetentionPeriods, after: RetentionPeriods): RetentionSetting[] {
  return RETENTION_SETTINGS.filter(
    (setting) => after[setting] !== 0 && (before[setting] === 0 || after[setting] < before[setting]),
  );
}

/** Whether something may be kept for so long. */
export function isAllowed(months: number): boolean {
  return months === 0 || (Number.isInteger(months) && months >= MIN_MONTHS && months <= MAX_MONTHS);
}

/** The settings as one word, such as `12-36-12-0-0`: what a form was based on, and a proposal in an address. */
export function serializePeriods(periods: RetentionPeriods): string {
  return RETENTION_SETTINGS.map((setting) => periods[setting]).join("-");
}

/** The settings that such a word stands for; null for anything else. */
export function parsePeriods(text: string | null): RetentionPeriods | null {
  if (!text || !/^\d{1,3}(-\d{1,3}){4}$/.test(text)) return null;
  const [signIns = 0, audit = 0, dataViews = 0, messages = 0, accounts = 0] = text.split("-").map(Number);
  return {
    keepSignInsMonths: signIns,
    keepAuditMonths: audit,
    keepDataViewsMonths: dataViews,
    keepMessagesMonths: messages,
    keepUnusedAccountsMonths: accounts,
  };
}

/** The same time of the same day so many months earlier; the month's last day when it is shorter. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  // 31 August six months earlier would be 3 March.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
