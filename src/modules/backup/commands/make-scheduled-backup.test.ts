import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { urlOf } from "../../../testing/other-databases.ts";
import { db, testConnection } from "../../../testing/test-db.ts";
import { openBackup } from "../backup-file.server.ts";
import { findBackupState } from "../queries/find-backup-state.server.ts";
import { unfinishedName } from "../rules.ts";
import { makeScheduledBackup } from "./make-scheduled-backup.server.ts";

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-scheduled-"));
afterAll(() => rm(folder, { recursive: true }));

const HOUR_MS = 3_600_000;
const location = { url: urlOf(testConnection.database) };
const never = new AbortController().signal;

test("a due backup is made by one process, older ones are deleted, and a failure is reported and retried", async () => {
  const backups = path.join(folder, "backups");
  const plan = { location, dataDir: folder, withSecret: true, folder: backups, everyHours: 24, keep: 2 };
  let at = Date.parse("2026-11-16T09:30:00Z");
  const make = (over: Partial<typeof plan> = {}) => makeScheduledBackup(db, { ...plan, ...over }, new Date(at), never);
  expect(await findBackupState(db, { kind: "product" })).toEqual({ last: null, failure: null });

  const together = await Promise.all([make(), make(), make()]);
  expect(together.map(({ kind }) => kind).toSorted()).toEqual(["done", "not-due", "not-due"]);
  const file = path.join(backups, "lamplight-2026-11-16T0930.zip");
  const { last } = await findBackupState(db, { kind: "product" });
  expect(last).toEqual({ file, bytes: (await stat(file)).size, madeAt: "2026-11-16T09:30:00.000Z" });
  (await openBackup(file)).close();
  at += 23 * HOUR_MS;
  expect((await make()).kind).toBe("not-due");

  await mkdir(backups, { recursive: true });
  await writeFile(path.join(backups, "before-the-upgrade.zip"), "");
  const left = unfinishedName("lamplight-2026-11-16T2359.zip", "0".repeat(16));
  const written = unfinishedName("lamplight-2026-11-16T2359.zip", "1".repeat(16));
  await writeFile(path.join(backups, left), "");
  await utimes(path.join(backups, left), new Date(at), new Date(at));
  await writeFile(path.join(backups, written), "");
  for (let day = 0; day < 3; day += 1) {
    at += 24 * HOUR_MS;
    expect((await make()).kind).toBe("done");
  }
  expect((await readdir(backups)).toSorted()).toEqual(
    ["before-the-upgrade.zip", "lamplight-2026-11-19T0830.zip", "lamplight-2026-11-20T0830.zip", written].toSorted(),
  );

  at += 24 * HOUR_MS;
  await writeFile(path.join(folder, "a-file"), "");
  const wrong = { folder: path.join(folder, "a-file", "backups") };
  expect((await make(wrong)).kind).toBe("failed");
  expect(await findBackupState(db, { kind: "product" })).toMatchObject({
    last: { madeAt: "2026-11-20T08:30:00.000Z" },
    failure: { at: "2026-11-21T08:30:00.000Z", reason: expect.stringContaining("Correct BACKUP_DIR") },
  });
  at += HOUR_MS / 4;
  expect((await make()).kind).toBe("not-due");
  at += HOUR_MS / 2;
  expect((await make()).kind).toBe("done");
  expect((await findBackupState(db, { kind: "product" })).failure).toBeNull();
});

test("a backup that the end of the process breaks off is no failure, leaves nothing, and is due at the next start", async () => {
  const backups = path.join(folder, "broken-off");
  const plan = { location, dataDir: folder, withSecret: true, folder: backups, everyHours: 24, keep: 2 };
  const now = new Date("2027-01-01T09:30:00Z");
  const before = await findBackupState(db, { kind: "product" });

  expect(await makeScheduledBackup(db, plan, now, AbortSignal.abort())).toEqual({ kind: "broken-off" });

  expect(await findBackupState(db, { kind: "product" })).toEqual(before);
  expect(await readdir(backups)).toEqual([]);
  expect((await makeScheduledBackup(db, plan, now, never)).kind).toBe("done");
});
