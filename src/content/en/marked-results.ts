/** Texts of a result in marks. */
import { localized } from "../texts.ts";
import { all, counted, number, percent } from "./numbers.ts";

/** "4.33", "−0.33", of twelfths of a mark. */
const marks = (twelfths: number) => signed(number(twelfths / 12, 2));

const share = (percentage: number) => signed(percent(percentage));

const signed = (text: string) => text.replace("-", "−");

const amount = (twelfths: number) => `${marks(twelfths)} ${twelfths === 12 ? "mark" : "marks"}`;

type Part = { section: string; needed: number; reached: number };

export const markedResultTexts = localized({
  marks: "Marks",
  marksOf: (reached: number, possible: number) => `${marks(reached)} of ${marks(possible)}`,
  share,
  verdict: "Result",
  passed: "Passed",
  failed: "Not passed",
  rule: {
    none: "There is no pass mark for this test, so nothing here says passed or failed.",
    percent: ({ needed, reached }: Part, isByCategory: boolean) =>
      `The pass mark${isByCategory ? " for your category" : ""} is ${share(needed)} of all marks. This result has ${share(reached)}.`,
    percentile: ({ needed, reached }: Part, isByCategory: boolean, count: number) =>
      `The pass mark${isByCategory ? " for your category" : ""} is percentile ${number(needed)}. This result has percentile ${number(reached, 2)} among ${number(count)} students, which moves as more of them take the test.`,
    eachSection: (parts: ReadonlyArray<Part>) =>
      `Each section has its own pass mark: ${all(parts.map(({ section, needed, reached }) => `${section} ${share(needed)} (this result has ${share(reached)})`))}.`,
    category: {
      own: "The pass mark depends on your category, which you have not told us. So nothing here says passed or failed.",
      students:
        "The pass mark depends on the student’s category, which only the student sees. So nothing here says passed or failed.",
    },
    peers: (fewest: number, soFar: number) =>
      `This test has a percentile as its pass mark. It needs ${number(fewest)} students who took the test, and so far there are ${number(soFar)}. So nothing here says passed or failed yet.`,
    form: (fewest: number) =>
      `This test has a percentile as its pass mark. It needs ${number(fewest)} first attempts at the same questions, and here every attempt has its own. So nothing here says passed or failed.`,
  },
  /** After the category was saved on a page of its own. */
  saved: (isPassed: boolean | null) => {
    const saved = "Your category is saved.";
    if (isPassed === null) return saved;
    return `${saved} ${isPassed ? "You passed this test." : "You did not pass this test."}`;
  },
  lost: {
    own: (lost: number, ifOmitted: number) =>
      `Wrong answers took ${amount(lost)}. Had you left these blank, you would have ${amount(ifOmitted)}.`,
    students: (lost: number, ifOmitted: number) =>
      `Wrong answers took ${amount(lost)}. If these had been left blank, the result would be ${amount(ifOmitted)}.`,
  },
  partlyIsWrong: "An answer that is only partly right counts as wrong in these marks.",
  notCounting: (count: number) =>
    `${counted(count, "question does", "questions do")} not count and ${count === 1 ? "is" : "are"} not in these figures.`,
  table: {
    caption: "By section",
    captionOfOne: "In detail",
    section: "Section",
    whole: "Whole test",
    attempted: "Attempted",
    right: "Right",
    partly: "Partly right",
    wrong: "Wrong",
    omitted: "Not answered",
    time: "Time",
    notMeasured: "Not measured",
    of: (part: number, whole: number) => `${number(part)} of ${number(whole)}`,
  },
});
