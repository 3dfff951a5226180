/** The content of a course: in lists, and on its own page. The figures are the institute's, never computed. */

/** What lists, cards and forms show. A student's course is stored by its title, so a title never changes. */
export type CourseSummary = {
  /** Part of its address. */
  id: string;
  title: string;
  kind: "licensing" | "language" | "entrance";
  /** The duration in ISO 8601, for search engines. */
  workload: string;
  texts: {
    duration: string;
    students: string;
    /** One sentence. */
    description: string;
  };
};

/** What its own page adds. */
export type CoursePage = {
  /** The exam's name in full. */
  fullName: string;
  /** What its picture shows. */
  pictureAlt: string;
  /** Paragraphs. */
  overview: readonly string[];
  features: readonly [string, string, string, string, string, string, string, string];
  modules: readonly CourseModule[];
};

type CourseModule = {
  title: string;
  /** Absent when the institute names none. */
  duration?: string;
  lessons: number;
};
