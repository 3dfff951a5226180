import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { backupFigure } from "./backup-figure.ts";
import { figuresOf } from "./figures.ts";
import { spoken, WaitingBadge } from "./waiting-badge.tsx";

const NONE = {
  takingTests: 0,
  newStudents: 0,
  contact: 0,
  "notify-me": 0,
  reports: 0,
  withoutRationale: 0,
  failedJobs: 0,
};
const NOW = new Date("2026-11-22T09:00:00Z");
const IDLE = { last: null, failure: null };

test("each figure leads to where one acts on it, with the right filter set", () => {
  const figures = figuresOf({ ...NONE, contact: 2, "notify-me": 100, reports: 1, withoutRationale: 10_000 });
  const linked = Object.fromEntries(
    figures.map(({ label, value, links }) => [label, [value, ...links.map(({ to }) => to)]]),
  );

  expect(linked).toEqual({
    "Unread messages": ["102", "/admin/messages?show=unread", "/admin/messages/notify-me?show=unread"],
    "Open reports": ["1", "/admin/messages/reports?show=open"],
    "Without rationale": ["9,999+", "/admin/questions?rationale=needed"],
    "Failed jobs": ["0", "/admin/today/jobs"],
    "Students taking a test": ["0", "/admin/students?tests=running"],
    "New students": ["0", "/admin/students?joined=7&sort=-joined"],
  });
  expect(figures.filter(({ state }) => state === "waits")).toHaveLength(3);
  expect(figuresOf(NONE).filter(({ state }) => state === "waits")).toEqual([]);
});

test("the last backup says how old it is, and waits only when the last try failed", () => {
  const at = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
  const last = (minutes: number) => ({ ...IDLE, last: { file: "a.zip", bytes: 1, madeAt: at(minutes) } });
  const figure = (state: Parameters<typeof backupFigure>[0], isPlanned = true) =>
    backupFigure(state, { isPlanned, now: NOW });

  expect([0, 1, 59, 60, 47 * 60, 48 * 60].map((minutes) => figure(last(minutes)).value)).toEqual([
    "Just now",
    "1 minute ago",
    "59 minutes ago",
    "1 hour ago",
    "47 hours ago",
    "2 days ago",
  ]);
  expect(figure(IDLE)).toMatchObject({ value: "None yet", state: "stands" });
  expect(figure(last(5), false)).toMatchObject({ value: "Switched off", state: "stands" });
  const failed = { ...last(180), failure: { at: at(5), reason: "disk full" } };
  expect(figure(failed)).toMatchObject({ value: "3 hours ago", state: "waits", hint: "The last try failed" });
  expect(figure(failed, false).state).toBe("stands");
});

test("the badge is a number to see and words to hear, and is not there when nothing waits", () => {
  const waiting = { messages: 1, reports: 2, failedJobs: 100 };

  expect(renderToStaticMarkup(<WaitingBadge waiting={waiting} />)).toMatch(
    /aria-hidden="true">99\+<\/span>.*99\+ waiting: 1 unread message, 2 open reports, 99\+ failed jobs/,
  );
  expect(spoken({ ...waiting, messages: 0, failedJobs: 1 })).toEqual(["3 waiting: 2 open reports, 1 failed job"]);
  const nothing = { messages: 0, reports: 0, failedJobs: 0 };
  expect([nothing, null].map((none) => renderToStaticMarkup(<WaitingBadge waiting={none} />))).toEqual(["", ""]);
});
