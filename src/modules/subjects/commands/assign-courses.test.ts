import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, subjectCourses } from "../../../db/schema.ts";
import { buildAdmin, buildLesson } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { CourseAssignment } from "../forms.ts";
import { findSubject } from "../queries/find-subject.server.ts";
import { assignCourses } from "./assign-courses.server.ts";
import { editSubject } from "./edit-subject.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const admin = await buildAdmin(db);
const queued: string[] = [];
const services = {
  db,
  queue: {
    enqueue: async (_: unknown, job: string) => {
      queued.push(job);
    },
  },
};

test("several subjects get the same courses in place of theirs, only changed ones are noted, and an edit form of before is refused", async () => {
  const [one, other, same, untouched] = await Promise.all(Array.from({ length: 4 }, () => buildLesson(db)));
  if (!one || !other || !same || !untouched) throw new Error("missing");
  await db.insert(subjectCourses).values([
    { subjectId: other.subjectId, course: "PTE" },
    { subjectId: same.subjectId, course: "OET" },
    { subjectId: untouched.subjectId, course: "PTE" },
  ]);
  const opened = await findSubject(db, admin, one.subjectId);
  const subjectIds = [one.subjectId, other.subjectId, same.subjectId];

  expect(await assignCourses(services, admin, { subjectIds, courses: ["OET"] }, NOW)).toEqual({
    kind: "assigned",
    count: 2,
  });

  const coursesOf = async ({ subjectId }: typeof one) => (await findSubject(db, admin, subjectId))?.courses;
  expect(await Promise.all([one, other, same, untouched].map(coursesOf))).toEqual([["OET"], ["OET"], ["OET"], ["PTE"]]);
  const noted = await db
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.subjectId, [...subjectIds]));
  expect(noted.map(({ action, subjectId }) => [action, subjectId]).toSorted()).toEqual(
    [one, other].map(({ subjectId }) => ["subject.edited", subjectId]).toSorted(),
  );
  expect(queued).toEqual(["recompute-progress"]);
  if (!opened) throw new Error("missing");
  const edit = { subjectId: one.subjectId, basedOn: opened.updatedAt, input: { ...opened, courses: [] } };
  expect(await editSubject(services, admin, edit, NOW)).toMatchObject({ kind: "stale" });

  expect(await assignCourses(services, admin, { subjectIds, courses: [] }, NOW)).toEqual({
    kind: "assigned",
    count: 3,
  });
  expect(await db.$count(subjectCourses, eq(subjectCourses.subjectId, other.subjectId))).toBe(0);
});

test("the form asks for a subject and for courses that there are", () => {
  const errorsOf = (values: unknown) => CourseAssignment.safeParse(values).error?.issues.map(({ message }) => message);
  expect(errorsOf({ courses: "OET" })).toEqual(["Please choose at least one subject."]);
  expect(errorsOf({ subjectIds: "0190b0a0-0000-7000-8000-000000000000", courses: ["IELTS"] })).toEqual([
    "Please choose from the courses listed here.",
  ]);
});
