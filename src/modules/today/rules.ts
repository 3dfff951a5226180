/** What waits for the administrator, and how far it is counted. Pure. */

/** Counted up to here; more are written with a plus. */
export const COUNTED_MAX = 9_999;

/** The same for failed jobs: each is looked at by a person. */
export const JOBS_COUNTED_MAX = 99;

/** Failed jobs that one page shows. Trying again is offered for all of them at once. */
export const JOBS_SHOWN = 50;

/** What waits for the administrator, as the bar of every page shows it. */
export type Waiting = {
  /** Unread messages. */
  messages: number;
  /** Reports of questions that are not settled. */
  reports: number;
  failedJobs: number;
};

/** All of it as one number. */
export function sumOfWaiting({ messages, reports, failedJobs }: Waiting): number {
  return messages + reports + failedJobs;
}
