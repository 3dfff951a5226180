/** More databases on the server of the tests: to restore into, and to move to. They go when the test server does. */
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

const { template, ...server } = inject("testDatabase");

/** What another process, or a command, reaches a database of the test server by. */
export function urlOf(database: string): string {
  const { host, port, user, password } = server;
  const login = password ? `${user}:${encodeURIComponent(password)}` : user;
  return `postgres://${login}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

/** An empty database, or one with the tables of this build and nothing in them. */
export async function createDatabase(content: "empty" | "migrated" = "empty"): Promise<{ name: string; url: string }> {
  const name = `lamplight_test_other_${randomUUID().replaceAll("-", "")}`;
  await onDatabase("postgres", (client) =>
    client.query(
      `create database "${name}"${content === "migrated" ? ` template "${template}"` : " template template0"}`,
    ),
  );
  return { name, url: urlOf(name) };
}

/** Runs something on a database of the test server, on a connection of its own. */
export async function onDatabase<Result>(database: string, run: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ ...server, database });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
