import { eq, sum } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { lessonReadings } from "../../../db/schema.ts";
import { buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildLessonIn } from "../../../testing/build-learning.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { recordReading } from "./record-reading.server.ts";

const START = Date.parse("2026-05-04T18:00:00Z");
const at = (seconds: number) => ({ now: new Date(START + seconds * 1000), timeZone: "Asia/Kolkata" });

const report = (student: Student, lessonId: Id<"lesson">, seconds: number, after: number) =>
  recordReading(db, student, { lessonId, seconds }, at(after));

const readingsOf = ({ studentId }: Student) =>
  db
    .select({ lessonId: lessonReadings.lessonId, day: lessonReadings.day, seconds: lessonReadings.seconds })
    .from(lessonReadings)
    .where(eq(lessonReadings.studentId, studentId))
    .orderBy(lessonReadings.day);

async function secondsOf({ studentId }: Student): Promise<number> {
  const [row] = await db
    .select({ seconds: sum(lessonReadings.seconds) })
    .from(lessonReadings)
    .where(eq(lessonReadings.studentId, studentId));
  return Number(row?.seconds);
}

test("reading adds up on the day of the product's time zone", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);

  expect(await report(student, lessonId, 20, 0)).toEqual({ kind: "counted", seconds: 20 });
  await report(student, lessonId, 30, 30);
  // Half past eleven in the evening in Kolkata, and half past midnight.
  await report(student, lessonId, 25, 3_600);

  expect(await readingsOf(student)).toEqual([
    { lessonId, day: "2026-05-04", seconds: 50 },
    { lessonId, day: "2026-05-05", seconds: 25 },
  ]);
});

test("two tabs with different lessons do not count the same minute twice, even when they report concurrently", async () => {
  const student = await buildStudent(db);
  const [one, other] = [await buildLesson(db), await buildLesson(db)];
  await report(student, one.lessonId, 60, 0);

  for (let round = 1; round <= 4; round += 1) {
    await Promise.all([report(student, one.lessonId, 30, round * 30), report(student, other.lessonId, 30, round * 30)]);
  }

  expect(await secondsOf(student)).toBeGreaterThanOrEqual(180);
  expect(await secondsOf(student)).toBeLessThanOrEqual(182);
});

test("a forged flood of reports adds no more than the time it took and a minute", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);

  for (let nth = 0; nth < 50; nth += 1) await report(student, lessonId, 60, nth * 0.2);

  expect(await secondsOf(student)).toBeLessThanOrEqual(60 + 10 + 2);
});

test("the reading of one student takes nothing from another", async () => {
  const [one, other] = [await buildStudent(db), await buildStudent(db)];
  const { lessonId } = await buildLesson(db);

  await report(one, lessonId, 30, 0);

  expect(await report(other, lessonId, 30, 1)).toEqual({ kind: "counted", seconds: 30 });
});

test("a lesson that is not there or has no text is not read", async () => {
  const student = await buildStudent(db);
  const { subjectId } = await buildLesson(db);
  const container = await buildLessonIn(db, subjectId, { content: "" });

  expect(await report(student, newId(), 30, 0)).toEqual({ kind: "gone" });
  expect(await report(student, container, 30, 0)).toEqual({ kind: "gone" });
  expect(await readingsOf(student)).toEqual([]);
});
