import { expect, test } from "vitest";
import { nextReport, startReading } from "./reading-clock.ts";

test("a report has whole seconds, and the remainder goes into the next", () => {
  const clock = { ...startReading(0, true), countedMs: 30_700 };

  const { seconds, sent } = nextReport(clock);

  expect(seconds).toBe(30);
  expect(sent.countedMs).toBe(700);
  expect(nextReport(sent).seconds).toBe(0);
});

test("a report holds at most a minute", () => {
  const { seconds, sent } = nextReport({ ...startReading(0, true), countedMs: 3_600_200 });

  expect([seconds, sent.countedMs]).toEqual([60, 200]);
});
