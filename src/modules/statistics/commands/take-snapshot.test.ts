import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { studentSnapshots, students } from "../../../db/schema.ts";
import { buildStudent } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { takeSnapshot } from "./take-snapshot.server.ts";

const TIME_ZONE = "Asia/Kolkata";

test("the snapshot of a day is how things stood at the last look on it", async () => {
  // 18:00 in UTC is still the 3rd in India, 20:00 is the 4th.
  const [first, second, third] = ["03T08:00", "03T18:00", "03T20:00"].map((at) => new Date(`2032-02-${at}:00Z`));
  if (!first || !second || !third) throw new Error("Three times were expected.");
  await takeSnapshot(db, first, TIME_ZONE);
  for (const [progress, course] of [
    [69, "OET"],
    [70, "OET"],
    [99, "PTE"],
    [100, "PTE"],
  ] as const) {
    const { studentId } = await buildStudent(db, { course });
    await db.update(students).set({ progress }).where(eq(students.id, studentId));
  }

  await takeSnapshot(db, second, TIME_ZONE);
  await takeSnapshot(db, first, TIME_ZONE);
  expect(await db.select().from(studentSnapshots)).toEqual([
    { day: "2032-02-03", students: 4, courses: 2, progressSum: 338, passed: 3, completed: 1, takenAt: second },
  ]);

  await db.update(students).set({ progress: sql`100` });
  await takeSnapshot(db, third, TIME_ZONE);
  const days = await db.select().from(studentSnapshots).orderBy(studentSnapshots.day);
  expect(days.map(({ day, completed }) => [day, completed])).toEqual([
    ["2032-02-03", 1],
    ["2032-02-04", 4],
  ]);
});
