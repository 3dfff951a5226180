/** Metrics that come from the database when they are scraped: the same in every process, so one of them asks. */
import { Gauge, Registry } from "prom-client";
import type { Db } from "../db/client.ts";
import { listLastRuns } from "../db/recurring-work.ts";
import { countWaitingJobs } from "../jobs/count-waiting-jobs.server.ts";
import { countOpenAttempts } from "../modules/attempts/queries/count-open-attempts.server.ts";

/** The current numbers of the installation as text for Prometheus. Whether the database is away is one of them. */
export async function readInstallation(db: Db, now: Date): Promise<string> {
  const registry = new Registry();
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `lamplight_${name}`, help, labelNames, registers: [registry] });
  const isUp = gauge("database_up", "1 when the database answers.", []);
  try {
    const [jobs, attempts, runs] = await Promise.all([countWaitingJobs(db), countOpenAttempts(db), listLastRuns(db)]);
    isUp.set(1);
    gauge("attempts_open", "Tests that are running.", []).set(attempts);
    const waiting = gauge("jobs_waiting", "Jobs that wait, also for another try. send-mail: mails.", ["job"]);
    const age = gauge("jobs_oldest_seconds", "How long the oldest waiting job has been waiting.", ["job"]);
    for (const { job, count, oldestSeconds } of jobs) {
      waiting.set({ job }, count);
      age.set({ job }, oldestSeconds);
    }
    const lastRun = gauge("work_age_seconds", "Since the last run of recurring work, such as backups, ended well.", [
      "work",
    ]);
    const hasFailed = gauge("work_failed", "1 when the last run of recurring work failed.", ["work"]);
    for (const { name, run } of runs) {
      hasFailed.set({ work: name }, run.hasFailed ? 1 : 0);
      if (run.finishedAt && !run.hasFailed)
        lastRun.set({ work: name }, (now.getTime() - run.finishedAt.getTime()) / 1000);
    }
  } catch {
    // Values that could not be read are left out; this one must be there because alarms depend on it.
    isUp.set(0);
  }
  return registry.metrics();
}
