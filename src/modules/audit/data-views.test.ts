/** The register of who saw whose data. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { auditEntries, dataViews, students } from "../../db/schema.ts";
import { brokenDatabase } from "../../testing/broken-db.ts";
import { buildAdmin, buildStudent } from "../../testing/build.ts";
import { buildMessage, buildReport } from "../../testing/build-messages.ts";
import { db } from "../../testing/test-db.ts";
import { exportMessages } from "../messages/commands/export-messages.server.ts";
import { exportStudents } from "../students/commands/export-students.server.ts";
import { recordView, SAME_VIEW_MINUTES } from "./commands/record-view.server.ts";
import { findViewedName, listViews, VIEWS_PER_PAGE } from "./queries/list-views.server.ts";
import { listViewsOf } from "./queries/list-views-of.server.ts";

const NOW = new Date("2026-04-01T09:00:00Z");
const ALL = { what: null, studentId: null, from: null, until: null };
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

function viewsBy({ userId }: Awaited<ReturnType<typeof buildAdmin>>) {
  return db.select().from(dataViews).where(eq(dataViews.viewerId, userId)).orderBy(dataViews.at, dataViews.id);
}

test("a view says who saw whose data, when and where", async () => {
  const [admin, { studentId }] = [await buildAdmin(db), await buildStudent(db)];

  await recordView(db, admin, { what: "student.seen", studentId }, NOW);

  expect(await viewsBy(admin)).toMatchObject([
    { at: NOW, viewerEmail: admin.email, what: "student.seen", studentId, people: 1 },
  ]);
  expect(await listViewsOf(db, studentId)).toEqual([{ at: NOW, viewerEmail: admin.email, what: "student.seen" }]);
});

test("the same page of the same student counts once in ten minutes, by each person and for each page", async () => {
  const [admin, other, { studentId }] = [await buildAdmin(db), await buildAdmin(db), await buildStudent(db)];
  const see = (at: Date, by = admin, what: "student.seen" | "attempt.seen" = "student.seen") =>
    recordView(db, by, { what, studentId }, at);

  await see(NOW);
  await see(minutes(SAME_VIEW_MINUTES - 1));
  await see(minutes(1), other);
  await see(minutes(2), admin, "attempt.seen");
  await see(minutes(SAME_VIEW_MINUTES));

  expect((await viewsBy(admin)).map(({ what, at }) => [what, at])).toEqual([
    ["student.seen", NOW],
    ["attempt.seen", minutes(2)],
    ["student.seen", minutes(SAME_VIEW_MINUTES)],
  ]);
  expect(await viewsBy(other)).toHaveLength(1);
});

test("each page of a list is written down, because it shows others; the register itself counts once", async () => {
  const admin = await buildAdmin(db);

  for (const at of [NOW, minutes(1)]) {
    await recordView(db, admin, { what: "students.listed", people: 25 }, at);
    await recordView(db, admin, { what: "register.seen", people: 3 }, at);
  }

  expect((await viewsBy(admin)).map(({ what, people }) => `${what} ${people}`).sort()).toEqual([
    "register.seen 3",
    "students.listed 25",
    "students.listed 25",
  ]);
});

test("views of an unknown student or an empty list are not recorded", async () => {
  const admin = await buildAdmin(db);

  await recordView(db, admin, { what: "student.seen", studentId: newId<"student">() }, NOW);
  await recordView(db, admin, { what: "students.listed", people: 0 }, NOW);

  expect(await viewsBy(admin)).toEqual([]);
});

test("a view that cannot be recorded is not shown: the caller gets the error", async () => {
  const [admin, { studentId }] = [await buildAdmin(db), await buildStudent(db)];
  await expect(recordView(await brokenDatabase(), admin, { what: "student.seen", studentId }, NOW)).rejects.toThrow();
});

test("files name how many people are in them before the first one leaves", async () => {
  const admin = await buildAdmin(db);
  await buildStudent(db);
  await buildMessage(db);
  await buildReport(db);
  const everybody = await db.$count(students);

  const sort = { field: "name", isDescending: false } as const;
  const filter = { search: "", course: "", status: "", joined: "", tests: "", sort } as const;
  const { pieces } = await exportStudents(db, admin, { kind: "matching", filter }, "Asia/Kolkata", NOW);
  const files = [pieces];
  for (const kind of ["contact", "reports"] as const) {
    files.push(await exportMessages(db, admin, { kind, timeZone: "UTC" }, NOW));
  }

  expect((await viewsBy(admin)).map(({ what, people }) => [what, people]).sort()).toEqual([
    ["messages.exported", 1],
    ["reports.exported", 1],
    ["students.exported", everybody],
  ]);
  for (const file of files) await file.return();
});

test("the register goes on from page to page, and is asked by kind, student and days", async () => {
  const [admin, { studentId, name }] = [await buildAdmin(db), await buildStudent(db)];
  const count = VIEWS_PER_PAGE + 5;
  await db.execute(sql`insert into data_views (id, at, viewer_id, viewer_email, what, student_id)
    select gen_random_uuid(), ${NOW.toISOString()}::timestamptz - make_interval(mins => n / 2), ${admin.userId}::uuid,
      ${admin.email}, case when n % 5 = 0 then 'attempt.seen' else 'student.seen' end, ${studentId}::uuid
    from generate_series(1, ${count}::int) as n`);
  const own = { ...ALL, studentId };

  const first = await listViews(db, admin, own);
  const second = await listViews(db, admin, own, { after: first.after });

  expect(first.views).toHaveLength(VIEWS_PER_PAGE);
  expect([first.before, second.after]).toEqual([null, null]);
  expect(new Set([...first.views, ...second.views].map(({ id }) => id)).size).toBe(count);
  expect(first.views[0]).toMatchObject({ studentName: name, viewerEmail: admin.email, people: 1 });
  expect(await listViews(db, admin, own, { before: second.before })).toEqual(first);
  expect((await listViews(db, admin, { ...own, what: "attempt.seen" })).views).toHaveLength(11);
  expect((await listViews(db, admin, { ...own, from: minutes(-2) })).views).toHaveLength(5);
  expect((await listViews(db, admin, { ...own, until: minutes(-26) })).views).toHaveLength(2);
});

test("a view outlives its student, without a name", async () => {
  const [admin, { studentId }] = [await buildAdmin(db), await buildStudent(db)];
  await recordView(db, admin, { what: "student.seen", studentId }, NOW);
  await db.delete(students).where(eq(students.id, studentId));

  expect((await listViews(db, admin, { ...ALL, studentId })).views).toMatchObject([{ studentId, studentName: null }]);
  expect(await findViewedName(db, admin, studentId)).toBeNull();
  expect(await db.$count(auditEntries, eq(auditEntries.subjectId, studentId))).toBe(0);
});
