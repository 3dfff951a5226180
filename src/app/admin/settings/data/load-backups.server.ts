/** What Site Settings shows of the backups. */
import type { Admin } from "../../../../modules/accounts/viewer.ts";
import { findBackupState } from "../../../../modules/backup/queries/find-backup-state.server.ts";
import { sizeInWords } from "../../../../modules/backup/rules.ts";
import type { Services } from "../../../context.ts";
import { timeWriter } from "../../../dates.server.ts";

export type ShownBackups = Awaited<ReturnType<typeof loadBackups>>;

/** The schedule, the last backup and the last failure, in the words of the page. */
export async function loadBackups(
  { db, backups: plan, timeZone }: Pick<Services, "db" | "backups" | "timeZone">,
  admin: Admin,
) {
  const { last, failure } = await findBackupState(db, admin);
  const write = timeWriter(timeZone);
  return {
    plan,
    last: last && {
      at: write(new Date(last.madeAt)),
      iso: last.madeAt,
      size: sizeInWords(last.bytes),
      file: last.file,
    },
    // Where no backups are made, an old failure is nobody's concern.
    failure: plan && failure ? { at: write(new Date(failure.at)), reason: failure.reason } : null,
  };
}
