/** The charts of the Analytics Dashboard, and each as the table that stands below it and in its file. */
import { analyticsTexts } from "../../../content/en/analytics.ts";
import type { CourseCompletion } from "../../../modules/statistics/queries/course-completion.server.ts";
import type { DayActivity } from "../../../modules/statistics/queries/day-activity.server.ts";
import type { JoinDateScore } from "../../../modules/statistics/queries/scores-by-join-date.server.ts";
import type { Stopped } from "../../../modules/statistics/queries/stopped-students.server.ts";
import type { TopPerformer } from "../../../modules/statistics/queries/top-performers.server.ts";

/** Their names in the address of a file. */
export const CHARTS = [
  "student-performance",
  "course-completion",
  "top-performers",
  "active-students",
  "tests-taken",
  "hardest-questions",
  "where-students-stop",
] as const;
export type ChartName = (typeof CHARTS)[number];

export type Cell = string | number;
export type Table = { columns: ReadonlyArray<string>; rows: ReadonlyArray<ReadonlyArray<Cell>> };

/** A hard question as it is shown: its text is short. */
export type ShownQuestion = {
  id: string;
  displayId: number;
  text: string;
  subjectName: string;
  lessonTitle: string;
  /** What it belongs to; null for a question that stands alone. */
  partOf: string | null;
  asked: number;
  /** Percent of the points. */
  share: number;
};

/** How a day is written: as it is for a file, in words for a reader. */
type WriteDay = (day: string) => string;

/** Whole percent; 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole);
}

/** The tables of the charts, each of its data. */
export const tableOf = {
  scores: (scores: ReadonlyArray<JoinDateScore>, write: WriteDay): Table => ({
    columns: analyticsTexts.scores.columns,
    rows: scores.map(({ day, score, students, tests }) => [write(day), score, students, tests]),
  }),
  completion: (courses: ReadonlyArray<CourseCompletion>): Table => ({
    columns: analyticsTexts.completion.columns,
    rows: courses.map(({ course, completed, students }) => [course, shareOf(completed, students), completed, students]),
  }),
  performers: (performers: ReadonlyArray<TopPerformer>): Table => ({
    columns: analyticsTexts.performers.columns,
    rows: performers.map(({ name, course, progress, averageScore, studySeconds, improvement }) => [
      name,
      course,
      progress,
      averageScore ?? analyticsTexts.noData,
      hoursOf(studySeconds),
      improvement ?? analyticsTexts.noData,
    ]),
  }),
  active: (days: ReadonlyArray<DayActivity>, write: WriteDay): Table => ({
    columns: analyticsTexts.active.columns,
    rows: days.map(({ day, activeStudents }) => [write(day), activeStudents]),
  }),
  tests: (days: ReadonlyArray<DayActivity>, write: WriteDay): Table => ({
    columns: analyticsTexts.tests.columns,
    rows: days.map(({ day, tests }) => [write(day), tests]),
  }),
  hardest: (questions: ReadonlyArray<ShownQuestion>): Table => ({
    columns: analyticsTexts.hardest.columns,
    rows: questions.map(({ displayId, share, asked, subjectName, lessonTitle, partOf, text }) => [
      `#${displayId}`,
      share,
      asked,
      subjectName,
      lessonTitle,
      partOf ?? "",
      text,
    ]),
  }),
  stopped: ({ afterLessons: places }: Stopped): Table => ({
    columns: analyticsTexts.stopped.columns,
    rows: places.map(({ lessonTitle, subjectName, students }) => [
      lessonTitle ?? analyticsTexts.stopped.beforeFirst,
      subjectName ?? "",
      students,
    ]),
  }),
};

/** To one decimal. */
export function hoursOf(seconds: number): number {
  return Math.round((seconds / 3600) * 10) / 10;
}
