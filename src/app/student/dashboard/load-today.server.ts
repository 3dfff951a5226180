/** What the dashboard shows of today. */
import { addDays, dayOf, startOfDay } from "../../../core/days.ts";
import type { Student } from "../../../modules/accounts/viewer.ts";
import { findReadingPlace } from "../../../modules/learning/queries/reading-place.server.ts";
import { daysBetween, daysToExam } from "../../../modules/repetition/rules.ts";
import { type DoneToday, planDay, type TodaysPlan } from "../../../modules/study-plan/commands/plan-day.server.ts";
import { findStudyDays } from "../../../modules/study-plan/queries/find-study-days.server.ts";
import { findStudyPlan } from "../../../modules/study-plan/queries/find-study-plan.server.ts";
import type { Part } from "../../../modules/study-plan/rules.ts";
import { streakOf } from "../../../modules/study-plan/streak.ts";
import type { Services } from "../../context.ts";
import { clockWriter, dayOfCalendarWriter } from "../../dates.server.ts";
import { loadDue } from "../repetition/load-due.server.ts";

/** Whoever was away for so long is welcomed back. */
const LAPSED_DAYS = 14;
/** How far back a streak is looked for. */
const STREAK_DAYS = 400;
/** From so many days before the exam on the dashboard is about it. */
const EXAM_WEEK_DAYS = 7;

export async function loadToday(services: Pick<Services, "db" | "timeZone">, student: Student, now: Date) {
  const { db, timeZone } = services;
  const today = dayOf(now, timeZone);
  const [due, wishes, days, reading] = await Promise.all([
    loadDue(services, student, now),
    findStudyPlan(db, student),
    findStudyDays(db, student, timeZone, addDays(today, -STREAK_DAYS)),
    findReadingPlace(db, student),
  ]);
  const plan = await planDay(db, student, due, { timeZone, now });
  const lastDay = days.findLast(({ day }) => day < today)?.day ?? null;
  const hasToday = days.at(-1)?.day === today;
  const daysLeft = daysToExam(today, wishes.examOn);
  return {
    due,
    isActive: student.status === "Active",
    isAsked: wishes.isAsked,
    today,
    minutesADay: wishes.minutesADay,
    steps: stepsOf(plan),
    /** Of what is due: still to be done by the plan. */
    plannedDue: Math.min(due.today, Math.max(0, plan.due - due.done)),
    weakest: plan.weakest,
    newQuestions: plan.fresh,
    reading,
    streak: wishes.showsStreak ? streakOf(new Set(days.map(({ day }) => day)), today) : null,
    dayEnds: clockWriter(timeZone)(startOfDay(addDays(today, 1), timeZone)),
    daysLeft,
    isExamWeek: daysLeft !== null && daysLeft <= EXAM_WEEK_DAYS,
    /** Written; null for who was here lately, or has begun again today. */
    lapsedSince:
      lastDay !== null && !hasToday && daysBetween(lastDay, today) >= LAPSED_DAYS
        ? dayOfCalendarWriter()(lastDay)
        : null,
  };
}

export type Today = Awaited<ReturnType<typeof loadToday>>;
export type Step = Today["steps"][number];

/** The parts of the plan, each with how much of it is done. */
function stepsOf({ parts, done, due }: TodaysPlan) {
  return parts.map((part) => stepOf(part, done, due));
}

function stepOf(part: Part, { fresh, again }: DoneToday, due: number) {
  switch (part.kind) {
    case "new":
      return { ...part, done: Math.min(part.count, fresh.get(part.subjectId) ?? 0) };
    case "again":
      // What is due comes first, and is repeated too.
      return { ...part, done: Math.min(part.count, Math.max(0, again - due)) };
    case "mock":
      return { ...part, done: 0 };
  }
}
