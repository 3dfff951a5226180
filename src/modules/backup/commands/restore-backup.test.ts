/** Backups of the test's database, restored into others on the same server. */
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { newId } from "../../../core/id.ts";
import { openDatabase, readMigrations } from "../../../db/client.ts";
import { attemptItems, images, sessions, verifications } from "../../../db/schema.ts";
import { openQueue } from "../../../jobs/queue.server.ts";
import { headersWith, openAccounts, signUpSomebody } from "../../../testing/accounts.ts";
import { backUp, folder, NOW, newFolder, restore, stateOf } from "../../../testing/backups.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { buildOpenAttempt, buildResult } from "../../../testing/build-attempts.ts";
import { buildEntry, buildPortrait } from "../../../testing/build-showcase.ts";
import { recordOf } from "../../../testing/build-stimulus.ts";
import { createDatabase, onDatabase } from "../../../testing/other-databases.ts";
import { startCase } from "../../../testing/start-case.ts";
import { sumsOf } from "../../../testing/table-sums.ts";
import { db, testConnection } from "../../../testing/test-db.ts";
import { inLongForm } from "../../../testing/test-form.ts";
import { findViewer } from "../../accounts/queries/find-viewer.server.ts";
import { saveAnswers } from "../../attempts/commands/save-answers.server.ts";
import { submitAttempt } from "../../attempts/commands/submit-attempt.server.ts";
import { findOpenAttempt } from "../../attempts/queries/open-attempt.server.ts";
import { findImage } from "../../images/queries/find-image.server.ts";
import { findSuccessStories } from "../../showcase/queries/find-shown.server.ts";
import { findStimulus } from "../../stimuli/queries/find-stimulus.server.ts";
import { BACKUP_WORK, LAST_BACKUP } from "../queries/find-backup-state.server.ts";
import { buildTables } from "../structure.server.ts";

// Each test makes whole databases.
vi.setConfig({ testTimeout: 60_000 });

const ADD_STUDENT = `with user_row as (insert into users (id, name, email) values ($1, 'Asha', 'asha@example.org') returning id)
  insert into students (id, auth_id, name, email, course) select $2, id, 'Asha', 'asha@example.org', 'OET' from user_row`;

test("after a restore sessions and running attempts continue, waiting mails are sent, and every table is the same", async () => {
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
  const admin = await buildAdmin(db);
  const photo = await buildPortrait(db, admin);
  const unfolding = await startCase(db, admin, student, "look up \\N\t", NOW);
  const { input: shownResult } = await buildEntry(db, admin, "result", { photo });
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

  expect(restored).toMatchObject({ rows, mails: 1, hasSecret: true, migrated: 0, oldSecretFile: null });
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
    expect((await findSuccessStories(database.db, null)).results).toMatchObject([
      { name: shownResult.name, photo: { src: photo } },
    ]);
    expect(await findImage(database.db, photo)).toMatchObject({ isPortrait: true });
    const { viewer } = await findViewer(
      openAccounts({ db: database.db, secret: kept }),
      headersWith(cookies),
      new Date(),
    );
    expect(viewer).toMatchObject({ kind: "student", studentId: student.studentId, name: student.name });
    const ofCase = await findOpenAttempt(database.db, student, unfolding.attemptId, NOW);
    expect(ofCase).toMatchObject({
      kind: "open",
      attempt: { records: [{ id: unfolding.versionId, content: { client: recordOf([]).client } }] },
    });
    expect(await findStimulus(database.db, admin, unfolding.stimulusId)).toEqual(
      await findStimulus(db, admin, unfolding.stimulusId),
    );
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

inLongForm(() => {
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

  test("an installation with data is refused with a list of what it holds, and is unchanged", async () => {
    const { file } = await backUp(testConnection.database);
    const target = await createDatabase("migrated");
    const targetDir = await newFolder("target");
    await onDatabase(target.name, (client) => client.query(ADD_STUDENT, [newId(), newId()]));
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
    const older = await createDatabase();
    const level = readMigrations().length - 1;
    await onDatabase(older.name, async (client) => {
      await buildTables(client, level, false);
      await client.query(ADD_STUDENT, [newId(), newId()]);
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

  test("a secret that was there before gets another name; on request nobody stays signed in, and no link mailed before works", async () => {
    const dataDir = await newFolder("data");
    await writeFile(path.join(dataDir, "session-secret"), "the one of the backup");
    const { student } = await signUpSomebody(openAccounts());
    const [signedIn, links] = [await db.$count(sessions), await db.$count(verifications)];
    expect([signedIn > 0, links > 0]).toEqual([true, true]);
    const { file } = await backUp(testConnection.database, dataDir);
    const { name, url } = await createDatabase();
    const targetDir = await newFolder("target");
    await writeFile(path.join(targetDir, "session-secret"), "the one that was there");

    const restored = await restore(file, url, targetDir, { endSessions: true });

    expect(restored).toMatchObject({
      endedSessions: signedIn,
      oldSecretFile: expect.stringMatching(/^session-secret\.until-2026-03-01T/),
    });
    expect(await readFile(path.join(targetDir, String(restored.oldSecretFile)), "utf8")).toBe("the one that was there");
    expect(await readFile(path.join(targetDir, "session-secret"), "utf8")).toBe("the one of the backup");
    const left = `select (select count(*)::int from sessions) as sessions, (select count(*)::int from verifications) as links,
    (select count(*)::int from address_changes) as changes,
    (select last_visit_at is not null from students where id = $1) as is_visit_known`;
    const { rows } = await onDatabase(name, (client) => client.query(left, [student.studentId]));
    expect(rows).toEqual([{ sessions: 0, links: 0, changes: 0, is_visit_known: true }]);
  });

  test("the scheduled backups of before lie elsewhere: a restored installation knows of none, and the first is due", async () => {
    const madeAt = new Date().toISOString();
    const source = await createDatabase("migrated");
    await onDatabase(source.name, async (client) => {
      const last = JSON.stringify({ file: "/elsewhere/lamplight.zip", bytes: 1, madeAt });
      await client.query("insert into installation (key, value, created_at) values ($1, $2, now())", [
        LAST_BACKUP,
        last,
      ]);
      for (const name of [BACKUP_WORK, "something else"]) {
        await client.query("insert into recurring_work (name, started_at) values ($1, now())", [name]);
      }
    });
    const { file } = await backUp(source.name);
    const { name, url } = await createDatabase();

    await restore(file, url, await newFolder("target"));

    await onDatabase(name, async (client) => {
      expect((await client.query("select name from recurring_work")).rows).toEqual([{ name: "something else" }]);
      expect((await client.query("select from installation where key = $1", [LAST_BACKUP])).rowCount).toBe(0);
    });
  });
});
