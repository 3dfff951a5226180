import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enrolments, lessonCompletions, students, subjectCourses } from "../../../db/schema.ts";
import { openAccounts, signUpSomebody } from "../../../testing/accounts.ts";
import { buildLesson } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { listCourses } from "../queries/list-courses.server.ts";
import { enrolStudent } from "./enrol-student.server.ts";

const accounts = openAccounts();
const FIRST = new Date("2026-11-02T06:00:00Z");
const LATER = new Date("2026-11-09T06:00:00Z");

const enrolmentsOf = async (studentId: (typeof students.$inferSelect)["id"]) =>
  db.select().from(enrolments).where(eq(enrolments.studentId, studentId)).orderBy(enrolments.course);

test("a student who enrols has one more course, and it is the current one", async () => {
  const { student } = await signUpSomebody(accounts, { course: "OET" });
  const other = await signUpSomebody(accounts, { course: "OET" });

  await enrolStudent(db, student, { title: "DHA" }, FIRST);

  expect(await db.select().from(students).where(eq(students.id, student.studentId))).toMatchObject([{ course: "DHA" }]);
  expect(await enrolmentsOf(student.studentId)).toMatchObject([
    { course: "DHA", enrolledAt: FIRST },
    { course: "OET" },
  ]);
  expect(await db.select().from(students).where(eq(students.id, other.student.studentId))).toMatchObject([
    { course: "OET" },
  ]);
  expect(await enrolmentsOf(other.student.studentId)).toMatchObject([{ course: "OET" }]);
  expect((await listCourses(db, student)).sort()).toEqual(["DHA", "OET"]);
  expect(await listCourses(db, other.student)).toEqual(["OET"]);
});

test("enrolling again, even twice at the same time, keeps the first date and makes the course the current one", async () => {
  const { student } = await signUpSomebody(accounts, { course: "OET" });
  await enrolStudent(db, student, { title: "DHA" }, FIRST);
  await enrolStudent(db, student, { title: "PTE" }, FIRST);

  await Promise.all([
    enrolStudent(db, student, { title: "DHA" }, LATER),
    enrolStudent(db, student, { title: "DHA" }, LATER),
  ]);

  expect(await db.select().from(students).where(eq(students.id, student.studentId))).toMatchObject([{ course: "DHA" }]);
  expect(await enrolmentsOf(student.studentId)).toMatchObject([
    { course: "DHA", enrolledAt: FIRST },
    { course: "OET" },
    { course: "PTE", enrolledAt: FIRST },
  ]);
});

test("the progress is of the course that is the current one", async () => {
  const { student } = await signUpSomebody(accounts, { course: "OET" });
  const { subjectId, lessonId } = await buildLesson(db);
  await db.insert(subjectCourses).values({ subjectId, course: "DHA" });
  await db.insert(lessonCompletions).values({ studentId: student.studentId, lessonId, completedAt: FIRST });
  const progress = async () =>
    (await db.select().from(students).where(eq(students.id, student.studentId))).map((row) => row.progress);

  await enrolStudent(db, student, { title: "DHA" }, FIRST);
  expect(await progress()).toEqual([100]);

  await enrolStudent(db, student, { title: "OET" }, LATER);
  expect(await progress()).toEqual([0]);
});
