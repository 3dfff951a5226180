/** Backups of databases of the test server and restores of them, with files in folders that go when the test file ends. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { type BackupMade, makeBackup } from "../modules/backup/commands/make-backup.server.ts";
import { type Restored, restoreBackup } from "../modules/backup/commands/restore-backup.server.ts";
import { unique } from "./build.ts";
import { onDatabase, urlOf } from "./other-databases.ts";
import { sumsOf } from "./table-sums.ts";

/** When all of them were made and restored. */
export const NOW = new Date("2026-03-01T09:05:00Z");

/** Where the backups of this test file lie. */
export const folder = await mkdtemp(path.join(tmpdir(), "lamplight-backup-"));
afterAll(() => rm(folder, { recursive: true }));

/** An empty data folder. */
export async function newFolder(name: string): Promise<string> {
  const dataDir = path.join(folder, unique(name));
  await mkdir(dataDir);
  return dataDir;
}

/** A backup of a database of the test server, with the files of a data folder. */
export async function backUp(database: string, dataDir = folder): Promise<BackupMade & { file: string }> {
  const file = path.join(folder, `${unique("backup")}.zip`);
  const location = { url: urlOf(database) };
  return { file, ...(await makeBackup({ location, dataDir, file, withSecret: true, overwrite: false }, NOW)) };
}

/** Restores it into the database at that address. */
export function restore(
  file: string,
  url: string,
  dataDir: string,
  options: { endSessions?: boolean } = {},
): Promise<Restored> {
  return restoreBackup({ file, location: { url }, dataDir, ...options }, NOW);
}

/** All names of tables and functions, with the rows' sums: equal before and after what changed nothing. */
export async function stateOf(name: string) {
  const found = await onDatabase(name, (client) =>
    client.query(
      "select relname as name from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss', 'drizzle')) order by 1",
    ),
  );
  return { names: found.rows, sums: await sumsOf(name) };
}
