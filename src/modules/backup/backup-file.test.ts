/** Backup files: how they are made, and that damage is detected. */
import { createWriteStream } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { ZipFile } from "yazl";
import { OperatorError } from "../../core/errors.ts";
import { newId } from "../../core/id.ts";
import { backUp, folder, NOW, newFolder, restore, stateOf } from "../../testing/backups.ts";
import { buildStudent, unique } from "../../testing/build.ts";
import { createDatabase, urlOf } from "../../testing/other-databases.ts";
import { db, testConnection } from "../../testing/test-db.ts";
import { openBackup } from "./backup-file.server.ts";
import { makeBackup } from "./commands/make-backup.server.ts";

// Each test reads and writes whole databases.
vi.setConfig({ testTimeout: 60_000 });

test("a backup of a database that is written to holds one moment", async () => {
  let written = 0;
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      // A user and a student in one transaction: a reader sees both or neither.
      const name = `Pair ${written}`;
      await db.execute(sql`with user_row as (insert into users (id, name, email) values (${newId()}, ${name}, ${unique("pair")}) returning id)
        insert into students (id, auth_id, name, email, course) select ${newId()}, id, ${name}, ${unique("pair")}, 'OET' from user_row`);
      written += 1;
    }
  })();
  await expect.poll(() => written).toBeGreaterThan(5);
  const before = written;
  const { file } = await backUp(testConnection.database);
  const during = written - before;
  isOver = true;
  await writing;

  expect(during).toBeGreaterThan(0);
  const backup = await openBackup(file);
  const pairsIn = async (name: string) => {
    const rows = await text(await backup.readTable({ schema: "public", name }));
    return rows.match(/\tPair \d+\t/g)?.length ?? 0;
  };
  const users = await pairsIn("users");
  expect(await pairsIn("students")).toBe(users);
  backup.close();
  expect(users).toBeGreaterThanOrEqual(before);
});

test("a damaged file is refused in one line, and changes nothing", async () => {
  await buildStudent(db);
  const { file } = await backUp(testConnection.database);
  const bytes = await readFile(file);
  const middle = Math.trunc(bytes.length / 2);
  // More than a header between two files, in which a bit may not matter.
  const flipped = Buffer.from(bytes);
  for (let at = middle; at < middle + 200; at += 1) flipped.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  const bomb = new ZipFile();
  bomb.addReadStream(Readable.from(zeros(130)), "manifest.json");
  bomb.end();
  const bombFile = path.join(folder, "bomb.zip");
  await pipeline(bomb.outputStream, createWriteStream(bombFile));
  const target = await createDatabase();
  const targetDir = await newFolder("target");
  const cases: [string, Buffer | string][] = [
    ["flipped bits", flipped],
    ["cut short", bytes.subarray(0, bytes.length - 10)],
    ["half", bytes.subarray(0, middle)],
    ["not a zip", "id,name\n1,Asha\n"],
    ["empty", ""],
    ["a manifest that grows", await readFile(bombFile)],
    ["another zip", await zipOf({ "readme.txt": "Hello" })],
    ["a manifest that is not ours", await zipOf({ "manifest.json": '{"product":"lamplight","format":1}' })],
  ];
  for (const [what, content] of cases) {
    const wrong = path.join(folder, `${unique("wrong")}.zip`);
    await writeFile(wrong, content);
    const refusal = await restore(wrong, target.url, targetDir).catch((error: unknown) => error);
    expect(refusal, what).toBeInstanceOf(OperatorError);
    expect(String(refusal), what).toMatch(/is damaged, or no backup of Lamplight: .*[^.]\. Nothing was changed\.$/);
  }
  expect((await stateOf(target.name)).names).toEqual([]);
  expect(await readdir(targetDir)).toEqual([]);
  await expect(restore(path.join(folder, "nowhere.zip"), target.url, targetDir)).rejects.toThrow("cannot be read");
});

test("whichever byte is wrong, a backup is refused, or reads as it was", async () => {
  const { file } = await backUp(testConnection.database);
  const bytes = await readFile(file);
  const { manifest, close } = await openBackup(file);
  close();
  let refused = 0;
  for (let round = 0; round < 60; round += 1) {
    const at = Math.trunc(((round + 0.5) / 60) * bytes.length);
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(bytes.readUInt8(at) ^ 0x10, at);
    await writeFile(`${file}.flipped`, flipped);
    const result = await openBackup(`${file}.flipped`).catch((error: unknown) => error);
    if (result instanceof OperatorError) refused += 1;
    else expect(result, `byte ${at}`).toMatchObject({ manifest });
  }
  expect(refused).toBeGreaterThan(30);
});

test("two concurrent backups into the same file both succeed, and the file is whole", async () => {
  const dataDir = await newFolder("data");
  const file = path.join(dataDir, "backup.zip");
  const options = {
    location: { url: urlOf(testConnection.database) },
    dataDir,
    file,
    withSecret: true,
    overwrite: true,
  };

  const made = await Promise.all([makeBackup(options, NOW), makeBackup(options, NOW)]);

  expect(await readdir(dataDir)).toEqual(["backup.zip"]);
  (await openBackup(file)).close();
  expect(made.map(({ bytes }) => bytes)).toContain((await stat(file)).size);
});

test("an interrupted backup leaves nothing", async () => {
  const dataDir = await newFolder("data");
  const stop = new AbortController();
  const location = { url: urlOf(testConnection.database) };
  const file = path.join(dataDir, "broken-off.zip");
  const options = { location, dataDir, file, withSecret: true, overwrite: false, signal: stop.signal };

  await expect(makeBackup({ ...options, onProgress: () => stop.abort() }, NOW)).rejects.toThrow("Broken off");

  expect(await readdir(dataDir)).toEqual([]);
});

test("an existing file is kept unless it is to be replaced; the secret can be left out", async () => {
  const dataDir = await newFolder("data");
  await writeFile(path.join(dataDir, "session-secret"), "kept out");
  const file = path.join(dataDir, "backup.zip");
  await writeFile(file, "precious");
  const options = { location: { url: urlOf(testConnection.database) }, dataDir, file, withSecret: false };

  await expect(makeBackup({ ...options, overwrite: false }, NOW)).rejects.toThrow("exists already");
  expect(await readFile(file, "utf8")).toBe("precious");
  expect(await makeBackup({ ...options, overwrite: true }, NOW)).toMatchObject({ hasSecret: false, mails: 0 });
  const backup = await openBackup(file);
  backup.close();
  expect(backup.manifest.files).toEqual([]);
});

async function zipOf(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function* zeros(megabytes: number): Generator<Buffer> {
  const one = Buffer.alloc(1024 * 1024);
  for (let count = 0; count < megabytes; count += 1) yield one;
}
