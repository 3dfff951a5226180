/** Scheduled backups: made by a process that runs alone, or by the first of several, which serves no requests. */
import type { Db } from "../db/client.ts";
import { type BackupPlan, makeScheduledBackup } from "../modules/backup/commands/make-scheduled-backup.server.ts";
import type { Settings } from "./env.ts";
import type { ReportFault } from "./fault-log.ts";
import { repeat, type Worker } from "./repeat.ts";

/** A process that has just started has more urgent work than a backup that is due. */
const DUE_MS = 5 * 60_000;

/** Checks periodically whether one is due. Faults are logged and retried. Null if backups are not scheduled. */
export function startScheduledBackups(db: Db, settings: Settings, reportFault: ReportFault): Worker | null {
  const plan = planOf(settings);
  if (!plan) return null;
  const stopping = new AbortController();
  const backUp = async () => {
    const run = await makeScheduledBackup(db, plan, new Date(), stopping.signal);
    if (run.kind === "failed") throw run.error;
  };
  const task = repeat(DUE_MS, backUp, reportFault, "the backup failed", { isAtOnce: false });
  return {
    async stop() {
      stopping.abort();
      await task.stop();
    },
  };
}

function planOf({ backups, location, dataDir, sessionSecret }: Settings): BackupPlan | null {
  if (!backups) return null;
  return { ...backups, location, dataDir, withSecret: sessionSecret === undefined };
}
