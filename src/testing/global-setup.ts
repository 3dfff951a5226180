/**
 * Once per test run: a PostgreSQL server and a migrated template database on it. The embedded server by default, in a
 * folder of its own; TEST_DATABASE_URL names another one, whose user must be allowed to create databases.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../db/migrate.ts";
import { openOwnServer } from "../db/own-server.ts";

const TEMPLATE = "lamplight_test_template";

type ServerAddress = { host: string; port: number; user: string; password?: string };

declare module "vitest" {
  interface ProvidedContext {
    testDatabase: ServerAddress & { template: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = process.env.TEST_DATABASE_URL ? external(process.env.TEST_DATABASE_URL) : await embedded();
  const client = new Client({ ...address, database: "postgres" });
  await client.connect();
  await client.query(`drop database if exists "${TEMPLATE}" with (force)`);
  await client.query(`create database "${TEMPLATE}"`);
  await client.end();
  await migrateDatabase({ ...address, database: TEMPLATE });
  project.provide("testDatabase", { ...address, template: TEMPLATE });
  return stop;
}

async function embedded(): Promise<{ address: ServerAddress; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "lamplight-test-"));
  const server = await openOwnServer(folder);
  const { host, port, user, database } = server.connection;
  await forgoDurability({ host, port, user, database });
  return {
    address: { host, port, user },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Nobody misses a test's database when the machine fails, so nothing waits for the disk; and each lives too briefly for the process that
 * would visit them all, one after the other, to clean up.
 */
async function forgoDurability(connection: ServerAddress & { database: string }): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query("alter role current_user set synchronous_commit = off");
  for (const setting of ["fsync", "full_page_writes", "autovacuum"]) {
    await client.query(`alter system set ${setting} = off`);
  }
  await client.query("select pg_reload_conf()");
  await client.end();
}

function external(url: string): { address: ServerAddress; stop: () => Promise<void> } {
  const { hostname, port, username, password } = new URL(url);
  const address: ServerAddress = { host: hostname, port: Number(port || 5432), user: decodeURIComponent(username) };
  const full = password ? { ...address, password: decodeURIComponent(password) } : address;
  return {
    address: full,
    stop: () => dropTestDatabases(full),
  };
}

async function dropTestDatabases(address: ServerAddress): Promise<void> {
  const client = new Client({ ...address, database: "postgres" });
  await client.connect();
  const { rows } = await client.query("select datname from pg_database where datname like 'lamplight_test_%'");
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
}
