/**
 * Migrates the tables: once however many processes start, all or nothing, and without blocking those who use the tables
 * meanwhile (record 26).
 */
import path from "node:path";
import timers from "node:timers/promises";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type ClientConfig } from "pg";
import { OperatorError } from "../core/errors.ts";
import { projectRoot } from "../core/project-root.ts";
import { LOCKS } from "./lock-numbers.ts";
import { DEADLOCK, sqlStateOf } from "./sql-state.ts";

/**
 * Everyone who wants a table queues behind a migration that is waiting for it. So the migration waits this long at most, lets
 * the queue pass, and tries again.
 */
const LOCK_TIMEOUT_MS = 1_000;
const PAUSE_MS = 1_000;
/** A table in use for longer than this is held by something that does not end. */
const PATIENCE_MS = 120_000;
const LOCK_TIMEOUT = "55P03";

export type Migrating = { folder?: string; lockTimeoutMs?: number; pauseMs?: number; patienceMs?: number };

/**
 * Runs pending migrations in one transaction, however many processes call it concurrently. If one fails, it throws and leaves
 * the database unchanged.
 */
export async function migrateDatabase(connection: ClientConfig, options: Migrating = {}): Promise<void> {
  const { folder = migrationsFolder(), lockTimeoutMs = LOCK_TIMEOUT_MS, patienceMs = PATIENCE_MS } = options;
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCKS.migration]);
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    const began = Date.now();
    while (!(await hasMigrated(client, folder))) {
      if (Date.now() - began > patienceMs) throw new OperatorError(inUseForLong(patienceMs));
      await timers.setTimeout(options.pauseMs ?? PAUSE_MS);
    }
  } finally {
    await client.end();
  }
}

/** True if the database answers and no migration of this build is pending. It may have more than this build knows. */
export async function isDatabaseReady(db: NodePgDatabase<Record<string, unknown>>): Promise<boolean> {
  const { rows } = await db.execute(sql`select count(*)::int as applied from drizzle.__drizzle_migrations`);
  known ??= readMigrationFiles({ migrationsFolder: migrationsFolder() }).length;
  return Number(rows[0]?.applied) >= known;
}

/** How many migrations this build has; constant while it runs. */
let known: number | undefined;

/** False if a table was in use. */
async function hasMigrated(client: Client, migrationsFolder: string): Promise<boolean> {
  try {
    await migrate(drizzle(client), { migrationsFolder });
    return true;
  } catch (error) {
    const state = sqlStateOf(error);
    if (state === LOCK_TIMEOUT || state === DEADLOCK) return false;
    throw error;
  }
}

function inUseForLong(milliseconds: number): string {
  return (
    `The tables could not be changed for ${Math.round(milliseconds / 1000)} s, because something uses them and does not end ` +
    "(a backup, a report, an open console). Nothing was changed: end it, then start the product again."
  );
}

/** The folder with the migrations of this build. */
export function migrationsFolder(): string {
  return path.join(projectRoot(), "src/db/migrations");
}
