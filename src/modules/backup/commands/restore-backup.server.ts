/** Restores a backup into an empty installation: all of it, verified, or nothing. */
import type { Client } from "pg";
import { messageOf, OperatorError } from "../../../core/errors.ts";
import { type DatabaseLocation, openServer, readMigrations } from "../../../db/client.ts";
import { type BackupFile, openBackup } from "../backup-file.server.ts";
import { endAllSessions } from "../end-sessions.server.ts";
import { fillDatabase } from "../fill-database.server.ts";
import type { Progress, Source } from "../load.server.ts";
import { type Manifest, SECRET_FILE } from "../manifest.server.ts";
import { measure } from "../measure.server.ts";
import { type StagedFiles, stageFiles } from "../product-files.server.ts";
import { BACKUP_WORK, LAST_BACKUP } from "../queries/find-backup-state.server.ts";
import { requireKnownMigrations } from "../structure.server.ts";

export type RestoreOptions = {
  file: string;
  location: DatabaseLocation;
  dataDir: string;
  /** If true, all sessions end and links mailed before stop working. */
  endSessions?: boolean;
  log?: (line: string) => void;
  onProgress?: Progress;
  signal?: AbortSignal;
};

export type Restored = {
  manifest: Pick<Manifest, "version" | "createdAt" | "postgresVersion">;
  rows: number;
  /** Null when sessions are kept. */
  endedSessions: number | null;
  mails: number;
  hasSecret: boolean;
  /** Migrations that were run because the backup is older than the product. */
  migrated: number;
  /** The new name of a different secret that was there before; null if there was none. */
  oldSecretFile: string | null;
};

/**
 * Checks the whole file, fills the database in one transaction and verifies it by the file's checksums. Throws an
 * OperatorError, and changes nothing, when the file is damaged or too new, or the installation is not empty or in use.
 */
export async function restoreBackup(options: RestoreOptions, now: Date): Promise<Restored> {
  const { file, dataDir, endSessions = false, log, onProgress = () => {}, signal } = options;
  const backup = await openBackup(file, onProgress);
  const { manifest } = backup;
  try {
    const level = requireKnownMigrations(manifest.migrations, `${file} is`);
    const names = manifest.files.map(({ name }) => name);
    const server = await openServer(options.location, log);
    try {
      const client = await server.connect();
      const breakOff = () => void client.end().catch(() => {});
      signal?.addEventListener("abort", breakOff);
      let staged: StagedFiles | null = null;
      let endedSessions: number | null = null;
      try {
        const { rows } = await fillDatabase(client, {
          what: "The database",
          source: sourceOf(backup, level),
          onProgress,
          beforeCommit: async () => {
            await forgetScheduledBackups(client);
            if (endSessions) endedSessions = await endAllSessions(client);
            staged = await stageFiles(dataDir, names, backup.readFile, now);
            signal?.throwIfAborted();
          },
        });
        const { oldSecretFile } = await moveIntoPlace(staged).catch((error: unknown) => {
          throw new OperatorError(
            `The database is restored, but the files could not be put into ${dataDir} (${messageOf(error)}). ` +
              `Unpack the folder "files" of ${file} there by hand.`,
          );
        });
        const hasSecret = names.includes(SECRET_FILE);
        const mails = names.length - (hasSecret ? 1 : 0);
        const migrated = readMigrations().length - level;
        return { manifest, rows, endedSessions, mails, hasSecret, migrated, oldSecretFile };
      } finally {
        signal?.removeEventListener("abort", breakOff);
        await discard(staged);
        await client.end().catch(() => {});
      }
    } finally {
      await server.close();
    }
  } finally {
    backup.close();
  }
}

// Read here, as the compiler does not see that the callback has set it.
async function moveIntoPlace(staged: StagedFiles | null) {
  if (!staged) throw new Error("The files were not made ready.");
  return staged.moveIntoPlace();
}

async function discard(staged: StagedFiles | null): Promise<void> {
  await staged?.discard();
}

function sourceOf(backup: BackupFile, level: number): Source {
  return {
    level,
    tables: backup.manifest.tables,
    sequences: backup.manifest.sequences,
    async read(table, onBytes) {
      const { stream, measured } = measure(await backup.readTable(table), onBytes);
      return { rows: stream, measured };
    },
  };
}

/** They are where the backup was made: here there is none yet, and the first one is due. */
async function forgetScheduledBackups(client: Client): Promise<void> {
  await client.query("delete from recurring_work where name = $1", [BACKUP_WORK]);
  await client.query("delete from installation where key = $1", [LAST_BACKUP]);
}
