/** Two attempts at one test beside each other. */
import { localized } from "../texts.ts";
import { counted, number, percent } from "./numbers.ts";

const questions = (count: number) => counted(count, "question", "questions");

export const comparisonTexts = localized({
  title: (test: string) => `Compare: ${test}`,
  text: (earlier: string, later: string, name: string | undefined) =>
    `${name === undefined ? "" : `${name}: `}${earlier} and ${later}`,
  ofStudent: (name: string, test: string) => `${name}: ${test}`,
  back: "All results",
  all: "All results of this test",
  figures: "Figures",
  figure: "Figure",
  earlier: "Earlier",
  later: "Later",
  change: "Change",
  day: "Date",
  verdict: "Result",
  outcomes: { right: "Right", partly: "Partly right", wrong: "Wrong", unanswered: "Not answered" },
  time: "Time taken",
  inSight: "Time",
  of: (part: number, whole: number) => `${number(part)} of ${questions(whole)}`,
  fullyRight: (part: number, whole: number) => `${number(part)} of ${questions(whole)} fully right`,
  perQuestion: (time: string) => `${time} a question`,
  percent,
  none: "–",
  notYet: "Not yet",
  points: (difference: number) =>
    `${difference > 0 ? "+" : difference < 0 ? "−" : "±"}${counted(Math.abs(difference), "point", "points")}`,
  same: (count: number) =>
    `Both times the test asked the same ${questions(count)}, so all figures can be compared. A point is one percent.`,
  differ: ({ common, earlier, later }: { common: number; earlier: number; later: number }) =>
    [
      common === 0
        ? "The questions differ, and none was asked both times."
        : `The questions differ: ${counted(common, "was", "were")} asked both times.`,
      `So only the percentages can be compared: the earlier ones are of ${questions(earlier)}, the later ones of ${questions(later)}. A point is one percent.`,
    ].join(" "),
  adaptive: (common: number) =>
    `An adaptive test asks other questions each time: ${common === 0 ? "none was" : counted(common, "was", "were")} asked both times. So only the results beside the standard can be compared.`,
  sections: "By section",
  section: "Section",
  notAsked: "Not asked",
  line: (label: string, value: string) => `${label}: ${value}`,
  share: (part: number, whole: number, percentage: number | null) =>
    percentage === null
      ? `${number(part)} of ${number(whole)}`
      : `${percent(percentage)}, ${number(part)} of ${number(whole)}`,
  both: (count: number) =>
    count === 1 ? "The question asked both times" : `The ${number(count)} questions asked both times`,
  changes: {
    better: "Right only the later time",
    worse: "Right only the earlier time",
    right: "Right both times",
    open: "Right neither time",
  },
  changed: "Questions that came out differently",
  unchanged: "Every one of them came out the same both times.",
  lesson: "Lesson",
  question: (position: number) => `Question ${position}`,
});
