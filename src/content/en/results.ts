/** The list of a student's results, for the student and for the administrator. */
import { localized } from "../texts.ts";
import { number, percent } from "./numbers.ts";
export const resultTexts = localized({
  title: "Results",
  test: "Test",
  day: "Date",
  score: "Score",
  points: "Points",
  time: "Time",
  of: (part: number, whole: number) => `${part} of ${whole}`,
  percent,
  none: "–",
  waits: "Not yet",
  waiting:
    "You cannot see some scores yet, because you are taking a test with some of the same questions. They show again once you submit it or its time is up.",
  pages: "Pages of results",
  loading: "Loading results",
  shown: (first: number, last: number, total: number) =>
    `${first === last ? first : `${first} to ${last}`} of ${number(total)}`,
  empty: "No test submitted yet",
  emptyText: "Every submitted test appears here, with its review.",

  own: {
    title: "All results",
    text: "Every test you have submitted, the newest first. Open one to review it.",
    back: "Performance",
    failed: "Your results could not be loaded.",
    kind: "Show",
    kinds: {
      all: "All",
      institute: "From your institute",
      practice: "Practice tests",
      custom: "Custom tests",
      preset: "Exam simulations",
    },
    emptyText: "Take your first practice test: its result will appear here, with a review of every question.",
    takeTest: "Take a practice test",
    emptyKind: {
      practice: "No practice test submitted yet",
      custom: "No custom test submitted yet",
      institute: "No test from your institute submitted yet",
      preset: "No exam simulation submitted yet",
    },
    showAll: "Show all results",
  },
});
