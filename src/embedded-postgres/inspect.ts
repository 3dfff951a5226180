/** The state of a data folder: no server, one that answers, or one that is starting or ending. */
import { Client, DatabaseError } from "pg";
import { PORT } from "./cluster.ts";
import { type ClusterLocation, EmbeddedPostgresError, hasCode } from "./host.ts";
import { isAlive, isServerOf, readPidFile } from "./process.ts";

/** An orphan is a server whose owner is gone: about to be shut down, unless its supervisor is gone as well. */
export type ServerStatus =
  | { kind: "none" }
  | { kind: "busy" }
  | { kind: "ready" | "orphan"; host: string; owner: string };

/** Separates the process that started a server from a name for this start alone. */
export const OWNER_MARK = "/";

/** The state of the folder, by its pid file and by a real connection: either alone can be wrong. */
export async function inspect({
  clusterDir,
  name,
}: Pick<ClusterLocation, "clusterDir" | "name">): Promise<ServerStatus> {
  const file = await readPidFile(clusterDir);
  if (!file) return { kind: "none" };
  const answer = file.socketDir ? await knock(file.socketDir, name) : "silent";
  if (answer === "refuses") return { kind: "busy" };
  if (answer === "silent") return { kind: (await isServerOf(clusterDir, file.pid)) ? "busy" : "none" };
  const { owner } = answer;
  const isOwned = owner === "" || (await isAlive(owner.slice(0, owner.indexOf(OWNER_MARK))));
  return { kind: isOwned ? "ready" : "orphan", host: file.socketDir ?? clusterDir, owner };
}

/** Connects once. "silent": nothing listens. "refuses": a server does, and is starting, shutting down or full. */
async function knock(host: string, name: string): Promise<{ owner: string } | "silent" | "refuses"> {
  try {
    const { rows } = await query(
      connectionTo(host, name),
      `select coalesce(current_setting('${ownerSetting(name)}', true), '') as owner`,
    );
    return { owner: String(rows[0]?.owner) };
  } catch (error) {
    if (hasCode(error, "ENOENT", "ECONNREFUSED")) return "silent";
    // Only an interrupted first start lacks the database; the first process to come creates it.
    if (hasCode(error, "3D000")) {
      const connection = { ...connectionTo(host, name), database: "postgres" };
      await query(connection, `create database ${name}`).catch(requirePassing);
    } else requirePassing(error);
    return "refuses";
  }
}

/** Ignores errors that a retry may cure: a server starting, ending or full, a broken connection, two concurrent creations. */
function requirePassing(error: unknown): void {
  const passing = ["57P01", "57P02", "57P03", "53300", "42P04", "23505", "55006"];
  if (!(error instanceof DatabaseError) || hasCode(error, ...passing)) return;
  throw new EmbeddedPostgresError(`The embedded PostgreSQL server refuses: ${error.message} (see postgres.log).`);
}

async function query(connection: ReturnType<typeof connectionTo>, statement: string) {
  const client = new Client({ ...connection, ssl: false, connectionTimeoutMillis: 5_000 });
  // A connection that breaks fails its query; without a listener it would also end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement);
  } finally {
    await client.end().catch(() => {});
  }
}

/** How the server's clients reach it through its socket folder. */
export function connectionTo(host: string, name: string) {
  return { host, port: PORT, user: name, database: name };
}

/** The setting in which a server records who started it. */
export function ownerSetting(name: string): string {
  return `${name}.owner`;
}
