import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasEntry, isEntry, keepEntry, takeEntry } from "../../../shared/attempts/opened-attempt.ts";
import { openedAttempt, openQuestion } from "./opened-attempt.test-data.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

const entry = {
  to: "/attempts/1",
  opened: { attempt: openedAttempt([openQuestion(1)]), servedAt: 0, timeZone: "Asia/Kolkata", owner: "owner" },
};

test("the page of a started test takes its contents once, and no other page does", () => {
  expect([isEntry(entry), isEntry(null), isEntry({ code: "inactive" })]).toEqual([true, false, false]);
  keepEntry(entry);
  expect([hasEntry("/attempts/1"), hasEntry("/attempts/2")]).toEqual([true, false]);
  expect(takeEntry("/attempts/1")).toBe(entry.opened);
  expect(takeEntry("/attempts/1")).toBeNull();
  keepEntry(entry);
  expect(takeEntry("/attempts/2")).toBeNull();
});

test("contents that were not taken at once are dropped", () => {
  keepEntry(entry);
  vi.advanceTimersByTime(30_000);
  expect(hasEntry("/attempts/1")).toBe(false);
  expect(takeEntry("/attempts/1")).toBeNull();
});
