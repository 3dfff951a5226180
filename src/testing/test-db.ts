/**
 * The database of a test: real PostgreSQL, migrated, one per file, copied from a template that the global set-up makes
 * once per run; it drops them all at the end. Tests never clean up: their rows are their own.
 */
import { randomUUID } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { afterAll, inject } from "vitest";
import type { Db } from "../db/client.ts";
import * as schema from "../db/schema.ts";

const { template, ...server } = inject("testDatabase");
const name = `lamplight_test_${randomUUID().replaceAll("-", "")}`;

await onServer(`create database "${name}" template "${template}"`);

/** Settings with which another client or process reaches this test's database. */
export const testConnection = { ...server, database: name };

export const pool = new Pool({ ...testConnection, max: 10 });
export const db: Db = drizzle(pool, { schema });

afterAll(() => pool.end());

async function onServer(statement: string): Promise<void> {
  const maintenance = new Pool({ ...server, database: "postgres", max: 1 });
  try {
    await maintenance.query(statement);
  } finally {
    await maintenance.end();
  }
}
