/**
 * The description of a backup: `manifest.json`, the last part of the file. Names of parts are derived from it and never read
 * from the file, so no part can be written outside its folder.
 */
import { z } from "zod/mini";

/** Raised when an older build could not read what a newer one writes. */
export const FORMAT = 1;
export const MANIFEST = "manifest.json";
/** The file in the data folder that holds the secret of the cookies. */
export const SECRET_FILE = "session-secret";
/** The folder in the data folder with the mails that were not sent. */
export const OUTBOX = "outbox";

const Identifier = z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/));
const Count = z.int().check(z.nonnegative());

/** What is known of some bytes that were read to their end. */
const Measured = z.strictObject({ bytes: Count, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });
export type Measured = z.infer<typeof Measured>;

const TablePart = z.extend(Measured, {
  schema: z.enum(["public", "pgboss"]),
  name: Identifier,
  /** In the order in which the rows hold them. */
  columns: z.array(Identifier).check(z.minLength(1)),
  rows: Count,
});
export type TablePart = z.infer<typeof TablePart>;

const Sequence = z.strictObject({
  name: Identifier,
  /** A number that may be larger than JavaScript's. */
  value: z.string().check(z.regex(/^-?\d{1,19}$/)),
  isCalled: z.boolean(),
});
export type Sequence = z.infer<typeof Sequence>;

const FilePart = z.extend(Measured, {
  /** Below the data folder. */
  name: z.string().check(z.refine(isNameOfFile)),
});
export type FilePart = z.infer<typeof FilePart>;

/** A migration that has run, as the database records it. */
const RanMigration = z.strictObject({ hash: z.string(), createdAt: z.number() });
export type RanMigration = z.infer<typeof RanMigration>;

export const Manifest = z.strictObject({
  product: z.literal("lamplight"),
  format: z.literal(FORMAT),
  /** Of the product that made the backup. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Of the server it was made from. */
  postgresVersion: z.string(),
  migrations: z.array(RanMigration).check(z.minLength(1)),
  tables: z.array(TablePart).check(z.minLength(1)),
  sequences: z.array(Sequence),
  files: z.array(FilePart),
});
export type Manifest = z.infer<typeof Manifest>;

/** Only what can be read before the format of the rest is known. */
export const ManifestHead = z.object({ product: z.literal("lamplight"), format: z.int() });

/** The name of a table's part in the file. */
export function partOfTable({ schema, name }: Pick<TablePart, "schema" | "name">): string {
  return `tables/${schema}.${name}.copy`;
}

/** The name of a file's part in the file. */
export function partOfFile({ name }: Pick<FilePart, "name">): string {
  return `files/${name}`;
}

/** True for files of the data folder, other than the database, that belong into a backup. */
function isNameOfFile(name: string): boolean {
  if (name === SECRET_FILE) return true;
  const [folder, file, ...more] = name.split("/");
  return folder === OUTBOX && file !== undefined && more.length === 0 && isPlainName(file);
}

/** True for a name that stays in its folder on every system. */
export function isPlainName(name: string): boolean {
  return name.length > 0 && name.length <= 255 && !name.startsWith(".") && /^[\w .@+-]+$/.test(name);
}
