/**
 * The jobs by name: what each is told, and how patient the queue is with it. What a job does stands in
 * `server/worker.ts`. A payload is read back from the database, so it is parsed again before it is used.
 */
import { z } from "zod";
import { LANGUAGES } from "../content/language.ts";

/** How the queue treats a job. All times are seconds. */
export type JobPolicy = {
  /** Between two looks at the queue. */
  pollEvery: number;
  /** How long a job waits before its first run; absent for not at all. */
  startAfter?: number;
  /** Jobs handled side by side. */
  atOnce: number;
  /** A run that takes longer counts as failed: its process has probably died. */
  expireAfter: number;
  retryLimit: number;
  /** Doubled after each failure until `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax: number;
  /** How long a finished job stays readable. */
  keepFinished: number;
};

const SendMail = z.strictObject({
  template: z.string(),
  to: z.string(),
  props: z.record(z.string(), z.unknown()),
  /** Absent for the language of the installation. */
  language: z.enum(LANGUAGES).optional(),
});

const TellHeldNotices = z.strictObject({ ...SendMail.shape, key: z.string() });

const RescoreResults = z.strictObject({
  questionId: z.string(),
  versionIds: z.array(z.string()),
  /** The version that was previewed. */
  scoredBy: z.string(),
  /** The administrator's user. */
  startedBy: z.string(),
  startedAt: z.iso.datetime(),
});

const RecomputeProgress = z.strictObject({});

export type JobPayloads = {
  /** One mail: the name of its template, the address, and what the template asks for. */
  "send-mail": z.infer<typeof SendMail>;
  /** One mail about several notices of a kind: the first that was held back, and where they are counted. */
  "tell-held-notices": z.infer<typeof TellHeldNotices>;
  /** What is left of rescoring results, when there were too many for one request. */
  "rescore-results": z.infer<typeof RescoreResults>;
  /** Everybody's progress, after there is more or less to read. */
  "recompute-progress": z.infer<typeof RecomputeProgress>;
};

export type JobName = keyof JobPayloads;

/** What each job does, by its name. A handler that throws is called again later. */
export type JobHandlers = { readonly [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

/** With an hour between two tries this is longer than a century: no job is given up unless a person says so. */
const PRACTICALLY_FOR_EVER = 1_000_000;

export const jobs: { readonly [Name in JobName]: { payload: z.ZodType<JobPayloads[Name]>; policy: JobPolicy } } = {
  "send-mail": {
    payload: SendMail,
    policy: {
      pollEvery: 1,
      atOnce: 5,
      expireAfter: 120,
      retryLimit: PRACTICALLY_FOR_EVER,
      retryDelay: 2,
      retryDelayMax: 3600,
      // It holds links that open an account.
      keepFinished: 60,
    },
  },
  "tell-held-notices": {
    payload: TellHeldNotices,
    policy: {
      pollEvery: 5,
      atOnce: 5,
      startAfter: 3600,
      expireAfter: 120,
      retryLimit: PRACTICALLY_FOR_EVER,
      retryDelay: 2,
      retryDelayMax: 3600,
      keepFinished: 60,
    },
  },
  "rescore-results": {
    payload: RescoreResults,
    policy: {
      pollEvery: 1,
      atOnce: 1,
      // What was done before stays done, so a second run has less to do.
      expireAfter: 1800,
      retryLimit: PRACTICALLY_FOR_EVER,
      retryDelay: 2,
      retryDelayMax: 300,
      keepFinished: 3600,
    },
  },
  "recompute-progress": {
    payload: RecomputeProgress,
    policy: {
      pollEvery: 1,
      atOnce: 1,
      expireAfter: 600,
      retryLimit: PRACTICALLY_FOR_EVER,
      retryDelay: 2,
      retryDelayMax: 300,
      keepFinished: 60,
    },
  },
};

/** Every job, for setting up the queue. */
export const jobNames: ReadonlyArray<JobName> = Object.keys(jobs).filter(isJobName);

function isJobName(name: string): name is JobName {
  return name in jobs;
}
