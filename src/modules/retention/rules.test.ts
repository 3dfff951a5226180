import { expect, test } from "vitest";
import { RetentionForm } from "./forms.ts";
import {
  isAllowed,
  noticeCutoff,
  parsePeriods,
  type RetentionPeriods,
  retentionCutoff,
  serializePeriods,
  shortened,
} from "./rules.ts";

const KEEPING: RetentionPeriods = {
  keepSignInsMonths: 12,
  keepAuditMonths: 36,
  keepDataViewsMonths: 12,
  keepMessagesMonths: 0,
  keepUnusedAccountsMonths: 24,
};

test.each([
  ["2026-11-21T09:00:00.000Z", 12, "2025-11-21T09:00:00.000Z"],
  ["2026-08-31T09:00:00.000Z", 18, "2025-02-28T09:00:00.000Z"],
  ["2028-02-29T23:59:00.000Z", 12, "2027-02-28T23:59:00.000Z"],
  ["2026-01-31T00:00:00.000Z", 13, "2024-12-31T00:00:00.000Z"],
])("at %s what is kept %i months is kept since %s", (now, months, since) => {
  expect(retentionCutoff(months, new Date(now))?.toISOString()).toBe(since);
});

test("for ever has no such moment, neither to delete nor to tell", () => {
  expect([retentionCutoff(0, new Date()), noticeCutoff(0, new Date())]).toEqual([null, null]);
});

test("owners are told thirty days before their time is over", () => {
  expect(noticeCutoff(24, new Date("2026-11-21T09:00:00Z"))).toEqual(new Date("2024-12-21T09:00:00Z"));
});

test("less than before destroys, more and for ever do not", () => {
  const after = { ...KEEPING, keepAuditMonths: 24, keepDataViewsMonths: 0, keepMessagesMonths: 600 };
  expect(shortened(KEEPING, after)).toEqual(["keepAuditMonths", "keepMessagesMonths"]);
  expect(shortened(KEEPING, { ...KEEPING, keepSignInsMonths: 13 })).toEqual([]);
});

test("a year is the least, and for ever is always allowed", () => {
  expect([0, 12, 600].map(isAllowed)).toEqual([true, true, true]);
  expect([1, 11, 601, 12.5, -12].map(isAllowed)).toEqual([false, false, false, false, false]);
});

test("the times as one word come back as they were, and nothing else is read", () => {
  expect(serializePeriods(KEEPING)).toBe("12-36-12-0-24");
  expect(parsePeriods("12-36-12-0-24")).toEqual(KEEPING);
  expect(["", null, "12", "12-36-12-0", "12-36-12-0-24-1", "12-36-12-0--1"].map(parsePeriods)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test("the form takes whole months only, and says what it takes", () => {
  const fields = Object.fromEntries(Object.entries(KEEPING).map(([name, value]) => [name, String(value)]));
  const asked = { intent: "keep", basedOn: serializePeriods(KEEPING), ...fields };
  const problem = (months: string) =>
    RetentionForm.safeParse({ ...asked, keepAuditMonths: months }).error?.issues.map(({ message }) => message);

  expect(RetentionForm.parse(asked)).toMatchObject(KEEPING);
  expect(problem("11")).toEqual(["Please enter 0 for ever, or 12 to 600 months."]);
  for (const nonsense of ["", "1.5", "-1", "a year"]) {
    expect(problem(nonsense)).toEqual(["Please enter a whole number of months."]);
  }
});
