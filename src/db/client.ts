/**
 * The one place that opens, migrates and closes the database. Only this file knows whether it is the embedded server or one
 * named by DATABASE_URL.
 */
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Client, type ClientConfig, DatabaseError, Pool } from "pg";
import { messageOf, OperatorError } from "../core/errors.ts";
import type { Role } from "../embedded-postgres/embedded-postgres.ts";
import { type Listener, openListener } from "./listener.ts";
import { migrateDatabase, migrationsFolder } from "./migrate.ts";
import { noLimits } from "./no-limits.ts";
import { openOwnServer } from "./own-server.ts";
import * as schema from "./schema.ts";
import { endSilence } from "./silence.ts";
import { type SlowQuery, watchPool } from "./slow-queries.ts";
import { releaseAfterTransactions } from "./transactions.ts";

/** Embedded or external server. Code that needs to know which one is a bug. */
export type Db = NodePgDatabase<typeof schema>;

/**
 * The database inside a transaction. Use only this there: `db` would take a second connection and could deadlock on the
 * first.
 */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

export type Database = {
  db: Db;
  pool: Pool;
  /** Subscribes to a channel, on a connection of its own. Close it before the database. */
  listen(channel: string): Promise<Listener>;
  /** Ends the connections and, when this process started it, the embedded server. */
  close(): Promise<void>;
};

/** A server by its address, or the embedded one whose files are below a folder. */
export type DatabaseLocation = { url: string } | { dataDir: string };

/** Timeouts. */
export type Limits = {
  /** The server cancels a statement that takes longer, unless its transaction allows long statements. */
  statementMs: number;
  /** After this long a waiting statement makes us ask the server whether it is working on it, or is there at all. */
  patienceMs: number;
};

/** Longer than any query of a page; a statement that takes longer is a fault, and must not hold a connection. */
const LIMITS: Limits = { statementMs: 15_000, patienceMs: 2_000 };
/** For work that fills or compares whole tables. */
export const NO_LIMITS: Limits = { ...LIMITS, statementMs: 0 };
/** A server that takes longer than this to say what it is doing counts as away. */
const LOOK_MS = 2_000;
/** Per process. A request that finds no free connection waits for one. */
export const POOL_SIZE = 12;
/** Application name of the connections that console commands open. */
const CONSOLE_NAME = "lamplight console";
/** Application name of the listening connections. */
export const LISTENER_NAME = "lamplight listener";
/** A listening connection that does not answer an empty statement within this time is closed. */
const LISTENER_TIMEOUT_MS = 2_000;

/** The server at a location: not migrated, and without a pool. */
export type DatabaseServer = {
  /** A connection without timeouts, for commands that read or replace a whole database. The caller ends it. */
  connect(): Promise<Client>;
  /** Ends the embedded server when this call started it. */
  close(): Promise<void>;
};

/** Opens a database as it is, with whatever tables it has. Throws OperatorError if its server does not start. */
export async function openServer(
  location: DatabaseLocation,
  log: (line: string) => void = () => {},
): Promise<DatabaseServer> {
  const server = "dataDir" in location ? await openOwnServer(location.dataDir, log) : null;
  const connection: ClientConfig = server
    ? { ...server.connection, ssl: false }
    : { connectionString: "url" in location ? location.url : "" };
  return {
    connect: () => connectUnlimited(connection),
    close: async () => server?.stop(),
  };
}

async function connectUnlimited(connection: ClientConfig): Promise<Client> {
  const client = new Client({
    ...connection,
    application_name: CONSOLE_NAME,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks fails its query; without a listener it would also end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(noLimits("connection"));
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw unreachable(error);
  }
}

export type DatabaseOptions = {
  poolSize?: number;
  /** Reports statements that take at least `thresholdMs`. Without it nothing is measured. */
  slowQueries?: { thresholdMs: number; report(query: SlowQuery): void };
  /** Without it this process starts the embedded server if none is running, and keeps it running only then. */
  role?: Role;
  limits?: Limits;
};

/** Opens the database and migrates it. Throws OperatorError if it cannot be reached. */
export async function openDatabase(
  location: DatabaseLocation,
  log: (line: string) => void = () => {},
  { poolSize = POOL_SIZE, slowQueries, role, limits = LIMITS }: DatabaseOptions = {},
): Promise<Database> {
  const server = "dataDir" in location ? await openOwnServer(location.dataDir, log, role) : null;
  const connection: ClientConfig = server
    ? { ...server.connection, ssl: false }
    : { connectionString: "url" in location ? location.url : "" };
  const newLook = () => new Client({ ...connection, connectionTimeoutMillis: LOOK_MS, query_timeout: LOOK_MS });
  const pool = new Pool({
    ...connection,
    max: poolSize,
    statement_timeout: limits.statementMs,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  // The pool replaces a connection that breaks, and its query fails. Without a listener the error would end the process, also
  // between two statements of a transaction, where the pool does not listen.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  endSilence(pool, newLook, limits.patienceMs);
  if (slowQueries) watchPool(pool, slowQueries.thresholdMs, slowQueries.report);
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
  const db = releaseAfterTransactions(drizzle(pool, { schema }), pool);
  return { db, pool, listen: (channel) => listenOn(connection, channel), close };
}

/** Subscribes to a channel of the database behind this connection. */
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

export type Migration = {
  /** SHA-256 of its file. */
  hash: string;
  /** Milliseconds; the order of migrations. */
  createdAt: number;
  statements: string[];
};

/** The migrations of this build, oldest first. */
export function readMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ hash, folderMillis, sql }) => ({
    hash,
    createdAt: folderMillis,
    statements: sql,
  }));
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
