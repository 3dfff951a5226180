/**
 * Brings the tables up to date: once, however many processes start, all or nothing, and without holding up whoever uses
 * the tables meanwhile (record 26).
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

/**
 * Everybody who wants to use a table queues behind a migration that waits for it, behind whatever uses it now. So it waits
 * this long at most, lets all of them pass, and tries again.
 */
const LOCK_TIMEOUT_MS = 1_000;
const PAUSE_MS = 1_000;
/** For longer than this a table is only in use by something that does not end. */
const PATIENCE_MS = 120_000;
/** No lock within the time, and two that waited for each other. */
const IN_USE = new Set(["55P03", "40P01"]);

export type Migrating = { folder?: string; lockTimeoutMs?: number; pauseMs?: number; patienceMs?: number };

/**
 * Runs the migrations that have not run yet, in one transaction, however many processes ask for it at once. Throws, and
 * leaves the database as it was, when one fails.
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

/** True when the database answers and no migration of this build is waiting. More than this build knows is no hindrance. */
export async function isDatabaseReady(db: NodePgDatabase<Record<string, unknown>>): Promise<boolean> {
  const { rows } = await db.execute(sql`select count(*)::int as applied from drizzle.__drizzle_migrations`);
  known ??= readMigrationFiles({ migrationsFolder: migrationsFolder() }).length;
  return Number(rows[0]?.applied) >= known;
}

/** How many migrations this build has. They do not change while it runs. */
let known: number | undefined;

/** False when a table was in use. */
async function hasMigrated(client: Client, migrationsFolder: string): Promise<boolean> {
  try {
    await migrate(drizzle(client), { migrationsFolder });
    return true;
  } catch (error) {
    if (isInUse(error)) return false;
    throw error;
  }
}

function isInUse(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && IN_USE.has(String(error.code))) || isInUse(error.cause);
}

function inUseForLong(milliseconds: number): string {
  return (
    `The tables could not be changed for ${Math.round(milliseconds / 1000)} s, because something uses them and does not end ` +
    "(a backup, a report, an open console). Nothing was changed: end it, then start the product again."
  );
}

/** Where the migrations of this build lie. */
export function migrationsFolder(): string {
  return path.join(projectRoot(), "src/db/migrations");
}
