/** Loads rows into tables and verifies that they are the same rows. */
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { OperatorError } from "../../core/errors.ts";
import { copyIn, copyOut, nameOf } from "./copy.server.ts";
import type { Sequence, TablePart } from "./manifest.server.ts";
import { type MeasuredRows, measureOnly } from "./measure.server.ts";
import { buildTables, dropConstraintsAndIndexes, finishMigrations } from "./structure.server.ts";
import { findSequences, findTables, type TableShape } from "./tables.server.ts";

/** Says which part is being worked on, and how many more of its bytes are done. */
export type Progress = (work: string, bytes: number) => void;

type Named = Pick<TablePart, "schema" | "name" | "columns">;

/** Where rows come from: a file, or another database. */
export type Source = {
  /** How many migrations had made these tables. */
  level: number;
  tables: ReadonlyArray<Named>;
  sequences: ReadonlyArray<Sequence>;
  /** The rows of a table, and what they are once they have been read. */
  read(table: Named, onBytes: (bytes: number) => void): Promise<{ rows: Readable; measured: Promise<MeasuredRows> }>;
};

/**
 * Makes the tables, fills and compares them, and brings them up to date: all within the caller's transaction. Throws an
 * OperatorError when anything is not what it was.
 */
export async function loadAll(client: Client, source: Source, onProgress: Progress): Promise<{ rows: number }> {
  await buildTables(
    client,
    source.level,
    source.tables.some(({ schema }) => schema !== "public"),
  );
  const shapes = await matchTables(client, source.tables);
  const restoreConstraints = await dropConstraintsAndIndexes(client);
  const loaded: { shape: TableShape; measured: MeasuredRows }[] = [];
  for (const shape of shapes) {
    // Rows inserted by a migration come again with the source's.
    if (shape.schema === "public") await client.query(`delete from ${nameOf(client, shape)}`);
    loaded.push({ shape, measured: await loadTable(client, shape, source, onProgress) });
  }
  await setSequences(client, source.sequences);
  onProgress("indexes", 0);
  await restoreConstraints();
  await client.query("set constraints all immediate");
  await compareTables(client, loaded, onProgress);
  await compareSequences(client, source.sequences);
  await finishMigrations(client, source.level);
  return { rows: loaded.reduce((sum, { measured }) => sum + measured.rows, 0) };
}

/** The tables of this database for those of the source, with the source's columns. */
async function matchTables(client: Client, tables: ReadonlyArray<Named>): Promise<TableShape[]> {
  const here = await findTables(client);
  const missing = here.find(({ schema, name }) => schema === "public" && !tables.some(isNamed(schema, name)));
  if (missing) throw mismatch(`the table ${missing.name} is missing`);
  return tables.map(({ schema, name, columns }) => {
    const shape = here.find(isNamed(schema, name));
    if (!shape) throw mismatch(`the table ${schema}.${name} is not known`);
    const unknown = columns.find((column) => !shape.columns.includes(column));
    if (unknown) throw mismatch(`the table ${schema}.${name} has an unknown column ${unknown}`);
    return { ...shape, columns };
  });
}

function isNamed(schema: string, name: string) {
  return (table: Named) => table.schema === schema && table.name === name;
}

function mismatch(what: string): OperatorError {
  return new OperatorError(`The tables are not those that this version made: ${what}. Nothing was changed.`);
}

async function loadTable(
  client: Client,
  shape: TableShape,
  source: Source,
  onProgress: Progress,
): Promise<MeasuredRows> {
  const { rows, measured } = await source.read(shape, (bytes) => onProgress(shape.name, bytes));
  const into = copyIn(client, shape);
  await pipeline(rows, into);
  const result = await measured;
  if (into.rowCount !== result.rows) throw changed(`${shape.name}: ${into.rowCount} of ${result.rows} rows arrived`);
  return result;
}

async function setSequences(client: Client, sequences: ReadonlyArray<Sequence>): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    const sequence = `public.${client.escapeIdentifier(name)}`;
    await client.query("select setval($1::regclass, $2::bigint, $3)", [sequence, value, isCalled]);
  }
}

async function compareTables(
  client: Client,
  loaded: ReadonlyArray<{ shape: TableShape; measured: MeasuredRows }>,
  onProgress: Progress,
): Promise<void> {
  for (const { shape, measured } of loaded) {
    const found = await measureOnly(copyOut(client, shape), (bytes) => onProgress(`${shape.name}, compared`, bytes));
    if (found.rows !== measured.rows || found.sha256 !== measured.sha256) {
      throw changed(`${shape.name} reads differently after it was written`);
    }
  }
}

async function compareSequences(client: Client, sequences: ReadonlyArray<Sequence>): Promise<void> {
  const found = await findSequences(client);
  for (const { name, value, isCalled } of sequences) {
    const same = found.some((one) => one.name === name && one.value === value && one.isCalled === isCalled);
    if (!same) throw changed(`the numbers of ${name} continue elsewhere`);
  }
}

function changed(what: string): OperatorError {
  return new OperatorError(`The copy is not what it was: ${what}. Nothing was changed.`);
}
