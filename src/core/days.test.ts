import { expect, test } from "vitest";
import {
  addDays,
  dayOf,
  localTimeOf,
  momentOf,
  monthBefore,
  neighboursOfSkipped,
  startOfDay,
  startOfMonth,
} from "./days.ts";

test("a day is that of the time zone", () => {
  const at = new Date("2026-11-20T18:30:00Z");

  expect(dayOf(at, "Asia/Kolkata")).toBe("2026-11-21");
  expect(dayOf(new Date(at.getTime() - 1), "Asia/Kolkata")).toBe("2026-11-20");
  expect(dayOf(at, "UTC")).toBe("2026-11-20");
});

test("a day begins when the zone's clocks say so, also where they change", () => {
  expect(startOfDay("2026-11-21", "Asia/Kolkata")).toEqual(new Date("2026-11-20T18:30:00Z"));
  expect(startOfDay("2026-03-29", "Europe/Berlin")).toEqual(new Date("2026-03-28T23:00:00Z"));
  expect(startOfDay("2026-03-30", "Europe/Berlin")).toEqual(new Date("2026-03-29T22:00:00Z"));
});

test("days are counted over months and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(startOfMonth("2026-11-21")).toBe("2026-11-01");
});

test("the same day of the month before is its last day when it is shorter", () => {
  expect(monthBefore("2026-11-21")).toBe("2026-10-21");
  expect(monthBefore("2026-03-31")).toBe("2026-02-28");
  expect(monthBefore("2026-01-15")).toBe("2025-12-15");
});

test("a time of day is that of the zone's clocks, to the minute, and back", () => {
  expect(localTimeOf(new Date("2026-11-20T18:30:59Z"), "Asia/Kolkata")).toBe("2026-11-21T00:00");
  expect(momentOf("2026-11-21T00:00", "Asia/Kolkata")).toEqual(new Date("2026-11-20T18:30:00Z"));
  for (const time of ["2026-03-29T01:59", "2026-03-29T03:00", "2026-10-25T00:59", "2026-10-25T03:00"]) {
    expect(localTimeOf(momentOf(time, "Europe/Berlin") ?? new Date(0), "Europe/Berlin")).toBe(time);
  }
});

test.each([
  "",
  "2026-11-21",
  "2026-02-31T10:00",
  "2026-11-21T24:00",
  "2026-11-21T10:00Z",
  "0002-11-21T10:00",
  "tomorrow",
])("%j is no time of day", (text) => {
  expect(momentOf(text, "Asia/Kolkata")).toBeNull();
});

test.each([
  ["2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:59", "2026-03-29T03:00"],
  ["2026-03-29T02:00", "Europe/Berlin", "2026-03-29T01:59", "2026-03-29T03:00"],
  ["2026-03-29T02:59", "Europe/Berlin", "2026-03-29T01:59", "2026-03-29T03:00"],
  ["2026-03-08T02:15", "America/New_York", "2026-03-08T01:59", "2026-03-08T03:00"],
  // Half an hour, and a whole day.
  ["2026-10-04T02:10", "Australia/Lord_Howe", "2026-10-04T01:59", "2026-10-04T02:30"],
  ["2011-12-30T12:00", "Pacific/Apia", "2011-12-29T23:59", "2011-12-31T00:00"],
])("clocks that skip %s in %s show %s before it and %s after it", (skipped, timeZone, before, after) => {
  const neighbours = neighboursOfSkipped(skipped, timeZone);

  expect(momentOf(skipped, timeZone)).toBeNull();
  expect(neighbours && localTimeOf(neighbours.before, timeZone)).toBe(before);
  expect(neighbours && localTimeOf(neighbours.after, timeZone)).toBe(after);
});

test("only times that clocks skip have neighbours", () => {
  // Shown twice.
  expect(momentOf("2026-10-25T02:30", "Europe/Berlin")).not.toBeNull();
  for (const text of ["2026-10-25T02:30", "2026-03-29T03:00", "2026-02-31T10:00", "soon"]) {
    expect(neighboursOfSkipped(text, "Europe/Berlin")).toBeNull();
  }
});
