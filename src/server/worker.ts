/**
 * What the process does beside answering: delivers mail, closes attempts that nobody submitted, finishes long rescoring, sums
 * up statistics.
 * Any number of processes may do it at once. A late run is only late: every page asks the database, never the worker.
 */
import type { Db } from "../db/client.ts";
import type { JobHandlers } from "../jobs/catalog.ts";
import type { Queue } from "../jobs/queue.server.ts";
import { sendMail } from "../mail/send-mail.server.ts";
import type { MailTransport } from "../mail/transport.server.ts";
import { closeOverdueAttempts } from "../modules/attempts/commands/close-overdue-attempts.server.ts";
import { finishRescoring } from "../modules/attempts/commands/rescore-results.server.ts";
import { type BackupPlan, makeScheduledBackup } from "../modules/backup/commands/make-scheduled-backup.server.ts";
import { recomputeAllProgress } from "../modules/progress/commands/recompute-progress.server.ts";
import { runRetention } from "../modules/retention/commands/run-retention.server.ts";
import { findMailSender } from "../modules/site/queries/find-mail-sender.server.ts";
import { countActivity } from "../modules/statistics/commands/count-activity.server.ts";
import { takeSnapshot } from "../modules/statistics/commands/take-snapshot.server.ts";
import type { TellFault } from "./fault-log.ts";
import type { Meter } from "./metrics.ts";

/** An attempt is due 60 s after its deadline and must be closed before 120 s have passed. */
const SWEEP_MS = 15_000;
/** How old the administrator's figures are at most, while there is not more to count than fits. */
const COUNT_MS = 5_000;
const SNAPSHOT_MS = 10 * 60_000;
/** How soon daily work is begun when it is due. */
const DUE_MS = 60_000;

/** A process that has just started has other things to do than a backup that is due. */
const BACKUP_DUE_MS = 5 * 60_000;

export type Worker = { stop(): Promise<void> };

/** Starts the work in the background. Faults are logged and tried again; they never end the process. */
export function startWorker(options: {
  db: Db;
  queue: Queue;
  tellFault: TellFault;
  transport: MailTransport;
  publicUrl: string;
  adminEmail: string;
  timeZone: string;
  meter: Meter;
  /** Null when no backup is made by itself. */
  backups: BackupPlan | null;
}): Worker {
  const { db, queue, tellFault, transport, publicUrl, adminEmail, timeZone, meter, backups } = options;
  let isStopping = false;
  const stopping = new AbortController();
  const clearing = { db, queue, publicUrl, adminEmail, timeZone, isOver: () => isStopping };
  const keepNoLonger = async () => {
    const run = await runRetention(clearing, new Date());
    if (run.kind === "failed" && !isStopping) throw run.error;
  };
  const backUp = async () => {
    if (!backups) return;
    const run = await makeScheduledBackup(db, backups, new Date(), stopping.signal);
    if (run.kind === "failed" && !isStopping) throw run.error;
  };
  const chores = [
    repeat(SWEEP_MS, () => closeOverdueAttempts(db, new Date()), tellFault, "closing overdue attempts failed"),
    repeat(
      COUNT_MS,
      () => countActivity(db, timeZone, { isOver: () => isStopping }),
      tellFault,
      "counting activity failed",
    ),
    repeat(SNAPSHOT_MS, () => takeSnapshot(db, new Date(), timeZone), tellFault, "the snapshot of the students failed"),
    repeat(DUE_MS, keepNoLonger, tellFault, "deleting what is too old failed"),
    repeat(BACKUP_DUE_MS, backUp, tellFault, "the backup failed", { isAtOnce: false }),
  ];
  const handlers: JobHandlers = {
    "send-mail": async (mail) => {
      await sendMail(transport, mail, await findMailSender(db, adminEmail));
    },
    "rescore-results": (rest) => finishRescoring({ db, queue, publicUrl }, rest),
    "recompute-progress": () => recomputeAllProgress(db),
  };
  const working = queue.work(handlers, meter.jobEnded);
  return {
    async stop() {
      isStopping = true;
      stopping.abort();
      await Promise.all([...chores.map((chore) => chore.stop()), working]);
    },
  };
}

/** Does something now and again and again, one run after the other; a run that takes long makes the next ones later. */
function repeat(
  everyMs: number,
  run: () => Promise<unknown>,
  tellFault: TellFault,
  failure: string,
  { isAtOnce } = { isAtOnce: true },
): Worker {
  let running: Promise<unknown> | null = null;
  const start = () => {
    running ??= run()
      .catch((error: unknown) => tellFault(error, failure))
      .finally(() => {
        running = null;
      });
  };
  if (isAtOnce) start();
  const timer = setInterval(start, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
