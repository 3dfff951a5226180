/** Test data. Every builder makes its own parents and its own unique names, so that tests share a database in peace. */
import { DEFAULT_LANGUAGE } from "../content/language.ts";
import { newId } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import { lessons, students, subjects, users } from "../db/schema.ts";
import type { Admin, Student } from "../modules/accounts/viewer.ts";

let counter = 0;

/** A word that no other builder of this run has used. */
export function unique(word: string): string {
  counter += 1;
  return `${word}-${process.pid}-${Date.now().toString(36)}-${counter}`;
}

/** A signed-up, verified, active student. */
export async function buildStudent(
  db: Db,
  over: Partial<Pick<Student, "name" | "status" | "course" | "extraTimePercent">> = {},
): Promise<Student> {
  const email = `${unique("student")}@example.org`;
  const student: Student = {
    kind: "student",
    userId: newId<"user">(),
    studentId: newId<"student">(),
    name: over.name ?? "Asha Verma",
    email,
    emailVerified: true,
    language: DEFAULT_LANGUAGE,
    course: over.course ?? "NCLEX-RN",
    status: over.status ?? "Active",
    extraTimePercent: over.extraTimePercent ?? 0,
  };
  await db.insert(users).values({ id: student.userId, name: student.name, email, emailVerified: true });
  await db.insert(students).values({
    id: student.studentId,
    authId: student.userId,
    name: student.name,
    email,
    course: student.course,
    status: student.status,
    extraTimePercent: student.extraTimePercent,
  });
  return student;
}

/** An administrator with an account. */
export async function buildAdmin(db: Db): Promise<Admin> {
  const admin: Admin = {
    kind: "admin",
    userId: newId<"user">(),
    name: "Admin User",
    email: `${unique("admin")}@example.org`,
    language: DEFAULT_LANGUAGE,
  };
  await db.insert(users).values({ id: admin.userId, name: admin.name, email: admin.email, emailVerified: true });
  return admin;
}

/** A lesson in a subject of its own. */
export async function buildLesson(db: Db) {
  const subjectId = newId<"subject">();
  const lessonId = newId<"lesson">();
  await db.insert(subjects).values({ id: subjectId, name: unique("Subject") });
  await db.insert(lessons).values({ id: lessonId, subjectId, title: unique("Lesson"), content: "<p>Read this.</p>" });
  return { subjectId, lessonId };
}
