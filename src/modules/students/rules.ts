/** What holds for the institute's students: the figures above their list, and how often one is invited. Pure. */
import { addDays, dayOf, monthBefore, startOfDay, startOfMonth } from "../../core/days.ts";

export const STUDENT_STATUSES = ["Active", "Inactive"] as const;
export type StudentStatus = (typeof STUDENT_STATUSES)[number];

/** A mail may take this long; a second one in between would only confuse. */
const INVITE_AGAIN_MINUTES = 15;

/** Whole minutes until the invitation may be mailed again; 0 when it may be now. */
export function minutesUntilInvitable(invitedAt: Date | null, now: Date): number {
  if (!invitedAt) return 0;
  const passed = (now.getTime() - invitedAt.getTime()) / 60_000;
  return Math.max(0, Math.ceil(INVITE_AGAIN_MINUTES - passed));
}

/** Sums over all students, now or at the end of a day. */
export type StudentTotals = {
  students: number;
  /** Different ones. */
  courses: number;
  progressSum: number;
  /** Students whose progress passes. */
  passed: number;
};

/** How many joined in the two stretches that a trend compares. */
export type JoinedCounts = { thisMonth: number; monthBefore: number };

/** Null where there is no data. */
export type Figure = { value: number | null; trend: number | null };

/** The four cards (docs/product/figures.md#student-management). Record 17 explains each trend. */
export type StudentFigures = {
  students: Figure;
  courses: Figure;
  /** Whole percent; the trend in percentage points. */
  averageProgress: Figure;
  passRate: Figure;
};

/** The stretches of time that the trends of a moment compare. */
export function trendPeriods(now: Date, timeZone: string) {
  const today = dayOf(now, timeZone);
  const comparedDay = monthBefore(today);
  return {
    /** From its start on, until now. */
    thisMonth: startOfDay(startOfMonth(today), timeZone),
    /** The end is not part of it. */
    monthBefore: {
      start: startOfDay(startOfMonth(comparedDay), timeZone),
      end: startOfDay(addDays(comparedDay, 1), timeZone),
    },
    /** The day whose snapshot the figures are compared with. */
    comparedDay,
  };
}

/** `then` is null without a snapshot to compare with. */
export function studentFigures(now: StudentTotals, joined: JoinedCounts, then: StudentTotals | null): StudentFigures {
  const comparedFigure = (read: (totals: StudentTotals) => number | null): Figure => {
    const [value, before] = [read(now), then && read(then)];
    return { value, trend: value === null || before === null ? null : value - before };
  };
  return {
    students: { value: now.students, trend: changeInPercent(joined.thisMonth, joined.monthBefore) },
    courses: comparedFigure(({ courses }) => courses),
    averageProgress: comparedFigure(({ progressSum, students }) => rounded(progressSum, students)),
    passRate: comparedFigure(({ passed, students }) => rounded(passed * 100, students)),
  };
}

function changeInPercent(now: number, before: number): number | null {
  return rounded((now - before) * 100, before);
}

function rounded(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round(sum / count);
}

/** Of a list that is imported. */
export const IMPORT_MEGABYTES_MAX = 2;
export const IMPORT_ROWS_MAX = 5_000;
