import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { OperatorError } from "../core/errors.ts";
import { buildNextMigration } from "../testing/next-migration.ts";
import { createDatabase, onDatabase } from "../testing/other-databases.ts";
import { db } from "../testing/test-db.ts";
import { isDatabaseReady, migrateDatabase } from "./migrate.ts";

const { template: _, ...server } = inject("testDatabase");
const connectionTo = (database: string) => ({ ...server, database });

/** Names of the tables, and the migrations recorded. */
function describe(name: string): Promise<unknown[][]> {
  return onDatabase(name, async (client) => {
    const tables = await client.query("select tablename from pg_tables where schemaname = 'public' order by 1");
    const columns = await client.query(
      "select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2",
    );
    const applied = await client.query("select hash from drizzle.__drizzle_migrations order by created_at");
    return [tables.rows, columns.rows, applied.rows];
  });
}

test("however many processes migrate a new database at once, each migration runs once", async () => {
  const { name } = await createDatabase();
  const connection = connectionTo(name);

  await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(connection)));

  const [tables, , applied] = await describe(name);
  expect(applied).toEqual((await db.execute("select hash from drizzle.__drizzle_migrations order by created_at")).rows);
  expect(tables).toContainEqual({ tablename: "attempts" });
});

test("a migration that fails leaves the database as it was, and the repaired one runs", async () => {
  const { name } = await createDatabase("migrated");
  const before = await describe(name);
  const statements = "create table half (id int);--> statement-breakpoint\nalter table attempts add column half int;";
  const broken = await buildNextMigration(`${statements}--> statement-breakpoint\nselect 1 / 0;`);

  await expect(migrateDatabase(connectionTo(name), { folder: broken })).rejects.toThrow();
  expect(await describe(name)).toEqual(before);

  await migrateDatabase(connectionTo(name), { folder: await buildNextMigration(statements) });
  expect((await describe(name))[0]).toContainEqual({ tablename: "half" });
});

test("a build whose database has more migrations than it knows is ready", async () => {
  const { name } = await createDatabase("migrated");
  const folder = await buildNextMigration("create table later (id int);");
  await migrateDatabase(connectionTo(name), { folder });
  await migrateDatabase(connectionTo(name));

  expect((await describe(name))[0]).toContainEqual({ tablename: "later" });
  expect(await isDatabaseReady(db)).toBe(true);
});

test("a migration that waits for a table lets others use it, and continues when the table is free", async () => {
  const { name } = await createDatabase("migrated");
  const folder = await buildNextMigration("alter table attempts add column later int;");
  const backup = new Client(connectionTo(name));
  await backup.connect();
  await backup.query("begin; lock table attempts in access share mode");
  const options = { folder, lockTimeoutMs: 100, pauseMs: 50 };
  const migrating = migrateDatabase(connectionTo(name), options);

  await onDatabase(name, async (client) => {
    // Until the migration is queued for the table, and a few tries longer.
    for (let seen = 0; seen < 3; ) {
      const { rows } = await client.query(
        "select 1 from pg_locks where relation = 'attempts'::regclass and not granted",
      );
      if (rows.length === 0) continue;
      seen += 1;
      await client.query("set statement_timeout = '10s'");
      await client.query("select count(*) from attempts");
    }
  });
  await backup.query("commit");
  await backup.end();
  await migrating;

  expect((await describe(name))[1]).toContainEqual({ table_name: "attempts", column_name: "later" });
});

test("a table that is never free gives one line that says what to do, and nothing is changed", async () => {
  const { name } = await createDatabase("migrated");
  const before = await describe(name);
  const folder = await buildNextMigration(
    "create table half (id int);--> statement-breakpoint\nalter table attempts add column later int;",
  );
  const console = new Client(connectionTo(name));
  await console.connect();
  await console.query("begin; lock table attempts in access share mode");

  const options = { folder, lockTimeoutMs: 50, pauseMs: 10, patienceMs: 200 };
  await expect(migrateDatabase(connectionTo(name), options)).rejects.toThrow(OperatorError);

  await console.query("commit");
  await console.end();
  expect(await describe(name)).toEqual(before);
});
