/** What is known of the scheduled backups, whichever process made them. */

import { eq } from "drizzle-orm";
import { z } from "zod/mini";
import type { Db } from "../../../db/client.ts";
import { findLastRun } from "../../../db/recurring-work.ts";
import { installation } from "../../../db/schema.ts";
import type { Admin, Product } from "../../accounts/viewer.ts";

/** The scheduled backup among the work that comes back. */
export const BACKUP_WORK = "backup";
/** The last backup that was made, among the facts about the installation. */
export const LAST_BACKUP = "last-backup";

export const LastBackup = z.strictObject({ file: z.string(), bytes: z.int(), madeAt: z.iso.datetime() });
export type LastBackup = z.infer<typeof LastBackup>;

export type BackupState = {
  /** Null while there is none. */
  last: LastBackup | null;
  /** Why there is no newer one; null when the last try succeeded. */
  failure: { at: string; reason: string } | null;
};

/** The last scheduled backup, and what went wrong since. */
export async function findBackupState(db: Db, _viewer: Admin | Product): Promise<BackupState> {
  const [[row], run] = await Promise.all([
    db.select({ value: installation.value }).from(installation).where(eq(installation.key, LAST_BACKUP)).limit(1),
    findLastRun(db, BACKUP_WORK),
  ]);
  const last = row ? LastBackup.parse(JSON.parse(row.value)) : null;
  const failure = run?.hasFailed ? { at: run.startedAt.toISOString(), reason: run.outcome } : null;
  return { last, failure };
}
