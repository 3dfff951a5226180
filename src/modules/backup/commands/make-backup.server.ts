/** One file with everything of an installation, made while the product runs. */
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { Client } from "pg";
import { z } from "zod/mini";
import { OperatorError, reasonOf } from "../../../core/errors.ts";
import { projectRoot } from "../../../core/project-root.ts";
import { type DatabaseLocation, openServer } from "../../../db/client.ts";
import { copyOut, nameOf, prepareToCopy } from "../copy.server.ts";
import type { Progress } from "../load.server.ts";
import {
  type FilePart,
  FORMAT,
  MANIFEST,
  type Manifest,
  partOfFile,
  partOfTable,
  SECRET_FILE,
  type TablePart,
} from "../manifest.server.ts";
import { findProductFiles, openProductFile, requireDatabaseIn } from "../product-files.server.ts";
import { findRanMigrations, findSequences, findTables } from "../tables.server.ts";
import { type AddPart, writeZip } from "../zip-writer.server.ts";

export type BackupOptions = {
  location: DatabaseLocation;
  dataDir: string;
  /** Its path. */
  file: string;
  /** False when the secret of the cookies comes from the environment: then it is not written into the file. */
  withSecret: boolean;
  overwrite: boolean;
  log?: (line: string) => void;
  onProgress?: Progress;
  signal?: AbortSignal;
};

export type BackupMade = { bytes: number; rows: number; tables: number; mails: number; hasSecret: boolean };

/**
 * Writes the file, or nothing. The rows are a snapshot: what is written meanwhile is not in it. Throws an OperatorError when
 * the file exists already, cannot be written, or the database has none of the product's tables.
 */
export async function makeBackup(options: BackupOptions, now: Date): Promise<BackupMade> {
  const { location, file, overwrite, log, onProgress = () => {}, signal } = options;
  if (!overwrite && (await isThere(file))) {
    throw new OperatorError(`${file} exists already. Choose another name, or add --force to replace it.`);
  }
  await requireDatabaseIn(location);
  const server = await openServer(location, log);
  try {
    const client = await server.connect();
    try {
      let manifest: Manifest | null = null;
      let work = "";
      const fill = async (add: AddPart) => {
        manifest = await writeParts(client, options, now, (name, source) => {
          work = name;
          return add(name, source);
        });
      };
      const bytes = await writeZip(file, fill, { signal, onBytes: (more) => onProgress(work, more) });
      return { bytes, ...summaryOf(manifest) };
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      throw new OperatorError(`The backup was not made: ${reasonOf(error)}. Nothing was written.`, { cause: error });
    } finally {
      await client.end().catch(() => {});
    }
  } finally {
    await server.close();
  }
}

async function writeParts(client: Client, options: BackupOptions, now: Date, add: AddPart): Promise<Manifest> {
  const { dataDir, withSecret } = options;
  await prepareToCopy(client);
  const present = await findTables(client);
  await client.query("begin isolation level repeatable read, read only");
  // Before the snapshot is taken: a table that a migration rewrites would look empty to an earlier one.
  if (present.length > 0) {
    await client.query(`lock table ${present.map((table) => nameOf(client, table)).join(", ")} in access share mode`);
  }
  const migrations = await findRanMigrations(client);
  if (migrations.length === 0) throw new OperatorError("There is no Lamplight in this database: nothing to back up.");
  const { rows } = await client.query("select current_setting('server_version') as version");
  const found = await findTables(client);
  const tables: TablePart[] = [];
  for (const table of found) {
    const measured = await add(partOfTable(table), copyOut(client, table));
    tables.push({ schema: table.schema, name: table.name, columns: table.columns, ...measured });
  }
  const sequences = await findSequences(client);
  await client.query("commit");
  // After the rows: a mail that becomes a file meanwhile is then in both, never in neither.
  const files: FilePart[] = [];
  for (const name of await findProductFiles(dataDir, withSecret)) {
    const content = await openProductFile(dataDir, name);
    if (!content) continue;
    const { bytes, sha256 } = await add(partOfFile({ name }), content);
    files.push({ name, bytes, sha256 });
  }
  const manifest: Manifest = {
    product: "lamplight",
    format: FORMAT,
    version: await productVersion(),
    createdAt: now.toISOString(),
    postgresVersion: String(rows[0]?.version),
    migrations,
    tables,
    sequences,
    files,
  };
  await add(MANIFEST, Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)], { objectMode: false }));
  return manifest;
}

function summaryOf(manifest: Manifest | null): Omit<BackupMade, "bytes"> {
  if (!manifest) throw new Error("A backup without a manifest was written.");
  const { tables, files } = manifest;
  const hasSecret = files.some(({ name }) => name === SECRET_FILE);
  return {
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    tables: tables.length,
    mails: files.length - (hasSecret ? 1 : 0),
    hasSecret,
  };
}

async function productVersion(): Promise<string> {
  const text = await readFile(path.join(projectRoot(), "package.json"), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
