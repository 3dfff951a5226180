/** A backup is read to its end and verified before anything is done with it. */
import type { Readable } from "node:stream";
import { OperatorError, reasonOf } from "../../core/errors.ts";
import type { Progress } from "./load.server.ts";
import {
  FORMAT,
  MANIFEST,
  Manifest,
  ManifestHead,
  type Measured,
  partOfFile,
  partOfTable,
  type TablePart,
} from "./manifest.server.ts";
import { measureOnly } from "./measure.server.ts";
import { damaged, openZip, type ZipParts } from "./zip-reader.server.ts";

export type BackupFile = {
  manifest: Manifest;
  readTable(table: Pick<TablePart, "schema" | "name">): Promise<Readable>;
  readFile(name: string): Promise<Readable>;
  close(): void;
};

/** Thousands of mails that were not sent, a line each. */
const MANIFEST_BYTES_MAX = 128 * 1024 * 1024;

/**
 * Opens a backup and verifies every part by its checksums. Throws an OperatorError when it is damaged, or too new to be read.
 */
export async function openBackup(file: string, onProgress: Progress = () => {}): Promise<BackupFile> {
  const zip = await openZip(file);
  try {
    const manifest = await readManifest(zip, file);
    await compareParts(zip, manifest, file, onProgress);
    return {
      manifest,
      readTable: (table) => zip.read(partOfTable(table)),
      readFile: (name) => zip.read(partOfFile({ name })),
      close: zip.close,
    };
  } catch (error) {
    zip.close();
    throw error instanceof OperatorError ? error : damaged(file, reasonOf(error));
  }
}

async function readManifest(zip: ZipParts, file: string): Promise<Manifest> {
  const text = await zip.readWhole(MANIFEST, MANIFEST_BYTES_MAX);
  const content: unknown = JSON.parse(text.toString("utf8"));
  const head = ManifestHead.safeParse(content);
  if (head.success && head.data.format > FORMAT) {
    throw new OperatorError(`${file} was made by a newer version of Lamplight: install that one, and try again.`);
  }
  const manifest = Manifest.safeParse(content);
  if (!manifest.success) throw damaged(file, "its manifest is not readable");
  return manifest.data;
}

async function compareParts(zip: ZipParts, manifest: Manifest, file: string, onProgress: Progress): Promise<void> {
  const parts: { name: string; told: Measured; rows: number | null }[] = [
    ...manifest.tables.map((table) => ({ name: partOfTable(table), told: table, rows: table.rows })),
    ...manifest.files.map((one) => ({ name: partOfFile(one), told: one, rows: null })),
  ];
  const names = new Set([MANIFEST, ...parts.map(({ name }) => name)]);
  if (names.size !== parts.length + 1) throw damaged(file, "a part is named twice");
  const stranger = [...zip.names].find((name) => !names.has(name));
  if (stranger !== undefined) throw damaged(file, "it holds a part that its manifest does not name");
  for (const { name, told, rows } of parts) {
    // Checked before unpacking: a part cannot grow beyond the size in the manifest.
    if (zip.sizeOf(name) !== told.bytes) throw damaged(file, `${name} has another size than it had`);
    const found = await measureOnly(await zip.read(name), (bytes) => onProgress(`${name}, checked`, bytes));
    if (found.sha256 !== told.sha256) throw damaged(file, `${name} is not what it was`);
    if (rows !== null && found.rows !== rows) throw damaged(file, `${name} has ${found.rows} rows instead of ${rows}`);
  }
}
