/**
 * The courses of the institute. A student's course is stored by its title, so a title never changes.
 * Only the public ones have a page and are offered at sign-up; the others are given by the administrator.
 */
export const publicCourses = [
  {
    id: "nclex-rn",
    title: "NCLEX-RN",
    kind: "licensing",
    duration: "3 months",
    students: "25,000+",
    description: "The licensing examination for registered nurses, from adult health to critical care.",
  },
  {
    id: "osce",
    title: "OSCE",
    kind: "licensing",
    duration: "2 months",
    students: "5,000+",
    description: "The practical examination: clinical skills, shown station by station.",
  },
  {
    id: "oet",
    title: "OET",
    kind: "language",
    duration: "2 months",
    students: "10,000+",
    description: "English for health professionals: listening, reading, writing and speaking.",
  },
  {
    id: "pte",
    title: "PTE",
    kind: "language",
    duration: "2 months",
    students: "15,000+",
    description: "The computer-based English test: speaking, writing, reading and listening.",
  },
  {
    id: "norcet",
    title: "NORCET",
    kind: "entrance",
    duration: "2 months",
    students: "12,000+",
    description: "The entrance examination for nursing officers in India.",
  },
  {
    id: "dha",
    title: "DHA",
    kind: "licensing",
    duration: "3 months",
    students: "8,000+",
    description: "The licensing examination for nurses who want to practise in Dubai.",
  },
] as const;

const otherCourses = [{ title: "USMLE Step 1" }, { title: "TEAS 7" }, { title: "Medical Board Review" }] as const;

export type PublicCourse = (typeof publicCourses)[number];

/** What a program prepares for, and so where the home page lists it. */
export type CourseKind = PublicCourse["kind"];

/** What a visitor may choose when signing up. */
export const signUpCourseTitles = publicCourses.map((course) => course.title);

/** All nine: what a student's course may be. */
export const courseTitles = [...publicCourses, ...otherCourses].map((course) => course.title);

export type CourseTitle = (typeof courseTitles)[number];
