/**
 * The institute's courses. A student's course is stored by its title, so a title never changes. Only public courses have a page
 * and are offered at sign-up; the others are assigned by the administrator.
 */
import { dha } from "./courses/dha.ts";
import { nclexRn } from "./courses/nclex-rn.ts";
import { norcet } from "./courses/norcet.ts";
import { oet } from "./courses/oet.ts";
import { osce } from "./courses/osce.ts";
import { pte } from "./courses/pte.ts";

export const publicCourses = [nclexRn, osce, oet, pte, norcet, dha] as const;

const otherCourses = [{ title: "USMLE Step 1" }, { title: "TEAS 7" }, { title: "Medical Board Review" }] as const;

export type PublicCourse = (typeof publicCourses)[number];

/** The course with this id, or null. */
export function findPublicCourse(id: string): PublicCourse | null {
  return publicCourses.find((course) => course.id === id) ?? null;
}

/** The exam category of a program, under which the home page lists it. */
export type CourseKind = PublicCourse["kind"];

/** What a visitor may choose when signing up. */
export const signUpCourseTitles = publicCourses.map((course) => course.title);

/** All nine: the courses that a student can have. */
export const courseTitles = [...publicCourses, ...otherCourses].map((course) => course.title);

const offeredFirst: typeof courseTitles = ["USMLE Step 1", "NCLEX-RN", "TEAS 7", "Medical Board Review"];

/** All nine, in the order in which Add Student offers them. */
export const addStudentCourseTitles = [
  ...offeredFirst,
  ...courseTitles.filter((title) => !offeredFirst.includes(title)),
];
