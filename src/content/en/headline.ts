/** The one figure that stands for a result: the same words on every screen, in every mail and file. */
import { localized } from "../texts.ts";
import { number, percent } from "./numbers.ts";

type Headline = { kind: "marks"; marks: number; possible: number } | { kind: "score"; percent: number };

const withMinus = (text: string) => text.replace("-", "−");

/** "4.33", "−0.33", of twelfths of a mark. Two of them that differ are never written alike. */
const marks = (twelfths: number) => withMinus(number(twelfths / 12, 2));

export const headlineTexts = localized({
  header: "Result",
  labels: { marks: "Marks", score: "Score" },
  marks,
  /** "1.67 of 4", below a label that says marks. */
  marksOf: (reached: number, possible: number) => `${marks(reached)} of ${marks(possible)}`,
  /** "1.67 of 4 marks", "67%". */
  whole: (headline: Headline) =>
    headline.kind === "score"
      ? percent(headline.percent)
      : `${marks(headline.marks)} of ${marks(headline.possible)} ${headline.possible === 12 ? "mark" : "marks"}`,
  /** Text of a percentage with at most two decimals. */
  share: (percentage: number) => withMinus(percent(percentage)),
});
