/** The pages that show days of study say when such a day begins or ends, in the institute's time zone (P164). */
import { expect, test } from "vitest";
import { buildStudent } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { loadToday } from "../dashboard/load-today.server.ts";
import { loadStanding } from "./load-standing.server.ts";

const NOW = new Date("2026-03-28T16:00:00Z");

test.each([
  ["Asia/Kolkata", "12:00 am IST"],
  ["America/New_York", "12:00 am GMT-4"],
])("in %s a day begins and ends at %s", async (timeZone, midnight) => {
  const student = await buildStudent(db);

  expect(await loadStanding({ db, timeZone }, student, new URLSearchParams(), NOW)).toMatchObject({
    dayBegins: midnight,
  });
  expect(await loadToday({ db, timeZone }, student, NOW)).toMatchObject({ dayEnds: midnight });
});
