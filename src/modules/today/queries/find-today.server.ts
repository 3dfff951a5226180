import type { Db } from "../../../db/client.ts";
import { countRows } from "../../../db/count-rows.ts";
import { failedJobRows } from "../../../jobs/failed-jobs.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { testTakerRows } from "../../attempts/queries/count-open-attempts.server.ts";
import { type BackupState, findBackupState } from "../../backup/queries/find-backup-state.server.ts";
import { openReportRows, unreadMessageRows } from "../../messages/queries/count-unread.server.ts";
import { rowsWithoutRationale } from "../../questions/queries/rows-without-rationale.server.ts";
import { newStudentRows } from "../../students/queries/list-students.server.ts";
import { COUNTED_MAX, JOBS_COUNTED_MAX } from "../rules.ts";

/** Each count stops one above the largest number shown. */
export type TodayCounts = {
  takingTests: number;
  newStudents: number;
  contact: number;
  "notify-me": number;
  reports: number;
  withoutRationale: number;
  failedJobs: number;
};

/** The page Today: the counts in one statement, and the state of the backups. */
export async function findToday(db: Db, admin: Admin): Promise<{ counts: TodayCounts; backups: BackupState }> {
  const limit = COUNTED_MAX + 1;
  const [counts, backups] = await Promise.all([
    countRows(db, {
      ...unreadMessageRows(),
      takingTests: testTakerRows(limit),
      newStudents: newStudentRows("7", limit),
      reports: openReportRows(),
      withoutRationale: rowsWithoutRationale(limit),
      failedJobs: failedJobRows(JOBS_COUNTED_MAX + 1),
    }),
    findBackupState(db, admin),
  ]);
  return { counts, backups };
}
