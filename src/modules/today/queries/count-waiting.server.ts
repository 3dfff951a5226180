import type { Db } from "../../../db/client.ts";
import { countRows } from "../../../db/count-rows.ts";
import { failedJobRows } from "../../../jobs/failed-jobs.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { openReportRows, unreadMessageRows } from "../../messages/queries/count-unread.server.ts";
import { JOBS_COUNTED_MAX, type Waiting } from "../rules.ts";

/** What waits for the administrator, in one statement: every page of the administration shows it. */
export async function countWaiting(db: Db, _admin: Admin): Promise<Waiting> {
  const counts = await countRows(db, {
    ...unreadMessageRows(),
    reports: openReportRows(),
    failedJobs: failedJobRows(JOBS_COUNTED_MAX + 1),
  });
  const { contact, "notify-me": notices, reports, failedJobs } = counts;
  return { messages: contact + notices, reports, failedJobs };
}
