/** Texts of a result in marks. */
import { localized } from "../texts.ts";
import { headlineTexts } from "./headline.ts";
import { all, counted, type Level, level, levelInPercent, number } from "./numbers.ts";

const { marks } = headlineTexts;

const amount = (twelfths: number) => `${marks(twelfths)} ${twelfths === 12 ? "mark" : "marks"}`;

/** A part of a test: its pass mark, and twelfths of a mark. */
type Part = { section: string; needed: Level; marks: number; possible: number; marksNeeded: number };

/** "3 of 3 marks are needed, this result has 2": in marks, so that both can be compared as they stand. */
const neededAndReached = ({ marks: reached, possible, marksNeeded }: Part) =>
  `${marks(marksNeeded)} of ${amount(possible)} ${possible === 12 ? "is" : "are"} needed, and this result has ${marks(reached)}`;

export const markedResultTexts = localized({
  /** Beside the marks that a result has. */
  marksNeeded: (twelfths: number) => `${amount(twelfths)} needed`,
  verdict: "Result",
  passed: "Passed",
  failed: "Not passed",
  rule: {
    none: "There is no pass mark for this test, so nothing here says passed or failed.",
    percent: (part: Part, isByCategory: boolean) =>
      `The pass mark${isByCategory ? " for your category" : ""} is ${levelInPercent(part.needed)} of all marks. ${neededAndReached(part)}.`,
    /** In percent, as far as it takes to tell both apart. */
    percentile: ({ needed, reached }: { needed: Level; reached: Level }, isByCategory: boolean, count: number) =>
      `The pass mark${isByCategory ? " for your category" : ""} is percentile ${level(needed)}. This result has percentile ${level(reached)} among ${number(count)} students, which moves as more of them take the test.`,
    eachSection: (parts: ReadonlyArray<Part>) =>
      `Each section has its own pass mark: ${all(parts.map((part) => `${levelInPercent(part.needed)} in ${part.section}`))}. ${parts.map((part) => `${part.section}: ${neededAndReached(part)}.`).join(" ")}`,
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
  givenToAll: (count: number) =>
    `${counted(count, "question counts", "questions count")} as right for everybody. That raises the marks, and the number of right answers stays.`,
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
