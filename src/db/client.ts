/**
 * The database behind one small door: opened here, migrated here, closed here.
 * Whether it is the embedded server or one named by DATABASE_URL is known to this file alone.
 */
import path from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type ClientConfig, DatabaseError, Pool } from "pg";
import { messageOf, OperatorError } from "../core/errors.ts";
import { projectRoot } from "../core/project-root.ts";
import { EmbeddedPostgresError, openEmbeddedPostgres } from "./embedded-postgres.ts";
import { type Listener, openListener } from "./listener.ts";
import * as schema from "./schema.ts";

/** Embedded or external server. Code that needs to know which one is a bug. */
export type Db = NodePgDatabase<typeof schema>;

/** The database inside a transaction. There use this one only: `db` would take a second connection and could wait for the first. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

export type Database = {
  db: Db;
  pool: Pool;
  /** Hears what is said on a channel, on a connection of its own. To be closed before the database is. */
  listen(channel: string): Promise<Listener>;
  /** Ends the connections and, when this process started it, the embedded server. */
  close(): Promise<void>;
};

/** A server by its address, or the embedded one whose files are below a folder. */
export type DatabasePlace = { url: string } | { dataDir: string };

/** Longer than any query of a page; a statement that takes longer is a fault, and must not hold a connection. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** Any number, the same in every process: whoever holds this lock migrates. */
const MIGRATION_LOCK = 7_266_173;
const POOL_SIZE = 12;
/** How the database names the connections that listen. */
export const LISTENER_NAME = "lamplight listener";
/** A connection that is silent for longer than this to the shortest of questions is given up. */
const LISTENER_TIMEOUT_MS = 2_000;

/** Opens the database and brings its tables up to date. Throws OperatorError when it cannot be reached. */
export async function openDatabase(place: DatabasePlace, log: (line: string) => void = () => {}): Promise<Database> {
  const server = "dataDir" in place ? await openEmbedded(place.dataDir, log) : null;
  const connection: ClientConfig = server
    ? { ...server.connection, ssl: false }
    : { connectionString: "url" in place ? place.url : "" };
  const pool = new Pool({
    ...connection,
    max: POOL_SIZE,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  const close = async () => {
    await pool.end();
    await server?.stop();
  };
  try {
    await migrateDatabase(connection);
  } catch (error) {
    await close();
    throw unreachable(error);
  }
  return { db: drizzle(pool, { schema }), pool, listen: (channel) => listenOn(connection, channel), close };
}

/** Hears what is said on a channel of the database behind this connection. */
export function listenOn(connection: ClientConfig, channel: string): Promise<Listener> {
  const config = {
    ...connection,
    application_name: LISTENER_NAME,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: LISTENER_TIMEOUT_MS,
  };
  return openListener(() => new Client(config), channel);
}

async function openEmbedded(dataDir: string, log: (line: string) => void) {
  try {
    return await openEmbeddedPostgres(dataDir, log);
  } catch (error) {
    throw error instanceof EmbeddedPostgresError ? new OperatorError(error.message) : error;
  }
}

/** Runs the migrations that have not run yet, in one transaction, however many processes ask for it at once. */
export async function migrateDatabase(connection: ClientConfig): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}

/** True when the database answers and no migration of this build is waiting. */
export async function isDatabaseReady(db: Db): Promise<boolean> {
  const { rows } = await db.execute("select count(*)::int as applied from drizzle.__drizzle_migrations");
  return Number(rows[0]?.applied) >= readMigrationFiles({ migrationsFolder: migrationsFolder() }).length;
}

function migrationsFolder(): string {
  return path.join(projectRoot(), "src/db/migrations");
}

function unreachable(error: unknown): unknown {
  if (error instanceof DatabaseError) {
    return new OperatorError(
      `The database refused: ${error.message}. Check DATABASE_URL, and that its user may create tables.`,
    );
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "EHOSTUNREACH", "ENOENT", "EAI_AGAIN"].includes(code)) {
    return new OperatorError(`The database cannot be reached (${code}). Start it, or correct DATABASE_URL.`);
  }
  if (messageOf(error).includes("timeout")) {
    return new OperatorError("The database did not answer within 10 s. Start it, or correct DATABASE_URL.");
  }
  return error;
}
