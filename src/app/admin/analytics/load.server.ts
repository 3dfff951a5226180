/** What the Analytics Dashboard and its files ask for. Each part fails on its own: the others stay. */

import { analyticsTexts } from "../../../content/en/analytics.ts";
import { dayOf } from "../../../core/days.ts";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { listCourseCompletion } from "../../../modules/statistics/queries/course-completion.server.ts";
import { type DayActivity, listDayActivity } from "../../../modules/statistics/queries/day-activity.server.ts";
import {
  type HardQuestion,
  listHardestQuestions,
} from "../../../modules/statistics/queries/hardest-questions.server.ts";
import { listScoresByJoinDate } from "../../../modules/statistics/queries/scores-by-join-date.server.ts";
import { findStoppedStudents } from "../../../modules/statistics/queries/stopped-students.server.ts";
import { listTopPerformers } from "../../../modules/statistics/queries/top-performers.server.ts";
import { type Days, daysOf, type Range, rangeIn, type Span, spanOf } from "../../../modules/statistics/rules.ts";
import { markOf } from "../../../modules/stimuli/mark.ts";
import type { RequestLog, Services } from "../../context.ts";
import { type ChartName, type ShownQuestion, shareOf, type Table, tableOf } from "./charts.ts";

/** Letters of a question's text. */
const TEXT_LENGTH = 90;

export type AnalyticsQuery = {
  range: Range;
  span: Span;
  today: string;
  /** Whose stopped students are shown; null for all. */
  course: string | null;
};

/** A part of the page, or that it could not be loaded. */
export type Part<Value> = { kind: "loaded"; value: Value } | { kind: "failed" };

/** What an address asks for. `courses` are all that there are. */
export function analyticsQueryIn(
  params: URLSearchParams,
  { now, timeZone, courses }: { now: Date; timeZone: string; courses: ReadonlyArray<string> },
): AnalyticsQuery {
  const today = dayOf(now, timeZone);
  const range = rangeIn(params.get("range"));
  const course = courses.find((title) => title === params.get("course")) ?? null;
  return { range, span: spanOf(range, today), today, course };
}

/** The part, or that it failed; why stands in the log. */
export async function loadPart<Value>(log: RequestLog, name: string, load: () => Promise<Value>): Promise<Part<Value>> {
  try {
    return { kind: "loaded", value: await load() };
  } catch (error) {
    log.error({ err: error, part: name }, "a part of the analytics could not be loaded");
    return { kind: "failed" };
  }
}

/** Asks for the data of one chart each. */
export function chartLoaders(
  { db, timeZone }: Pick<Services, "db" | "timeZone">,
  admin: Admin,
  { span, today, course }: AnalyticsQuery,
) {
  return {
    scores: () => listScoresByJoinDate(db, admin, span, timeZone),
    completion: () => listCourseCompletion(db, admin),
    performers: () => listTopPerformers(db, admin),
    days: async () => withEveryDay(await listDayActivity(db, admin, span), span),
    hardest: async () => (await listHardestQuestions(db, admin)).map(shownQuestion),
    stopped: () => findStoppedStudents(db, admin, { today, timeZone, course }),
  };
}

/** One chart as the table of a file, whose days are written as machines read them. */
export async function loadTable(chart: ChartName, loaders: ReturnType<typeof chartLoaders>): Promise<Table> {
  const asItIs = (day: string) => day;
  switch (chart) {
    case "student-performance":
      return tableOf.scores(await loaders.scores(), asItIs);
    case "course-completion":
      return tableOf.completion(await loaders.completion());
    case "top-performers":
      return tableOf.performers(await loaders.performers());
    case "active-students":
      return tableOf.active(await loaders.days(), asItIs);
    case "tests-taken":
      return tableOf.tests(await loaders.days(), asItIs);
    case "hardest-questions":
      return tableOf.hardest(await loaders.hardest());
    case "where-students-stop":
      return tableOf.stopped(await loaders.stopped());
    default:
      return chart satisfies never;
  }
}

function withEveryDay(known: ReadonlyArray<DayActivity>, span: Days): DayActivity[] {
  const byDay = new Map(known.map((activity) => [activity.day, activity]));
  return daysOf(span).map((day) => byDay.get(day) ?? { day, activeStudents: 0, tests: 0 });
}

function shownQuestion({ earned, possible, stem, stimulus, ...question }: HardQuestion): ShownQuestion {
  const { id, displayId, subjectName, lessonTitle, asked } = question;
  const text = stem === null ? analyticsTexts.hardest.unreadable(displayId) : shortened(stem);
  const partOf = stimulus && markOf(stimulus);
  return { id, displayId, subjectName, lessonTitle, partOf, asked, text, share: shareOf(earned, possible) };
}

function shortened(text: string): string {
  const letters = [...text];
  if (letters.length <= TEXT_LENGTH) return text;
  return `${letters
    .slice(0, TEXT_LENGTH)
    .join("")
    .replace(/(?<!\s)\s+\S{0,30}$/, "")}…`;
}
