/**
 * The one door to pg-copy-streams: whole tables in PostgreSQL's own text, which keeps every value as it is and is the same
 * in all versions. Rows come in the order of the key, so equal tables give equal bytes.
 */
import type { Readable, Writable } from "node:stream";
import type { Client } from "pg";
import { from, to } from "pg-copy-streams";
import type { TableShape } from "./tables.server.ts";

/** How values are written, whatever the server or its user prefers. Holds for the connection. */
const VALUES_AS_TEXT =
  "set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; " +
  "set extra_float_digits = 3; set bytea_output = 'hex'; set xmloption = 'content'; set row_security = off";

/** Call once for each connection that copies. */
export async function prepareToCopy(client: Client): Promise<void> {
  await client.query(VALUES_AS_TEXT);
}

/** All rows of a table. Read it to its end before using the connection for anything else. */
export function copyOut(client: Client, table: TableShape): Readable {
  const columns = table.columns.map((name) => client.escapeIdentifier(name));
  const order = table.key.map(({ name, isText }) => `${client.escapeIdentifier(name)}${isText ? ' collate "C"' : ""}`);
  const rows = `select ${columns.join(", ")} from ${nameOf(client, table)} order by ${order.join(", ")}`;
  return withErrorHandler(client.query(to(`copy (${rows}) to stdout`)));
}

/** Takes rows as `copyOut` gives them. */
export function copyIn(
  client: Client,
  table: Pick<TableShape, "schema" | "name" | "columns">,
): Writable & { readonly rowCount: number } {
  const columns = table.columns.map((name) => client.escapeIdentifier(name));
  return withErrorHandler(client.query(from(`copy ${nameOf(client, table)} (${columns.join(", ")}) from stdin`)));
}

/** The stream's consumer gets its error. Without a handler a later error would end the process. */
function withErrorHandler<Stream extends Readable | Writable>(stream: Stream): Stream {
  stream.on("error", () => {});
  return stream;
}

/** A table as a statement names it. */
export function nameOf(client: Client, { schema, name }: { schema: string; name: string }): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
}
