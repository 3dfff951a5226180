/** The scheduled backup, made by the first process to find it due, which also deletes older ones. */
import { mkdir, readdir, rm, statfs } from "node:fs/promises";
import path from "node:path";
import { messageOf, OperatorError } from "../../../core/errors.ts";
import type { DatabaseLocation, Db } from "../../../db/client.ts";
import { doWhenDue, type WorkResult } from "../../../db/recurring-work.ts";
import { installation } from "../../../db/schema.ts";
import { BACKUP_WORK, findBackupState, LAST_BACKUP, type LastBackup } from "../queries/find-backup-state.server.ts";
import { backupName, backupsToDelete, sizeInWords, timeOfBackup } from "../rules.ts";
import { clearUnfinished } from "../zip-writer.server.ts";
import { makeBackup } from "./make-backup.server.ts";

/** When and where scheduled backups are made. */
export type BackupPlan = {
  location: DatabaseLocation;
  dataDir: string;
  /** False when the secret of the cookies comes from the environment. */
  withSecret: boolean;
  folder: string;
  everyHours: number;
  /** How many of the newest ones are kept. */
  keep: number;
};

const HOUR_MS = 3_600_000;
const RETRY_MS = HOUR_MS / 2;
const GIVE_UP_AFTER_MS = 6 * HOUR_MS;
/** The database is often on the same disk, and stops when that is full. */
const ROOM_LEFT_BYTES = 256 * 1024 * 1024;

/**
 * Makes a backup when one is due, and deletes older ones that are not kept. A failure is retried within the hour, a backup that
 * `signal` interrupts at the next check.
 */
export async function makeScheduledBackup(
  db: Db,
  plan: BackupPlan,
  now: Date,
  signal: AbortSignal,
): Promise<WorkResult> {
  const everyMs = plan.everyHours * HOUR_MS;
  const due = { name: BACKUP_WORK, everyMs, retryMs: Math.min(RETRY_MS, everyMs), giveUpAfterMs: GIVE_UP_AFTER_MS };
  return doWhenDue(db, due, () => makeAndRotate(db, plan, now, signal), now, signal);
}

async function makeAndRotate(db: Db, plan: BackupPlan, now: Date, signal: AbortSignal): Promise<string> {
  const { folder, keep, location, dataDir, withSecret } = plan;
  const file = path.join(folder, backupName(now));
  await prepareFolder(folder, now);
  await requireRoom(folder, (await findBackupState(db, { kind: "product" })).last);
  const { bytes } = await makeBackup({ location, dataDir, file, withSecret, overwrite: true, signal }, now);
  await remember(db, { file, bytes, madeAt: now.toISOString() });
  for (const name of backupsToDelete(await readdir(folder), keep)) await rm(path.join(folder, name), { force: true });
  return `${file}, ${sizeInWords(bytes)}`;
}

async function prepareFolder(folder: string, now: Date): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await clearUnfinished(folder, (name) => timeOfBackup(name) !== null, now);
  } catch (error) {
    throw new OperatorError(`${folder} cannot be written (${messageOf(error)}). Correct BACKUP_DIR.`);
  }
}

async function requireRoom(folder: string, last: LastBackup | null): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = ROOM_LEFT_BYTES + (last?.bytes ?? 0) * 2;
  if (bavail * bsize >= needed) return;
  throw new OperatorError(
    `The disk that holds ${folder} has ${sizeInWords(bavail * bsize)} left, and a backup is made only when there are ` +
      `${sizeInWords(needed)}. Make room, or set BACKUP_DIR to another disk.`,
  );
}

async function remember(db: Db, last: LastBackup): Promise<void> {
  const row = { key: LAST_BACKUP, value: JSON.stringify(last), createdAt: new Date(last.madeAt) };
  await db
    .insert(installation)
    .values(row)
    .onConflictDoUpdate({ target: installation.key, set: { value: row.value, createdAt: row.createdAt } });
}
