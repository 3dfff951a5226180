/**
 * The only module that uses pg-boss: jobs that survive a crash, stored in the same database as everything else. A job is
 * enqueued inside the caller's transaction, so it exists exactly if the change it belongs to does.
 */
import { sql } from "drizzle-orm";
import { fromDrizzle, getConstructionPlans, PgBoss } from "pg-boss";
import { messageOf } from "../core/errors.ts";
import type { Database, Tx } from "../db/client.ts";
import { type JobHandlers, type JobName, type JobPayloads, type JobPolicy, jobNames, jobs } from "./catalog.ts";

type JobOutcome = "done" | "failed";

export type Queue = {
  /** Enqueues jobs, one per payload. They run after the transaction commits, and never if it does not. */
  enqueue<Name extends JobName>(tx: Tx, name: Name, ...payloads: JobPayloads[Name][]): Promise<void>;
  /** Starts running these kinds of jobs in this process. Any number of processes may; each job runs in one of them. */
  work(handlers: Partial<JobHandlers>, onOutcome?: (job: JobName, outcome: JobOutcome) => void): Promise<void>;
  /** Lets running jobs finish for a few seconds and returns the others to the queue. */
  stop(): Promise<void>;
};

/** pg-boss deletes jobs that wait longer than this, retries included. The column holds at most 68 years. */
const KEEP_WAITING_SECONDS = 60 * 365 * 24 * 3600;
/** Nothing here needs what these timers do: cron, dependencies between jobs, index builds of an upgrade. */
const RARELY_SECONDS = 3600;
/** How often finished jobs are deleted and expired ones returned to the queue. */
const HOUSEKEEPING_SECONDS = 60;
const STOP_WITHIN_MS = 6_000;

/**
 * Opens the queue, and creates its tables if missing. That is enough for enqueueing; `work` is for the server. Faults of the
 * queue itself are passed to `onError` and retried: they never end the process.
 */
export async function openQueue(pool: Database["pool"], onError: (error: Error) => void = () => {}): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    superviseIntervalSeconds: HOUSEKEEPING_SECONDS,
    maintenanceIntervalSeconds: HOUSEKEEPING_SECONDS,
    monitorIntervalSeconds: HOUSEKEEPING_SECONDS,
    queueCacheIntervalSeconds: RARELY_SECONDS,
    flowIntervalSeconds: RARELY_SECONDS,
    bamIntervalSeconds: RARELY_SECONDS,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on("error", (error: unknown) => onError(asError(error)));
  await boss.start();
  for (const name of jobNames) await define(boss, name, queueOptions(jobs[name].policy));
  return {
    async enqueue(tx, name, ...payloads) {
      if (payloads.length === 0) return;
      const { startAfter } = jobs[name].policy;
      await boss.insert(
        name,
        payloads.map((data) => ({ data, ...(startAfter && { startAfter }) })),
        { db: fromDrizzle(tx, sql) },
      );
    },
    async work(handlers, onOutcome = () => {}) {
      for (const name of jobNames) await workOn(boss, name, handlers[name], { onError, onOutcome });
    },
    stop: () => boss.stop({ timeout: STOP_WITHIN_MS }),
  };
}

/** The schema of the queue in the database. */
export const QUEUE_SCHEMA = "pgboss";

/** The statements that create the queue's tables, for a transaction of the caller's. */
export function queueTablesSql(): string {
  const [, statements] = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(getConstructionPlans()) ?? [];
  if (statements === undefined) throw new Error("pg-boss does not make its tables in one transaction any more.");
  return statements;
}

/**
 * Removes jobs whose payload contains all of these fields, in the caller's transaction: waiting ones, and finished ones that
 * are still readable. A job running at this moment completes.
 */
export async function dropJobs(tx: Tx, name: JobName, holding: Readonly<Record<string, unknown>>): Promise<void> {
  await tx.execute(sql`delete from pgboss.job where name = ${name} and data @> ${JSON.stringify(holding)}::jsonb`);
}

/** The state of the next job whose payload contains all of these fields; null if none is waiting or running. */
export async function stateOfJob(
  tx: Tx,
  name: JobName,
  holding: Readonly<Record<string, unknown>>,
): Promise<"waiting" | "active" | null> {
  const { rows } = await tx.execute<{ state: string }>(sql`select state::text from pgboss.job where name = ${name}
    and state in ('created', 'retry', 'active') and data @> ${JSON.stringify(holding)}::jsonb order by state limit 1`);
  const [job] = rows;
  if (!job) return null;
  return job.state === "active" ? "active" : "waiting";
}

/** pg-boss also reports errors as plain objects, which a log could not format. */
function asError(reported: unknown): Error {
  if (reported instanceof Error) return reported;
  const isObject = typeof reported === "object" && reported !== null;
  return new Error(isObject && "message" in reported ? String(reported.message) : String(reported));
}

type QueueOptions = ReturnType<typeof queueOptions>;

function queueOptions(policy: JobPolicy) {
  return {
    expireInSeconds: policy.expireAfter,
    retryLimit: policy.retryLimit,
    retryDelay: policy.retryDelay,
    retryBackoff: true,
    retryDelayMax: policy.retryDelayMax,
    retentionSeconds: KEEP_WAITING_SECONDS,
    deleteAfterSeconds: policy.keepFinished,
  };
}

/** Creates the queue, or updates an existing one to the catalogue. */
async function define(boss: PgBoss, name: JobName, options: QueueOptions): Promise<void> {
  const [existing] = await boss.getQueues([name]);
  if (!existing) await boss.createQueue(name, options);
  else if (!isSameQueue(existing, options)) await boss.updateQueue(name, options);
  // The queue's storage is looked up once, now. Later the lookup would take a second connection while the caller's
  // transaction holds one; with all connections in that position, each would wait for the others.
  await boss.findJobs(name, { key: "none" });
}

function isSameQueue(existing: Partial<QueueOptions>, options: QueueOptions): boolean {
  return (
    existing.expireInSeconds === options.expireInSeconds &&
    existing.retryLimit === options.retryLimit &&
    existing.retryDelay === options.retryDelay &&
    existing.retryBackoff === options.retryBackoff &&
    existing.retryDelayMax === options.retryDelayMax &&
    existing.retentionSeconds === options.retentionSeconds &&
    existing.deleteAfterSeconds === options.deleteAfterSeconds
  );
}

async function workOn<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handle: JobHandlers[Name] | undefined,
  { onError, onOutcome }: { onError(error: Error): void; onOutcome(job: JobName, outcome: JobOutcome): void },
): Promise<void> {
  if (!handle) return;
  const { payload, policy } = jobs[name];
  await boss.work<unknown, unknown>(
    name,
    {
      pollingIntervalSeconds: policy.pollEvery,
      batchSize: policy.atOnce,
      perJobResults: true,
      burstWhenBatchFull: true,
    },
    (batch) =>
      Promise.all(
        batch.map(async ({ id, data }) => {
          try {
            await handle(payload.parse(data));
            onOutcome(name, "done");
            return { id, status: "completed" };
          } catch (error) {
            onOutcome(name, "failed");
            onError(new Error(`${name} failed and will be tried again: ${messageOf(error)}`, { cause: error }));
            return { id, status: "failed", output: { message: messageOf(error) } };
          }
        }),
      ),
  );
}
