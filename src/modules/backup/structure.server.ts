/**
 * The tables themselves: whether a database is empty enough to be filled, and how tables of an older version are made. All
 * of it happens inside one transaction of the caller, so that whatever fails leaves the database as it was.
 */
import type { Client } from "pg";
import { OperatorError } from "../../core/errors.ts";
import { type Migration, readMigrations } from "../../db/client.ts";
import { QUEUE_SCHEMA, queueTablesSql } from "../../jobs/queue.server.ts";
import { nameOf } from "./copy.server.ts";
import type { RanMigration } from "./manifest.server.ts";
import { findRanMigrations, findTables } from "./tables.server.ts";

/** Filled by a migration, or by looking: rows in them are nobody's work. */
const NOT_PRODUCT_DATA = ["question_labels", "site_settings", "rate_limits", "recurring_work"];

/** How many of this build's migrations these are. Throws an OperatorError for those of a newer version, or of another product. */
export function requireKnownMigrations(ran: ReadonlyArray<RanMigration>, whose: string): number {
  const known = readMigrations();
  const isPrefix = ran.every(({ hash }, index) => known[index] === undefined || known[index].hash === hash);
  if (ran.length > known.length && isPrefix) {
    throw new OperatorError(
      `${whose} of a newer version of Lamplight (${ran.length} migrations; this one knows ${known.length}). ` +
        "Install that version, or a newer one, and try again. Nothing was changed.",
    );
  }
  if (!isPrefix) {
    throw new OperatorError(`${whose} of a build that this version does not know. Nothing was changed.`);
  }
  return ran.length;
}

/** Throws an OperatorError that names what is there, unless this database may be filled. */
export async function requireEmpty(client: Client, what: string): Promise<void> {
  requireKnownMigrations(await findRanMigrations(client), `${what} is`);
  const tables = (await findTables(client)).filter(({ schema }) => schema === "public");
  const ours = new Set(namesIn(readMigrations(), "table"));
  const others = tables.filter(({ name }) => !ours.has(name)).map(({ name }) => name);
  if (others.length > 0) {
    throw new OperatorError(
      `${what} holds tables of something else (${others.slice(0, 5).join(", ")}). Create an empty database for Lamplight.`,
    );
  }
  const found: string[] = [];
  for (const table of tables) {
    if (NOT_PRODUCT_DATA.includes(table.name)) continue;
    const { rows } = await client.query(`select count(*)::text as count from ${nameOf(client, table)}`);
    if (rows[0]?.count !== "0") found.push(`${rows[0]?.count} ${table.name.replaceAll("_", " ")}`);
  }
  if (found.length > 0) {
    throw new OperatorError(
      `${what} is not empty: it holds ${found.join(", ")}. Nothing was changed. ` +
        "Choose another DATA_DIR, or another DATABASE_URL with an empty database.",
    );
  }
}

/** Puts the tables of that many migrations in the place of what is there, which must be empty. */
export async function buildTables(client: Client, level: number, withQueue: boolean): Promise<void> {
  const migrations = readMigrations();
  for (const kind of ["table", "function", "collation"] as const) {
    for (const name of namesIn(migrations, kind)) {
      await client.query(`drop ${kind} if exists public.${client.escapeIdentifier(name)} cascade`);
    }
  }
  await client.query(`drop schema if exists drizzle cascade; drop schema if exists ${QUEUE_SCHEMA} cascade`);
  // As the migrator makes it.
  await client.query(
    "create schema drizzle; create table drizzle.__drizzle_migrations " +
      "(id serial primary key, hash text not null, created_at bigint)",
  );
  await applyMigrations(client, migrations.slice(0, level));
  if (!withQueue) return;
  await client.query(queueTablesSql());
  // They limit times for the rest of the transaction.
  await client.query("set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0");
}

/** Brings tables of that many migrations up to date. */
export async function finishMigrations(client: Client, level: number): Promise<void> {
  await applyMigrations(client, readMigrations().slice(level));
}

async function applyMigrations(client: Client, migrations: ReadonlyArray<Migration>): Promise<void> {
  for (const { hash, createdAt, statements } of migrations) {
    for (const statement of statements) await client.query(statement);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      createdAt,
    ]);
  }
}

function namesIn(migrations: ReadonlyArray<Migration>, kind: "table" | "function" | "collation"): string[] {
  const pattern = new RegExp(`^\\s*create (?:or replace )?${kind} "(\\w+)"`, "gim");
  const found = migrations.flatMap(({ statements }) => [...statements.join("\n").matchAll(pattern)]);
  return [...new Set(found.flatMap(([, name]) => name ?? []))];
}

/** Drops foreign keys and indexes and disables triggers: they slow or refuse the filling of tables. What is returned restores them. */
export async function dropConstraintsAndIndexes(client: Client): Promise<() => Promise<void>> {
  const keys = await client.query<{ table: string; name: string; definition: string }>(
    `select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and n.nspname = 'public' order by 1, 2`,
  );
  const indexes = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by 1`,
  );
  const tables = (await findTables(client)).filter(({ schema }) => schema === "public");
  for (const { table, name } of keys.rows) {
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  }
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  for (const table of tables) await client.query(`alter table ${nameOf(client, table)} disable trigger user`);
  return async () => {
    await client.query("set local maintenance_work_mem = '256MB'");
    for (const { definition } of indexes.rows) await client.query(definition);
    for (const { table, name, definition } of keys.rows) {
      await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`);
    }
    for (const table of tables) await client.query(`alter table ${nameOf(client, table)} enable trigger user`);
  };
}

/** Throws an OperatorError that names them when other programs are connected to this database. */
export async function requireAlone(client: Client, what: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    // Within a transaction the first look would be remembered.
    await client.query("select pg_stat_clear_snapshot()");
    const { rows } = await client.query<{ name: string; count: number }>(
      // Of other users' connections only the user is known; PostgreSQL's own helpers have none.
      `select coalesce(nullif(application_name, ''), 'Lamplight, or a program without a name') as name, count(*)::int as count
       from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and (backend_type = 'client backend' or backend_type is null and usename is not null)
       group by 1 order by 1`,
    );
    if (rows.length === 0) return;
    if (tries === ALONE_TRIES) {
      throw new OperatorError(
        `${what} is in use by ${rows.map(({ name, count }) => `${name} (${count})`).join(", ")}. ` +
          "Stop Lamplight, and whatever else is connected, and try again. Nothing was changed.",
      );
    }
    await new Promise((resolve) => setTimeout(resolve, ALONE_PAUSE_MS));
  }
}

/** A connection that was just ended is seen for a moment more. */
const ALONE_TRIES = 20;
const ALONE_PAUSE_MS = 100;
