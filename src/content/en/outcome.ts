/** How many questions were right, and how many were not answered: the same words on every screen. */
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";

type Outcome = { correct: number; asked: number; leftOut: number };
type NotAsScored = { notCounted?: number; givenToAll?: number };

export const outcomeTexts = localized({
  header: "Right",
  /** "2 of 10", below the header. */
  of: ({ correct, asked }: Outcome) => `${number(correct)} of ${number(asked)}`,
  /** "8 not answered"; empty when none was left out. */
  leftOut: ({ leftOut }: Pick<Outcome, "leftOut">) => (leftOut === 0 ? "" : `${number(leftOut)} not answered`),
  /** "1 question not counted", "1 question given to all": what does not count as it was answered; empty where all does. */
  notAsScored: ({ notCounted = 0, givenToAll = 0 }: NotAsScored) =>
    [
      ...(notCounted > 0 ? [`${counted(notCounted, "question", "questions")} not counted`] : []),
      ...(givenToAll > 0 ? [`${counted(givenToAll, "question", "questions")} given to all`] : []),
    ].join(", "),
  /** "2 of 10 right, 8 not answered, 1 question not counted", outside a table. */
  whole: (outcome: Outcome & NotAsScored) =>
    [`${outcomeTexts.of(outcome)} right`, outcomeTexts.leftOut(outcome), outcomeTexts.notAsScored(outcome)]
      .filter((part) => part !== "")
      .join(", "),
});
