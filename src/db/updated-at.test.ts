import { expect, test } from "vitest";
import { isStale, nextUpdatedAt } from "./updated-at.ts";

const SAVED = { updatedAt: new Date("2026-03-04T09:00:00.000Z") };

test("two saves within a millisecond, or after the clock was set back, have different times", () => {
  expect(nextUpdatedAt(SAVED, new Date("2026-03-04T09:00:00.000Z"))).toEqual(new Date("2026-03-04T09:00:00.001Z"));
  expect(nextUpdatedAt(SAVED, new Date("2026-03-04T08:00:00.000Z"))).toEqual(new Date("2026-03-04T09:00:00.001Z"));
  expect(nextUpdatedAt(SAVED, new Date("2026-03-04T10:00:00.000Z"))).toEqual(new Date("2026-03-04T10:00:00.000Z"));
});

test("a form is stale when what it shows has been saved since", () => {
  expect(isStale(SAVED, new Date(SAVED.updatedAt))).toBe(false);
  expect(isStale({ updatedAt: nextUpdatedAt(SAVED, SAVED.updatedAt) }, SAVED.updatedAt)).toBe(true);
});
