/**
 * The jobs by name: their payloads and retry policies. What a job does is in `server/worker.ts`. A payload is read back from
 * the database, so it is parsed again before use.
 */
import { z } from "zod/mini";
import { LANGUAGES } from "../content/language.ts";

/** How the queue treats a job. All times are seconds. */
export type JobPolicy = {
  /** Interval between two polls of the queue. */
  pollEvery: number;
  /** Delay before the first run; absent for none. */
  startAfter?: number;
  /** How many jobs run in parallel. */
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
  language: z.optional(z.enum(LANGUAGES)),
});

const SendHeldNotices = z.strictObject({ ...SendMail.shape, key: z.string() });

const RescoreResults = z.strictObject({
  questionId: z.string(),
  versionIds: z.array(z.string()),
  /** The version that was previewed. */
  scoredBy: z.string(),
  /** The administrator's user. */
  startedBy: z.string(),
  startedAt: z.iso.datetime(),
});

const FinishRuleChange = z.strictObject({ changeId: z.string() });

const RecomputeProgress = z.strictObject({});

export type JobPayloads = {
  /** One mail: its template, its address, and the template's props. */
  "send-mail": z.infer<typeof SendMail>;
  /** One summary mail for several notices of a kind: the first that was held back, and where they are counted. */
  "tell-held-notices": z.infer<typeof SendHeldNotices>;
  /** The rest of a rescoring, if there were too many results for one request. */
  "rescore-results": z.infer<typeof RescoreResults>;
  /** The rest of a change of the rules of a test, if there were too many results for one request. */
  "finish-rule-change": z.infer<typeof FinishRuleChange>;
  /** Everyone's progress, after lessons with text were added or removed. */
  "recompute-progress": z.infer<typeof RecomputeProgress>;
};

export type JobName = keyof JobPayloads;

/** What each job does, by its name. A handler that throws is retried later. */
export type JobHandlers = { readonly [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

/** With an hour between tries this is longer than a century: no job is given up unless a person removes it. */
const PRACTICALLY_FOR_EVER = 1_000_000;

export const jobs: { readonly [Name in JobName]: { payload: z.ZodMiniType<JobPayloads[Name]>; policy: JobPolicy } } = {
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
    payload: SendHeldNotices,
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
      // Work already done stays done, so a retry has less to do.
      expireAfter: 1800,
      retryLimit: PRACTICALLY_FOR_EVER,
      retryDelay: 2,
      retryDelayMax: 300,
      keepFinished: 3600,
    },
  },
  "finish-rule-change": {
    payload: FinishRuleChange,
    policy: {
      pollEvery: 1,
      atOnce: 1,
      // As with rescoring: a retry has less to do.
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
