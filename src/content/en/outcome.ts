/** How many questions were right, and how many were not answered: the same words on every screen. */
import { localized } from "../texts.ts";
import { number } from "./numbers.ts";

type Outcome = { correct: number; asked: number; leftOut: number };

export const outcomeTexts = localized({
  header: "Right",
  /** "2 of 10", below the header. */
  of: ({ correct, asked }: Outcome) => `${number(correct)} of ${number(asked)}`,
  /** "8 not answered"; empty when none was left out. */
  leftOut: ({ leftOut }: Pick<Outcome, "leftOut">) => (leftOut === 0 ? "" : `${number(leftOut)} not answered`),
  /** "2 of 10 right, 8 not answered", outside a table. */
  whole: (outcome: Outcome) =>
    [`${outcomeTexts.of(outcome)} right`, outcomeTexts.leftOut(outcome)].filter((part) => part !== "").join(", "),
});
