/** The list of a student's tests, for the student and for the administrator. */
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";

const KINDS = { all: "All", practice: "Practice tests", custom: "Custom tests", preset: "Exam simulations" };

export const resultTexts = localized({
  title: "Results",
  test: "Test",
  day: "Date",
  points: "Points",
  time: "Time",
  of: (part: number, whole: number) => `${part} of ${whole}`,
  none: "–",
  waits: "Not yet",
  open: "In progress",
  expired: "No result",
  started: "Started",
  compareWith: (day: string) => `Compare with ${day}`,
  /** Choosing the other one of two results that are compared. */
  choose: {
    other: "Compare with another",
    title: (test: string, day: string) => `Compare ${test}, ${day}`,
    text: "Choose the other result of this test in the list.",
    cancel: "Cancel the comparison",
    chosen: "Chosen",
    this: "Compare with this one",
    thisOf: (day: string) => `Compare with this one: ${day}`,
  },
  waiting:
    "You cannot see some scores yet. Either you are taking a test with some of the same questions, or the institute has not released them.",
  pages: "Pages of results",
  loading: "Loading results",
  shown: (first: number, last: number, total: number) =>
    `${first === last ? first : `${first} to ${last}`} of ${number(total)}`,
  empty: "No test submitted yet",
  emptyText: "Every submitted test appears here, with its review.",
  kind: "Show",
  kinds: {
    student: { ...KINDS, institute: "From your institute" },
    admin: { ...KINDS, institute: "From the institute" },
  },
  kindCount: (kind: string, count: number) => `${kind} (${number(count)})`,
  showAll: "Show all results",

  filters: {
    open: "Filter by test, state or date",
    label: "Filters of the results",
    allTests: "All tests",
    state: "State",
    states: {
      all: "All states",
      passed: "Passed",
      failed: "Not passed",
      waiting: "Score not out yet",
      open: "In progress",
      expired: "No result",
    },
    from: "From",
    until: "Until",
    apply: "Show results",
    clear: "Clear filters",
    none: "No test fits these filters",
  },

  lines: {
    title: "Scores over time",
    text: (most: number) =>
      `One line for each kind of test, with its ${most} newest results at most. Each line says what it is a percentage of.`,
    of: {
      questions: "Percent of the questions that were fully right",
      marks: "Percent of the possible marks",
    },
    count: (shown: number, total: number) =>
      shown === total
        ? `${counted(total, "result", "results")}`
        : `Newest ${number(shown)} of ${number(total)} results`,
    waiting: (count: number) => `${counted(count, "score is", "scores are")} not out yet and not in the line.`,
    one: (value: string, day: string) => `${value} on ${day}.`,
    fromTo: (first: string, firstDay: string, last: string, lastDay: string) =>
      `From ${first} on ${firstDay} to ${last} on ${lastDay}.`,
  },

  own: {
    title: "All results",
    text: "Every test you have taken, the newest first. Open one to review it.",
    back: "Performance",
    failed: "Your results could not be loaded.",
    emptyText: "Take your first practice test: its result will appear here, with a review of every question.",
    takeTest: "Take a practice test",
    emptyKind: {
      institute: "No test from your institute submitted yet",
      practice: "No practice test submitted yet",
      custom: "No custom test submitted yet",
      preset: "No exam simulation submitted yet",
    },
  },
});
