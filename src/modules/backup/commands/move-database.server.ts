/** Copies one database into another and verifies the copy. The files of the data folder stay where they are. */
import type { Client } from "pg";
import { OperatorError } from "../../../core/errors.ts";
import { type DatabaseLocation, openServer } from "../../../db/client.ts";
import { LOCKS } from "../../../db/lock-numbers.ts";
import { copyOut, nameOf, prepareToCopy } from "../copy.server.ts";
import { fillDatabase } from "../fill-database.server.ts";
import type { Progress, Source } from "../load.server.ts";
import { measure } from "../measure.server.ts";
import { requireDatabaseIn } from "../product-files.server.ts";
import { requireAlone, requireKnownMigrations } from "../structure.server.ts";
import { findRanMigrations, findSequences, findTables } from "../tables.server.ts";

export type MoveOptions = {
  from: DatabaseLocation;
  to: { url: string };
  log?: (line: string) => void;
  onProgress?: Progress;
  signal?: AbortSignal;
};

const SOURCE = "The present database";

/**
 * Copies all rows and leaves the source unchanged. Throws an OperatorError, and leaves the target unchanged, when that is not
 * empty or the product runs on either of them.
 */
export async function moveDatabase(options: MoveOptions): Promise<{ rows: number; tables: number }> {
  const { from, to, log, onProgress = () => {}, signal } = options;
  await requireDatabaseIn(from);
  const source = await openServer(from, log);
  try {
    const target = await openServer(to);
    const clients: Client[] = [];
    const breakOff = () => void Promise.allSettled(clients.map((client) => client.end()));
    signal?.addEventListener("abort", breakOff);
    try {
      const reader = await source.connect();
      clients.push(reader);
      const writer = await target.connect();
      clients.push(writer);
      const rows = await readLocked(reader);
      const loaded = await fillDatabase(writer, {
        what: "The new database",
        source: rows,
        onProgress,
        // A product started meanwhile waits for its tables; it must not continue on the old database.
        beforeCommit: async () => {
          signal?.throwIfAborted();
          await requireAlone(reader, SOURCE);
        },
      });
      return { ...loaded, tables: rows.tables.length };
    } finally {
      signal?.removeEventListener("abort", breakOff);
      await Promise.allSettled(clients.map((client) => client.end()));
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** The rows of a database that is locked against writes until the connection ends. */
async function readLocked(client: Client): Promise<Source> {
  await prepareToCopy(client);
  await requireAlone(client, SOURCE);
  await client.query("select pg_advisory_lock($1)", [LOCKS.migration]);
  const migrations = await findRanMigrations(client);
  if (migrations.length === 0)
    throw new OperatorError("There is no Lamplight in the present database: nothing to move.");
  const level = requireKnownMigrations(migrations, `${SOURCE} is`);
  const tables = await findTables(client);
  await client.query("begin isolation level repeatable read");
  await client.query(`lock table ${tables.map((table) => nameOf(client, table)).join(", ")} in share mode`);
  return {
    level,
    tables,
    sequences: await findSequences(client),
    async read({ schema, name }, onBytes) {
      const table = tables.find((one) => one.schema === schema && one.name === name);
      if (!table) throw new Error(`The table ${schema}.${name} is not there.`);
      const { stream, measured } = measure(copyOut(client, table), onBytes);
      return { rows: stream, measured };
    },
  };
}
