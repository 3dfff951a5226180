import { expect, test } from "vitest";
import { countReading, REPORT_EVERY_SECONDS, REPORT_SECONDS_MAX } from "./rules.ts";

const START = Date.parse("2026-05-04T09:00:00Z");
const at = (seconds: number) => new Date(START + seconds * 1000);

/** Sends reports one after the other and gives what was counted of each. */
function countAll(reports: ReadonlyArray<{ at: number; seconds: number }>): number[] {
  let countedUntil: Date | null = null;
  return reports.map((report) => {
    const counted = countReading({ reported: report.seconds, countedUntil, now: at(report.at) });
    if (counted.seconds > 0) countedUntil = counted.until;
    return counted.seconds;
  });
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test("what an honest page reports is counted in full, also when reports arrive a little late or early", () => {
  const late = [0, 0.4, -1.2, 1.1, -0.9, 0.3];
  const reports = late.map((by, nth) => ({ at: (nth + 1) * REPORT_EVERY_SECONDS + by, seconds: REPORT_EVERY_SECONDS }));

  expect(countAll(reports)).toEqual(late.map(() => REPORT_EVERY_SECONDS));
});

test("two tabs that both claim to be read at once count once", () => {
  const reports = Array.from({ length: 40 }, (_, nth) => ({ at: 30 + nth * 15, seconds: 30 }));

  const counted = sum(countAll(reports));

  expect(counted).toBeLessThanOrEqual(39 * 15 + REPORT_SECONDS_MAX + 2);
  expect(counted).toBeGreaterThanOrEqual(39 * 15);
});

test("many small reports count no more than the time that passes while they are sent", () => {
  const reports = Array.from({ length: 1_000 }, (_, nth) => ({ at: nth * 0.1, seconds: 2 }));

  expect(sum(countAll(reports))).toBeLessThanOrEqual(100 + REPORT_SECONDS_MAX + 2);
});

test("one report counts at most a minute, whatever it says and however long nothing was heard", () => {
  expect(countAll([{ at: 0, seconds: 86_400 }])).toEqual([REPORT_SECONDS_MAX]);
  expect(
    countAll([
      { at: 0, seconds: 10 },
      { at: 7_200, seconds: 7_200 },
    ]),
  ).toEqual([10, REPORT_SECONDS_MAX]);
});

test("less than passed is counted as it was said", () => {
  expect(
    countAll([
      { at: 0, seconds: 5 },
      { at: 30, seconds: 12 },
    ]),
  ).toEqual([5, 12]);
});

test("a clock that was set back adds nothing, and takes nothing away", () => {
  expect(countReading({ reported: 30, countedUntil: at(600), now: at(0) })).toEqual({ seconds: 0, until: at(600) });
});
