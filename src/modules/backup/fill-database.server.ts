/** One transaction, with exclusive use of the database, around everything that fills it. */
import type { Client } from "pg";
import { OperatorError, reasonOf } from "../../core/errors.ts";
import { LOCKS } from "../../db/lock-numbers.ts";
import { nameOf, prepareToCopy } from "./copy.server.ts";
import { loadAll, type Progress, type Source } from "./load.server.ts";
import { requireAlone, requireEmpty } from "./structure.server.ts";

/**
 * Fills an empty database, compares it, and runs `beforeCommit` last; when any of it throws, the database is as it was. A
 * product started meanwhile waits until it ends.
 */
export async function fillDatabase(
  client: Client,
  options: { what: string; source: Source; onProgress: Progress; beforeCommit: () => Promise<void> },
): Promise<{ rows: number }> {
  const { what, source, onProgress, beforeCommit } = options;
  await prepareToCopy(client);
  await requireAlone(client, what);
  await client.query("select pg_advisory_lock($1)", [LOCKS.migration]);
  await client.query("begin");
  try {
    await requireEmpty(client, what);
    const loaded = await loadAll(client, source, onProgress);
    await beforeCommit();
    await client.query("commit");
    // Otherwise the first requests would run without planner statistics. A failure here costs only time.
    onProgress("statistics", 0);
    await client
      .query(`vacuum (analyze) ${source.tables.map((table) => nameOf(client, table)).join(", ")}`)
      .catch(() => {});
    return loaded;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${what} could not be filled: ${reasonOf(error)}. Nothing was changed.`, { cause: error });
  }
}
