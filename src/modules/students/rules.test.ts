import { expect, test } from "vitest";
import { minutesUntilInvitable, type StudentTotals, studentFigures, trendPeriods } from "./rules.ts";

const NONE: StudentTotals = { students: 0, courses: 0, progressSum: 0, passed: 0 };

test("the four figures are students, courses, average progress and pass rate, rounded, beside what they were", () => {
  // Seven students with 0, 10, 35, 69, 70, 71 and 100 percent: 355 in all, three of them pass.
  const now: StudentTotals = { students: 7, courses: 3, progressSum: 355, passed: 3 };
  // Five with 0, 5, 20, 70 and 80 percent: 175 in all, two of them pass.
  const then: StudentTotals = { students: 5, courses: 4, progressSum: 175, passed: 2 };

  expect(studentFigures(now, { thisMonth: 7, monthBefore: 4 }, then)).toEqual({
    students: { value: 7, trend: 75 },
    courses: { value: 3, trend: -1 },
    // 355 / 7 = 50.7 and 175 / 5 = 35.
    averageProgress: { value: 51, trend: 16 },
    // 3 / 7 = 42.9 % and 2 / 5 = 40 %.
    passRate: { value: 43, trend: 3 },
  });
});

test("without students there is neither an average nor a share, and nothing is invented", () => {
  expect(studentFigures(NONE, { thisMonth: 0, monthBefore: 0 }, null)).toEqual({
    students: { value: 0, trend: null },
    courses: { value: 0, trend: null },
    averageProgress: { value: null, trend: null },
    passRate: { value: null, trend: null },
  });
});

test("a month before without anybody gives no percentage, and a day that nobody wrote down no difference", () => {
  const now: StudentTotals = { students: 2, courses: 1, progressSum: 100, passed: 1 };

  const figures = studentFigures(now, { thisMonth: 2, monthBefore: 0 }, null);

  expect(Object.values(figures).map(({ trend }) => trend)).toEqual([null, null, null, null]);
  expect(studentFigures(now, { thisMonth: 0, monthBefore: 4 }, NONE)).toMatchObject({
    students: { trend: -100 },
    courses: { trend: 1 },
    averageProgress: { value: 50, trend: null },
  });
});

test("a trend compares this month so far with the same days of the month before, in the institute's time", () => {
  // 00:30 on the 21st in Kolkata is still the 20th in Greenwich.
  expect(trendPeriods(new Date("2026-11-20T19:00:00Z"), "Asia/Kolkata")).toEqual({
    thisMonth: new Date("2026-10-31T18:30:00Z"),
    monthBefore: { start: new Date("2026-09-30T18:30:00Z"), end: new Date("2026-10-21T18:30:00Z") },
    comparedDay: "2026-10-21",
  });
});

test("the last days of a long month are compared with the whole of a shorter one before", () => {
  expect(trendPeriods(new Date("2026-03-30T12:00:00Z"), "UTC")).toMatchObject({
    monthBefore: { start: new Date("2026-02-01T00:00:00Z"), end: new Date("2026-03-01T00:00:00Z") },
    comparedDay: "2026-02-28",
  });
});

test("an invitation may be mailed again after a quarter of an hour", () => {
  const invitedAt = new Date("2026-11-21T10:00:00Z");

  expect(minutesUntilInvitable(null, invitedAt)).toBe(0);
  expect(minutesUntilInvitable(invitedAt, invitedAt)).toBe(15);
  expect(minutesUntilInvitable(invitedAt, new Date("2026-11-21T10:14:01Z"))).toBe(1);
  expect(minutesUntilInvitable(invitedAt, new Date("2026-11-21T10:15:00Z"))).toBe(0);
});
