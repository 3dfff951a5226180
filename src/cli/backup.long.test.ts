/** Backup, restore and move on the command line: separate processes, their exit codes and output. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { projectRoot } from "../core/project-root.ts";
import { buildStudent } from "../testing/build.ts";
import { createDatabase, urlOf } from "../testing/other-databases.ts";
import { sumsOf } from "../testing/table-sums.ts";
import { db, testConnection } from "../testing/test-db.ts";

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-commands-"));
afterAll(() => rm(folder, { recursive: true }));

async function run(command: string, args: string[], environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [path.join(projectRoot(), `src/cli/${command}.ts`), ...args], {
    env: { ...process.env, NODE_ENV: "production", NODE_COMPILE_CACHE: path.join(folder, ".compiled"), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  return { code, output };
}

test("a server's backup is restored into an embedded database, and moved from there to a server", async () => {
  await buildStudent(db);
  const from = { DATABASE_URL: urlOf(testConnection.database), SESSION_SECRET: "s".repeat(32) };
  const embedded = { DATABASE_URL: "", DATA_DIR: path.join(folder, "data") };
  const file = path.join(folder, "backup.zip");
  const target = await createDatabase();

  const made = await run("backup", [file], from);
  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/kB, \d+ rows of \d+ tables, 0 mails\./) });
  expect(made.output).toContain("It holds personal data, password hashes, and is not encrypted.");
  expect(made.output).toContain("SESSION_SECRET is not in it");
  const restored = await run("restore", ["--end-sessions", file], embedded);
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining("Restored, and compared with the backup"),
  });
  expect(restored.output).toContain("set SESSION_SECRET to what it was");
  expect(restored.output).toContain("0 sessions ended: all must sign in anew.");
  const moved = await run("move-to", [target.url], embedded);
  expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/Moved and compared: \d+ rows/) });
  expect(moved.output).toContain(`The old data stay in ${embedded.DATA_DIR}/postgres`);

  expect(await sumsOf(target.name)).toEqual(await sumsOf(testConnection.database));
  expect((await readdir(folder)).toSorted()).toEqual([".compiled", "backup.zip", "data"]);
}, 120_000);

test("a mistake gives one message and exit code 1, nothing else", async () => {
  const wrong = path.join(folder, "wrong.zip");
  await writeFile(wrong, "not a zip");
  const environment = { DATABASE_URL: urlOf(testConnection.database), DATA_DIR: path.join(folder, "unused") };
  const cases = [
    ["backup", ["--help"], "age --passphrase"],
    ["backup", [path.join(wrong, "below")], "cannot be written"],
    ["restore", [wrong], "is damaged, or no backup of Lamplight"],
    ["move-to", ["https://example.org"], "This is not the address of a PostgreSQL database."],
  ] as const;
  await Promise.all(
    cases.map(async ([command, args, message]) => {
      const { code, output } = await run(command, [...args], environment);
      expect({ code, output }, message).toEqual({ code: 1, output: expect.stringContaining(message) });
      expect(output).not.toContain("    at ");
    }),
  );
}, 120_000);
