/** The Analytics Dashboard (docs/product/figures.md#analytics-dashboard, P17). */
import { localized } from "../texts.ts";
import { counted, number, percent } from "./numbers.ts";

const signed = (value: number, unit: string) =>
  `${value > 0 ? "+" : value < 0 ? "−" : "±"}${number(Math.abs(value))}${unit}`;
const hours = (value: number) => `${number(value)}h`;

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const partsOf = (day: string) => {
  const [year = "", month = "", date = ""] = day.split("-");
  return { year, month: MONTHS[Number(month) - 1] ?? month, date: String(Number(date)) };
};
/** A calendar date, formatted the same by the server and by every browser: "21 Nov 2026". */
const writtenDay = (day: string) => {
  const { year, month, date } = partsOf(day);
  return `${date} ${month} ${year}`;
};

/** Shown where there is no data. */
const NO_DATA = "–";

/** The period of a figure, and the one it is compared with. */
type Periods = { now: string; before: string };

export const analyticsTexts = localized({
  title: "Analytics Dashboard",
  text: (days: string) =>
    `${days}, in the institute’s time zone. Figures are at most a few seconds old. Exam simulations are not counted.`,
  range: "Time range",
  ranges: { 7: "Last 7 Days", 30: "Last 30 Days", 90: "Last 3 Months", 365: "Last Year" },
  day: writtenDay,
  /** Below a chart: the day of a short range, the month of a long one. */
  axisDay: (day: string) => `${partsOf(day).date} ${partsOf(day).month}`,
  axisMonth: (day: string) => `${partsOf(day).month} ${partsOf(day).year}`,
  days: ({ from, to }: { from: string; to: string }) => `${writtenDay(from)} to ${writtenDay(to)}`,
  noData: NO_DATA,
  number,
  percent,
  hours,
  points: (value: number) => signed(value, Math.abs(value) === 1 ? " point" : " points"),
  change: (value: number) => signed(value, "%"),
  against: "on last period",
  failed: "We could not load this. Everything else on this page is right. Reload the page to try again.",
  failedCard: "We could not load this. Reload the page.",
  download: "Download CSV",
  downloadOf: (title: string) => ` of ${title}`,
  table: "Show as a table",
  tableOf: (title: string) => ` of ${title}`,
  tableName: (title: string) => `${title}, as a table`,
  cards: {
    enrolments: {
      label: "New Enrollments",
      explain: ({ now, before }: Periods, count: number, countBefore: number) =>
        `Enrolments in courses: ${number(count)} from ${now}, ${number(countBefore)} from ${before}.`,
    },
    completion: {
      label: "Completion Rate",
      explain: (completed: number, students: number) =>
        `Students at 100% progress: ${number(completed)} of ${number(students)} now`,
      against: (completed: number, students: number, day: string) =>
        `, ${number(completed)} of ${number(students)} at the end of ${day}. The difference is in percentage points.`,
      noSnapshot: (day: string) => `. There is no figure from the end of ${day} to compare with.`,
    },
    courses: {
      label: "Active Courses",
      explain: ({ now, before }: Periods, count: number, countBefore: number) =>
        `Courses in which somebody enrolled or took a test: ${number(count)} from ${now}, ${number(countBefore)} from ${before}. A course that everybody has since left counts too.`,
    },
    studyTime: {
      label: "Avg. Study Time",
      explain: ({ now, before }: Periods, students: number, studentsBefore: number) =>
        `Time in tests and lessons, divided by the number of active students: ${number(students)} from ${now}, ${number(studentsBefore)} from ${before}.`,
    },
    nothingBefore: " There is no earlier figure to compare with.",
  },
  scores: {
    title: "Student Performance",
    hint: "Average score by join date, over all results of the students who joined on that day. A score is the share of right answers in a test.",
    none: "Nobody who joined in these days has a result yet.",
    summary: (students: number, days: number) =>
      `${counted(students, "student", "students")} with results joined on ${counted(days, "day", "days")}.`,
    point: (day: string, score: number, students: number, tests: number) =>
      `${day}: ${percent(score)} on average, ${counted(students, "student", "students")}, ${counted(tests, "test", "tests")}`,
    noPoint: (day: string) => `${day}: nobody with a result joined`,
    columns: ["Join date", "Average score (%)", "Students with results", "Tests"],
  },
  completion: {
    title: "Course Completion",
    hint: "Share of each course’s students at 100% progress, now.",
    none: "There are no students yet.",
    of: (completed: number, students: number) => `${number(completed)} of ${counted(students, "student", "students")}`,
    columns: ["Course", "Completed (%)", "Students at 100%", "Students"],
  },
  performers: {
    title: "Top Performers",
    hint: "The three students with the highest progress, then the highest average score, now. A score is the share of right answers in a test. Improvement is the newest score minus the first, in percentage points.",
    none: "There are no students yet.",
    columns: ["Student", "Course", "Progress (%)", "Average score (%)", "Study time (hours)", "Improvement (points)"],
    progress: "Progress",
    averageScore: "Average score",
    studyTime: "Study time",
    improvement: "Improvement",
  },
  active: {
    title: "Active students per day",
    hint: "Students who took a test, read or completed a lesson on that day.",
    none: "Nobody was active in these days.",
    summary: (most: string, day: string) => `Busiest day: ${day}, with ${most}.`,
    count: (count: number) => counted(count, "student", "students"),
    point: (day: string, count: number) => `${day}: ${counted(count, "student", "students")}`,
    columns: ["Day", "Active students"],
  },
  tests: {
    title: "Tests taken per day",
    hint: "Submitted tests, by the day they were submitted.",
    none: "No test was taken in these days.",
    summary: (total: number, most: string, day: string) =>
      `${counted(total, "test", "tests")} in all. Busiest day: ${day}, with ${most}.`,
    count: (count: number) => counted(count, "test", "tests"),
    point: (day: string, count: number) => `${day}: ${counted(count, "test", "tests")}`,
    columns: ["Day", "Tests taken"],
  },
  hardest: {
    title: "Hardest questions",
    hint: (least: number) =>
      `The questions in use that earned the smallest share of their points, if asked at least ${least} times. This covers all time, not only the range, and exam simulations too.`,
    none: (least: number) => `No question in use has been asked ${least} times yet.`,
    unreadable: (displayId: number) => `Question #${displayId} cannot be read.`,
    of: (asked: number, lesson: string) => `Asked ${counted(asked, "time", "times")} · ${lesson}`,
    columns: ["Question", "Share of points (%)", "Asked", "Subject", "Lesson", "Part of", "Text"],
  },
  stopped: {
    title: "Where students stop",
    hint: (days: number) =>
      `Students below 100% who took no test and read or completed no lesson for ${days} days, by the lesson they completed last. This is as of today, not for the range.`,
    none: "Nobody has stopped.",
    total: (count: number) => `${counted(count, "student has", "students have")} stopped.`,
    course: "Course",
    allCourses: "All courses",
    beforeFirst: "Before the first lesson",
    count: (count: number) => counted(count, "student", "students"),
    columns: ["Lesson completed last", "Subject", "Students"],
  },
});
