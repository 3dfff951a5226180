/** What a deletion does to the sums of those who read what is deleted. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { tryLock } from "../../../db/locks.ts";
import { lessonCompletions, studentStatistics } from "../../../db/schema.ts";
import { buildAdmin, buildStudent } from "../../../testing/build.ts";
import { buildCourse } from "../../../testing/build-learning.ts";
import { openServices } from "../../../testing/services.ts";
import { db } from "../../../testing/test-db.ts";
import { waitingForLocks } from "../../../testing/waiting-for-locks.ts";
import { deleteLesson } from "./delete-subject.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const admin = await buildAdmin(db);
const services = openServices();

test("a lesson is deleted while its completions are being counted, and neither fails", async () => {
  const { course, lessonIds } = await buildCourse(db, 1);
  const { studentId } = await buildStudent(db, { course });
  const lessonId = lessonIds[0] ?? newId<"lesson">();
  await db.insert(lessonCompletions).values({ studentId, lessonId, completedAt: NOW });
  const { promise: taken, resolve: hasTaken } = Promise.withResolvers<void>();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();

  const counting = db.transaction(async (tx) => {
    await tryLock(tx, "statistics");
    await tx.update(lessonCompletions).set({ isCounted: true }).where(eq(lessonCompletions.lessonId, lessonId));
    hasTaken();
    await mayGoOn;
    await tx.insert(studentStatistics).values({ studentId, lastActiveOn: "2026-03-01", lastLessonId: lessonId });
  });
  await taken;
  const deleting = deleteLesson(services, admin, { lessonId, typed: "" }, NOW);
  await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0);
  goOn();

  const [counted, deleted] = await Promise.allSettled([counting, deleting]);
  expect(counted.status).toBe("fulfilled");
  expect(deleted).toMatchObject({ status: "fulfilled", value: { kind: "deleted" } });
  expect(await db.select().from(studentStatistics).where(eq(studentStatistics.studentId, studentId))).toMatchObject([
    { lastLessonId: null },
  ]);
});

test("whoever completed a deleted lesson last is known by the one completed before it", async () => {
  const { course, lessonIds } = await buildCourse(db, 2);
  const [first = newId<"lesson">(), last = newId<"lesson">()] = lessonIds;
  const { studentId } = await buildStudent(db, { course });
  await db.insert(lessonCompletions).values([
    { studentId, lessonId: first, completedAt: NOW },
    { studentId, lessonId: last, completedAt: new Date(NOW.getTime() + 60_000) },
  ]);
  await db.insert(studentStatistics).values({ studentId, lastActiveOn: "2026-03-01", lastLessonId: last });

  await deleteLesson(services, admin, { lessonId: last, typed: "" }, NOW);

  expect(await db.select().from(studentStatistics).where(eq(studentStatistics.studentId, studentId))).toMatchObject([
    { lastLessonId: first },
  ]);
});
