/** What is in a whole database, as one sum for each table: equal sums are equal rows. */
import { copyOut, prepareToCopy } from "../modules/backup/copy.server.ts";
import { measureOnly } from "../modules/backup/measure.server.ts";
import { findSequences, findTables } from "../modules/backup/tables.server.ts";
import { onDatabase } from "./other-databases.ts";

/** Rows and SHA-256 by table, and where the numbers go on. */
export async function sumsOf(database: string): Promise<Record<string, string>> {
  return onDatabase(database, async (client) => {
    await prepareToCopy(client);
    const sums: Record<string, string> = {};
    for (const table of await findTables(client)) {
      const { rows, sha256 } = await measureOnly(copyOut(client, table));
      sums[`${table.schema}.${table.name}`] = `${rows} ${sha256}`;
    }
    for (const { name, value, isCalled } of await findSequences(client)) sums[name] = `${value} ${isCalled}`;
    return sums;
  });
}
