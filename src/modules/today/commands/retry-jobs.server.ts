/** What a person can do about failed jobs: retry them immediately, or give one up. */
import type { Db } from "../../../db/client.ts";
import { removeFailedJob, retryFailedJobs } from "../../../jobs/failed-jobs.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";

/** Retries one failed job, or all of them with null, immediately; returns how many. */
export async function retryJobs(db: Db, admin: Admin, jobId: string | null, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await retryFailedJobs(tx, jobId);
    if (count > 0) await recordAudit(tx, admin, { action: "jobs.retried", after: { count } }, now);
    return count;
  });
}

/** Deletes a failed job, such as a mail to an address that does not exist. */
export async function giveUpJob(
  db: Db,
  admin: Admin,
  jobId: string,
  now: Date,
): Promise<{ kind: "given-up" } | { kind: "gone" }> {
  return db.transaction(async (tx) => {
    const name = await removeFailedJob(tx, jobId);
    if (name === null) return { kind: "gone" };
    await recordAudit(tx, admin, { action: "job.given-up", before: { job: name } }, now);
    return { kind: "given-up" };
  });
}
