import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { BACKUP_WORK, LAST_BACKUP } from "../../../../modules/backup/queries/find-backup-state.server.ts";
import { buildAdmin } from "../../../../testing/build.ts";
import { db } from "../../../../testing/test-db.ts";
import { loadBackups } from "./load-backups.server.ts";

const admin = await buildAdmin(db);

test("the settings tell of the last backup and of a failure since, and where no backups are made, of no failure", async () => {
  const plan = { folder: "/backups", everyHours: 24 };
  const load = (backups: typeof plan | null) => loadBackups({ db, backups, timeZone: "Asia/Kolkata" }, admin);
  expect(await load(plan)).toEqual({ plan, last: null, failure: null });

  const madeAt = "2026-11-20T09:30:00.000Z";
  const value = JSON.stringify({ file: "/backups/one.zip", bytes: 20_000_000, madeAt });
  await db.execute(sql`insert into installation values (${LAST_BACKUP}, ${value}, now())`);
  await db.execute(sql`insert into recurring_work (name, started_at, finished_at, has_failed, outcome)
    values (${BACKUP_WORK}, '2026-11-21T09:30:00Z', now(), true, 'The disk is full.')`);

  expect(await load(plan)).toEqual({
    plan,
    last: { at: "20 Nov 2026, 3:00 pm IST", iso: madeAt, size: "19.1 MB", file: "/backups/one.zip" },
    failure: { at: "21 Nov 2026, 3:00 pm IST", reason: "The disk is full." },
  });
  expect((await load(null)).failure).toBeNull();
});
