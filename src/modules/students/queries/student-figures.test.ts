/** The database of this file holds nobody else, so that figures of all can be computed by hand. */

import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { studentSnapshots, students } from "../../../db/schema.ts";
import { buildAdmin, unique } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { findStudentOverview } from "./student-figures.server.ts";

const admin = await buildAdmin(db);
const NOW = new Date("2026-11-21T10:00:00Z");
const ZONE = "Asia/Kolkata";

async function buildAll(rows: ReadonlyArray<[course: string, progress: number, joined: string]>) {
  await db.insert(students).values(
    rows.map(([course, progress, joined]) => ({
      id: newId<"student">(),
      name: "Asha Verma",
      email: `${unique("counted")}@example.org`,
      course,
      progress,
      joinDate: new Date(joined),
    })),
  );
}

test("the cards agree with a count by hand, from nobody to a month's change", async () => {
  expect(await findStudentOverview(db, admin, NOW, ZONE)).toEqual({
    figures: {
      students: { value: 0, trend: null },
      courses: { value: 0, trend: null },
      averageProgress: { value: null, trend: null },
      passRate: { value: null, trend: null },
    },
    joined: { thisMonth: 0, monthBefore: 0 },
    compared: null,
    comparedDay: "2026-10-21",
    courses: [],
  });

  await buildAll([
    // Joined before all that is compared.
    ["NCLEX-RN", 100, "2026-09-30T18:29:59Z"],
    // The first and the last moment of 1 to 21 October in Kolkata.
    ["NCLEX-RN", 70, "2026-09-30T18:30:00Z"],
    ["OET", 69, "2026-10-21T18:29:59Z"],
    // Too late in October.
    ["OET", 0, "2026-10-21T18:30:00Z"],
    ["OET", 35, "2026-10-31T18:29:59Z"],
    // November so far.
    ["TEAS 7", 10, "2026-10-31T18:30:00Z"],
    ["NCLEX-RN", 71, "2026-11-20T00:00:00Z"],
    ["OET", 0, "2026-11-21T10:00:00Z"],
  ]);
  await db.insert(studentSnapshots).values([
    { day: "2026-10-20", students: 1, courses: 9, progressSum: 1, passed: 1, completed: 0, takenAt: NOW },
    { day: "2026-10-21", students: 4, courses: 2, progressSum: 130, passed: 2, completed: 0, takenAt: NOW },
  ]);

  const overview = await findStudentOverview(db, admin, NOW, ZONE);

  expect(overview.courses).toEqual(["NCLEX-RN", "OET", "TEAS 7"]);
  expect(overview.joined).toEqual({ thisMonth: 3, monthBefore: 2 });
  expect(overview.compared).toEqual({ students: 4, courses: 2, progressSum: 130, passed: 2 });
  expect(overview.figures).toEqual({
    students: { value: 8, trend: 50 },
    courses: { value: 3, trend: 1 },
    // 355 / 8 = 44.4 now, 130 / 4 = 32.5 then: 44 against 33.
    averageProgress: { value: 44, trend: 11 },
    // 3 of 8 = 37.5 % now, 2 of 4 = 50 % then.
    passRate: { value: 38, trend: -12 },
  });
});

test("a day that nobody wrote down is not replaced by one near to it", async () => {
  const overview = await findStudentOverview(db, admin, new Date("2026-11-22T10:00:00Z"), ZONE);

  expect(overview).toMatchObject({ comparedDay: "2026-10-22", compared: null });
  expect(overview.figures.courses.trend).toBeNull();
});
