import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Id } from "../../../core/id.ts";
import { auditEntries, testReopenings } from "../../../db/schema.ts";
import { buildAdmin, buildStudent, unique } from "../../../testing/build.ts";
import { buildInstituteTest, takeInstituteTest } from "../../../testing/build-institute-test.ts";
import { mailOffice } from "../../../testing/mail-office.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { startInstituteTest } from "../../attempts/commands/start-attempt.server.ts";
import { reopenTest } from "./reopen-test.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const admin = await buildAdmin(db);

function reopen(
  office: ReturnType<typeof mailOffice>,
  testId: Id<"test">,
  { email }: Pick<Student, "email">,
  now: Date,
) {
  return reopenTest(office, admin, { testId, email: email.toUpperCase(), reason: "The power failed." }, now);
}

test("a student whose attempts are used gets one more, is told why, and the audit keeps it", async () => {
  const student = await buildStudent(db);
  const { testId, title } = await buildInstituteTest(db, { delivery: { attemptsMax: 1, closesAt: later(30) } });
  await takeInstituteTest(db, student, testId, { right: 1, at: NOW });
  const office = mailOffice(db);

  expect(await reopen(office, testId, student, later(60))).toEqual({ kind: "reopened" });

  expect(office.sent).toMatchObject([
    {
      ...{ to: student.email, template: "test-reopened" },
      props: {
        ...{ test: title, reason: "The power failed." },
        link: `https://exams.example.org/dashboard/tests/institute/${testId}`,
      },
    },
  ]);
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, student.studentId));
  expect(entry).toMatchObject({
    ...{ action: "student.test-reopened", subjectName: student.name },
    after: { test: title, reason: "The power failed." },
  });
  expect(await reopen(office, testId, student, later(61))).toEqual({ kind: "not-needed" });
  expect((await startInstituteTest(db, student, testId, later(62), Math.random)).kind).toBe("started");
  expect(await reopen(office, testId, student, later(63))).toEqual({ kind: "in-progress" });
  expect(office.sent).toHaveLength(1);
});

test("a student who can start anyway, or will be able to, needs no re-opening", async () => {
  const student = await buildStudent(db);
  const open = await buildInstituteTest(db);
  const early = await buildInstituteTest(db, { delivery: { opensAt: later(60) } });

  for (const { testId } of [open, early]) {
    expect(await reopen(mailOffice(db), testId, student, NOW)).toEqual({ kind: "not-needed" });
    expect(await db.$count(testReopenings, eq(testReopenings.testId, testId))).toBe(0);
  }
});

test("nothing is opened again for a student of another course or nobody, and no archived test", async () => {
  const student = await buildStudent(db);
  const other = await buildInstituteTest(db, { delivery: { course: unique("course"), closesAt: NOW } });
  const archived = await buildInstituteTest(db, { delivery: { closesAt: NOW }, test: { archivedAt: NOW } });
  const closed = await buildInstituteTest(db, { delivery: { closesAt: NOW } });

  for (const { testId } of [other, archived]) {
    expect(await reopen(mailOffice(db), testId, student, NOW)).toEqual({ kind: "not-found" });
  }
  expect(await reopen(mailOffice(db), closed.testId, { email: `${unique("nobody")}@example.org` }, NOW)).toEqual({
    kind: "not-found",
  });
});
