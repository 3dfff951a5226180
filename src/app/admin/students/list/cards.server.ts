/** The four cards above the list, in words: figure, trend, and how both are computed. */
import { NO_DATA, studentTexts } from "../../../../content/en/students.ts";
import { formats } from "../../../../content/formats.ts";
import { startOfDay, startOfMonth } from "../../../../core/days.ts";
import { PASS_PROGRESS } from "../../../../modules/progress/rules.ts";
import type { StudentOverview } from "../../../../modules/students/queries/student-figures.server.ts";
import type { Figure } from "../../../../modules/students/rules.ts";
import { dateWriter, dayWriter } from "../../../dates.server.ts";
import type { ShownCard } from "./cards.tsx";

const texts = studentTexts.figures;

/** The cards of an overview that was taken on that day. */
export function cardsOf(overview: StudentOverview, today: string, timeZone: string): ShownCard[] {
  const { figures } = overview;
  const { students, courses, averageProgress, passRate } = explanationsOf(overview, today, timeZone);
  return [
    { icon: "users", label: texts.students, ...shown(figures.students, plain, texts.inPercent), explanation: students },
    { icon: "book", label: texts.courses, ...shown(figures.courses, plain, texts.inNumber), explanation: courses },
    {
      icon: "chart",
      label: texts.averageProgress,
      ...shown(figures.averageProgress, texts.percent, texts.inPoints),
      explanation: averageProgress,
    },
    {
      icon: "check",
      label: texts.passRate,
      ...shown(figures.passRate, texts.percent, texts.inPoints),
      explanation: passRate,
    },
  ];
}

function shown({ value, trend }: Figure, write: (value: number) => string, writeTrend: (trend: number) => string) {
  return {
    value: value === null ? NO_DATA : write(value),
    trend: trend === null ? null : { text: writeTrend(trend), direction: Math.sign(trend) },
  };
}

function plain(value: number): string {
  return formats().number(value);
}

function explanationsOf({ joined, compared, comparedDay }: StudentOverview, today: string, timeZone: string) {
  const writeDay = dayWriter(timeZone);
  const short = (day: string) => writeDay(startOfDay(day, timeZone)).short;
  const days = (last: string) => texts.days(short(startOfMonth(last)), short(last));
  const then = dateWriter(timeZone)(startOfDay(comparedDay, timeZone)).text;
  const percentOf = (sum: number, count: number) => (count === 0 ? NO_DATA : texts.percent(Math.round(sum / count)));
  const students =
    joined.monthBefore === 0
      ? texts.explainNoStudents(days(comparedDay))
      : texts.explainStudents(days(today), joined.thisMonth, days(comparedDay), joined.monthBefore);
  if (!compared) {
    const without = (what: string) => texts.explainNoSnapshot(what, then);
    return {
      students,
      courses: without(texts.whatCourses),
      averageProgress: without(texts.whatAverage),
      passRate: without(texts.whatPassRate(PASS_PROGRESS)),
    };
  }
  const { students: count, courses, progressSum, passed } = compared;
  return {
    students,
    courses: texts.explainCourses(courses, then),
    averageProgress: texts.explainAverage(percentOf(progressSum, count), then),
    passRate: texts.explainPassRate(percentOf(passed * 100, count), then, PASS_PROGRESS),
  };
}
