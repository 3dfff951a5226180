/** Backups of the test's database, restored into others on the same server. */
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { ZipFile } from "yazl";
import { OperatorError } from "../../../core/errors.ts";
import { newId } from "../../../core/id.ts";
import { openDatabase, readMigrations } from "../../../db/client.ts";
import { attemptItems, images } from "../../../db/schema.ts";
import { openQueue } from "../../../jobs/queue.server.ts";
import { headersWith, openAccounts, signUpSomebody } from "../../../testing/accounts.ts";
import { buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { buildOpenAttempt, buildResult } from "../../../testing/build-attempts.ts";
import { createDatabase, onDatabase, urlOf } from "../../../testing/other-databases.ts";
import { sumsOf } from "../../../testing/table-sums.ts";
import { db, testConnection } from "../../../testing/test-db.ts";
import { findViewer } from "../../accounts/queries/find-viewer.server.ts";
import { saveAnswers } from "../../attempts/commands/save-answers.server.ts";
import { submitAttempt } from "../../attempts/commands/submit-attempt.server.ts";
import { openBackup } from "../backup-file.server.ts";
import { buildTables } from "../structure.server.ts";
import { type BackupMade, makeBackup } from "./make-backup.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";

// Each test makes whole databases.
vi.setConfig({ testTimeout: 60_000 });

const NOW = new Date("2026-03-01T09:05:00Z");
const folder = await mkdtemp(path.join(tmpdir(), "lamplight-backup-"));
afterAll(() => rm(folder, { recursive: true }));

async function newFolder(name: string): Promise<string> {
  const dataDir = path.join(folder, unique(name));
  await mkdir(dataDir);
  return dataDir;
}

type Made = BackupMade & { file: string };

/** A backup of a database of the test server, with the files of a data folder. */
async function backUp(database: string, dataDir = folder): Promise<Made> {
  const file = path.join(folder, `${unique("backup")}.zip`);
  const place = { url: urlOf(database) };
  return { file, ...(await makeBackup({ place, dataDir, file, withSecret: true, overwrite: false }, NOW)) };
}

function restore(file: string, url: string, dataDir: string) {
  return restoreBackup({ file, place: { url }, dataDir }, NOW);
}

/** All names of tables and functions, with the rows' sums: equal before and after what changed nothing. */
async function stateOf(name: string) {
  const found = await onDatabase(name, (client) =>
    client.query(
      "select relname as name from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss', 'drizzle')) order by 1",
    ),
  );
  return { names: found.rows, sums: await sumsOf(name) };
}

test("after a restore sessions go on, a running attempt goes on, mails that wait are sent, and every table is the same", async () => {
  const dataDir = await newFolder("data");
  const secret = unique("a secret of the installation that was backed up");
  await writeFile(path.join(dataDir, "session-secret"), secret, { mode: 0o600 });
  await mkdir(path.join(dataDir, "outbox"));
  await writeFile(path.join(dataDir, "outbox", "one mail to asha@example.org.eml"), "Subject: Hello\n\nHello\n");
  await writeFile(path.join(dataDir, "postgres.log"), "not kept");
  const { student, cookies, fields } = await signUpSomebody(openAccounts({ secret }), { name: "आशा \\N\t\"Ä\" 'x'" });
  const attempt = await buildOpenAttempt(db, { student });
  const answer = { chosen: "b" };
  await saveAnswers(db, student, attempt.attemptId, [{ position: 1, basedOn: 0, answer, ageMs: 0 }], NOW);
  const { lessonId } = await buildLesson(db);
  await buildResult(db, student, { answers: [{ lessonId, isCorrect: true }, { lessonId }] });
  const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => (index * 7) % 256));
  await db
    .insert(images)
    .values({ id: unique("image"), bytes, type: "image/webp", width: 1, height: 1, createdAt: new Date() });
  await db.execute(
    sql`update students set join_date = '2026-01-02 03:04:05.678901+05:30' where id = ${student.studentId}`,
  );
  await db.execute(
    sql`insert into audit_entries values (${newId()}, now(), null, '', 'x', '', '', null, '{"b": 1.50, "a": [null]}', '')`,
  );

  const { file, rows, tables, ...made } = await backUp(testConnection.database, dataDir);

  expect(made).toMatchObject({ mails: 1, hasSecret: true, bytes: (await stat(file)).size });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
  const target = await createDatabase();
  const targetDir = await newFolder("target");
  const restored = await restore(file, target.url, targetDir);

  expect(restored).toMatchObject({ rows, mails: 1, hasSecret: true, migrated: 0, keptSecret: null });
  const sums = await sumsOf(target.name);
  expect(Object.keys(sums).length).toBeGreaterThan(tables);
  expect(sums).toEqual(await sumsOf(testConnection.database));
  expect(await readdir(targetDir, { recursive: true })).toHaveLength(3);
  expect(await readFile(path.join(targetDir, "outbox", "one mail to asha@example.org.eml"), "utf8")).toContain("Hello");
  const kept = await readFile(path.join(targetDir, "session-secret"), "utf8");
  expect((await stat(path.join(targetDir, "session-secret"))).mode & 0o777).toBe(0o600);

  const database = await openDatabase({ url: target.url });
  const queue = await openQueue(database.pool);
  try {
    const { viewer } = await findViewer(
      openAccounts({ db: database.db, secret: kept }),
      headersWith(cookies),
      new Date(),
    );
    expect(viewer).toMatchObject({ kind: "student", studentId: student.studentId, name: student.name });
    const next = [{ position: 2, basedOn: 0, answer: { chosen: ["a", "c"] }, ageMs: 0 }];
    const saved = await saveAnswers(database.db, student, attempt.attemptId, next, NOW);
    expect(saved).toMatchObject({ saved: [{ kind: "saved", revision: 1 }] });
    const [first] = await database.db
      .select()
      .from(attemptItems)
      .where(and(eq(attemptItems.attemptId, attempt.attemptId), eq(attemptItems.position, 1)));
    expect(first).toMatchObject({ answer, revision: 1 });
    expect(await submitAttempt(database.db, student, attempt.attemptId, NOW)).toMatchObject({ kind: "submitted" });
    const sent = vi.fn();
    await queue.work({ "send-mail": async ({ to }) => sent(to) });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(fields.email), { timeout: 10_000 });
  } finally {
    await queue.stop();
    await database.close();
  }
});

test("numbers that count go on after a restore, and triggers and keys hold", async () => {
  const student = await buildStudent(db);
  const target = await createDatabase("migrated");
  await restore((await backUp(testConnection.database)).file, target.url, await newFolder("target"));
  const guards = `select (select count(*) from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
    (select count(*) from pg_indexes where schemaname = 'public') as indexes,
    (select string_agg(pg_get_constraintdef(oid), ' ' order by conname) from pg_constraint where contype = 'f') as keys,
    (select count(*) from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers`;

  await onDatabase(target.name, async (client) => {
    expect((await client.query(guards)).rows).toEqual((await db.execute(guards)).rows);
    await expect(client.query("delete from audit_entries")).rejects.toThrow("what was done stays written down");
    await expect(
      client.query("update students set auth_id = $1 where id = $2", [newId(), student.studentId]),
    ).rejects.toThrow("students_auth_id_users_id_fk");
  });
});

test("a backup of a database that is written to holds one moment", async () => {
  let written = 0;
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      // A user and a student in one transaction: whoever sees one of them sees both.
      const name = `Pair ${written}`;
      await db.execute(sql`with user_row as (insert into users (id, name, email) values (${newId()}, ${name}, ${unique("pair")}) returning id)
        insert into students (id, auth_id, name, email, course) select ${newId()}, id, ${name}, ${unique("pair")}, 'OET' from user_row`);
      written += 1;
    }
  })();
  await vi.waitFor(() => expect(written).toBeGreaterThan(5));
  const before = written;
  const { file } = await backUp(testConnection.database);
  const during = written - before;
  isOver = true;
  await writing;
  const target = await createDatabase();
  await restore(file, target.url, await newFolder("target"));

  expect(during).toBeGreaterThan(0);
  const { rows } = await onDatabase(target.name, (client) =>
    client.query(`select (select count(*)::int from users where name like 'Pair %') as users,
      (select count(*)::int from students where name like 'Pair %') as students`),
  );
  expect(rows[0].users).toBe(rows[0].students);
  expect(rows[0].users).toBeGreaterThanOrEqual(before);
});

test("a damaged file is refused in one line, and changes nothing", async () => {
  await buildStudent(db);
  const { file } = await backUp(testConnection.database);
  const bytes = await readFile(file);
  const flipped = Buffer.from(bytes);
  const middle = Math.trunc(bytes.length / 2);
  flipped.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  const bomb = new ZipFile();
  bomb.addReadStream(Readable.from(zeros(130)), "manifest.json");
  bomb.end();
  const bombFile = path.join(folder, "bomb.zip");
  await pipeline(bomb.outputStream, createWriteStream(bombFile));
  const target = await createDatabase();
  const targetDir = await newFolder("target");
  const cases: [string, Buffer | string][] = [
    ["a flipped bit", flipped],
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
    expect(String(refusal), what).toMatch(/is damaged, or no backup of Lamplight: .*\. Nothing was changed\.$/);
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

test("an installation with anybody in it is refused by what it holds, and stays as it is", async () => {
  await buildStudent(db);
  const { file } = await backUp(testConnection.database);
  const target = await createDatabase();
  const targetDir = await newFolder("target");
  await restore(file, target.url, targetDir);
  const before = await stateOf(target.name);

  await expect(restore(file, target.url, targetDir)).rejects.toThrow(
    /^The database is not empty: it holds .*\d+ students.*\. Nothing was changed\./,
  );
  expect(await stateOf(target.name)).toEqual(before);
});

test("a database with tables of something else, and one that is in use, are refused", async () => {
  const { file } = await backUp(testConnection.database);
  const [foreign, used] = [await createDatabase(), await createDatabase()];
  const targetDir = await newFolder("target");
  await onDatabase(foreign.name, (client) => client.query("create table invoices (id int primary key)"));

  await expect(restore(file, foreign.url, targetDir)).rejects.toThrow("tables of something else (invoices)");
  await onDatabase(used.name, async (client) => {
    await client.query("set application_name = 'another program'");
    await expect(restore(file, used.url, targetDir)).rejects.toThrow("is in use by another program (1)");
  });
  expect(await readdir(targetDir)).toEqual([]);
});

test("a restore that fails in the middle leaves the database and the folder as they were", async () => {
  const broken = await createDatabase("migrated");
  await onDatabase(broken.name, async (client) => {
    await client.query("set session_replication_role = replica");
    await client.query("insert into consents values ($1, $2, '2026-01-01', '', now())", [newId(), newId()]);
  });
  const dataDir = await newFolder("data");
  await writeFile(path.join(dataDir, "session-secret"), unique("a secret that is long enough"));
  const { file } = await backUp(broken.name, dataDir);
  const [empty, migrated] = [await createDatabase(), await createDatabase("migrated")];
  const targetDir = await newFolder("target");
  await writeFile(path.join(targetDir, "session-secret"), "another");
  const before = await stateOf(migrated.name);

  for (const { url } of [empty, migrated]) {
    await expect(restore(file, url, targetDir)).rejects.toThrow(
      /^The database could not be filled: .*consents_user_id_users_id_fk.*Nothing was changed\.$/,
    );
  }
  expect((await stateOf(empty.name)).names).toEqual([]);
  expect(await stateOf(migrated.name)).toEqual(before);
  expect(await readdir(targetDir)).toEqual(["session-secret"]);
  expect(await readFile(path.join(targetDir, "session-secret"), "utf8")).toBe("another");
});

test("a backup of an older version is restored and brought up to date, one of a newer version is refused", async () => {
  const userId = newId();
  const older = await createDatabase();
  const level = readMigrations().length - 1;
  await onDatabase(older.name, async (client) => {
    await buildTables(client, level, false);
    await client.query("insert into users (id, name, email) values ($1, 'Asha', 'asha@example.org')", [userId]);
    await client.query(
      "insert into students (id, auth_id, name, email, course) values ($1, $2, 'Asha', 'asha@example.org', 'OET')",
      [newId(), userId],
    );
  });
  const target = await createDatabase();
  const targetDir = await newFolder("target");

  const restored = await restore((await backUp(older.name)).file, target.url, targetDir);

  expect(restored.migrated).toBe(1);
  await onDatabase(target.name, async (client) => {
    const { rows } = await client.query(
      "select (select count(*)::int from drizzle.__drizzle_migrations) as migrations, name, deletion_notice_at from students",
    );
    expect(rows).toEqual([{ migrations: level + 1, name: "Asha", deletion_notice_at: null }]);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9e15)");
  });
  const { file } = await backUp(target.name);
  const other = await createDatabase();
  await expect(restore(file, other.url, targetDir)).rejects.toThrow("is of a newer version of Lamplight");
  expect((await stateOf(other.name)).names).toEqual([]);
});

test("a secret that was there before gets another name, and a backup that is broken off leaves nothing", async () => {
  const dataDir = await newFolder("data");
  await writeFile(path.join(dataDir, "session-secret"), "the one of the backup");
  const { file } = await backUp(testConnection.database, dataDir);
  const target = await createDatabase();
  const targetDir = await newFolder("target");
  await writeFile(path.join(targetDir, "session-secret"), "the one that was there");

  const { keptSecret } = await restore(file, target.url, targetDir);

  expect(keptSecret).toMatch(/^session-secret\.until-2026-03-01T/);
  expect(await readFile(path.join(targetDir, String(keptSecret)), "utf8")).toBe("the one that was there");
  expect(await readFile(path.join(targetDir, "session-secret"), "utf8")).toBe("the one of the backup");
  const stop = new AbortController();
  const place = { url: urlOf(target.name) };
  const brokenOff = path.join(targetDir, "broken-off.zip");
  const options = { place, dataDir, file: brokenOff, withSecret: true, overwrite: false, signal: stop.signal };
  await expect(makeBackup({ ...options, onProgress: () => stop.abort() }, NOW)).rejects.toThrow("Broken off");
  expect((await readdir(targetDir)).filter((name) => name.startsWith("broken-off"))).toEqual([]);
});

test("an existing file stays, unless it shall be replaced; without the secret it is not in the file", async () => {
  const dataDir = await newFolder("data");
  await writeFile(path.join(dataDir, "session-secret"), "kept out");
  const file = path.join(dataDir, "backup.zip");
  await writeFile(file, "precious");
  const options = { place: { url: urlOf(testConnection.database) }, dataDir, file, withSecret: false };

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
