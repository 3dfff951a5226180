/**
 * What the process does beside answering: delivers mail, closes attempts that nobody submitted, finishes long rescoring.
 * Any number of processes may do it at once. A late run is only late: every page asks the database, never the worker.
 */
import type { Db } from "../db/client.ts";
import type { JobHandlers } from "../jobs/catalog.ts";
import type { Queue } from "../jobs/queue.server.ts";
import { sendMail } from "../mail/send-mail.server.ts";
import type { MailTransport } from "../mail/transport.server.ts";
import { closeOverdueAttempts } from "../modules/attempts/commands/close-overdue-attempts.server.ts";
import { finishRescoring } from "../modules/attempts/commands/rescore-results.server.ts";
import { recomputeAllProgress } from "../modules/progress/commands/recompute-progress.server.ts";
import type { Log } from "./log.ts";

/** An attempt is due 60 s after its deadline and must be closed before 120 s have passed. */
const SWEEP_MS = 15_000;

export type Worker = { stop(): Promise<void> };

/** Starts the work in the background. Faults are logged and tried again; they never end the process. */
export function startWorker(options: {
  db: Db;
  queue: Queue;
  log: Log;
  transport: MailTransport;
  publicUrl: string;
}): Worker {
  const { db, queue, log, transport, publicUrl } = options;
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = () => {
    sweeping = sweeping
      .then(() => closeOverdueAttempts(db, new Date()))
      .then(
        () => {},
        (error: unknown) => log.error({ err: error }, "closing overdue attempts failed"),
      );
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_MS);
  const handlers: JobHandlers = {
    "send-mail": (mail) => sendMail(transport, mail),
    "rescore-results": (rest) => finishRescoring({ db, queue, publicUrl }, rest),
    "recompute-progress": () => recomputeAllProgress(db),
  };
  const working = queue.work(handlers);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all([sweeping, working]);
    },
  };
}
