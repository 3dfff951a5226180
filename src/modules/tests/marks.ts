/**
 * What the answers of a section are worth. Marks are whole twelfths of a mark, so that halves, thirds, quarters and sixths add up
 * exactly: nothing here is rounded. Pure.
 */
import { z } from "zod/mini";
import { type Correctness, correctnessOf, type ScoredAnswer } from "../attempts/rules.ts";
import { commonDivisor } from "./percents.ts";

/** The unit of every figure of this file. */
const TWELFTHS_OF_A_MARK = 12;

const Twelfths = z.int().check(z.minimum(-100 * TWELFTHS_OF_A_MARK), z.maximum(100 * TWELFTHS_OF_A_MARK));

/**
 * What a question of a section gives, in twelfths. Counted by `questions` an answer is all or nothing, and one that is right in
 * part is a wrong one; counted by `points` each point of the item's own rule gives `right`, and only an answer without any
 * point is a wrong one.
 */
export const Marks = z.strictObject({
  by: z.enum(["questions", "points"]),
  right: Twelfths.check(z.minimum(1)),
  wrong: Twelfths.check(z.maximum(0)),
  omitted: Twelfths.check(z.maximum(0)),
});
export type Marks = z.infer<typeof Marks>;

/**
 * An answer with what was decided about its question since: one that is `left-out` counts for nothing, one that is `given-to-all` gives
 * full marks and stays among the right or wrong answers as it was given (P55).
 */
export type MarkedAnswer = ScoredAnswer & { voided?: "left-out" | "given-to-all" | null };

export type SectionOutcome = {
  /** How many questions count; the four below it add up to this. */
  questions: number;
  counts: { readonly [Name in Correctness]: number };
  /** Number of counted questions that give full marks to everybody. */
  givenToAll: number;
  /** Twelfths, here and below; less than 0 where wrong answers took away more than the right ones gave. */
  marks: number;
  possible: number;
  /** What wrong answers took away, as a positive number. */
  lost: number;
  /** What `marks` would be if each of those had been omitted. */
  marksIfOmitted: number;
};

/** What these answers of one section come to. Without answers everything is 0. */
export function outcomeOf(answers: ReadonlyArray<MarkedAnswer>, marks: Marks): SectionOutcome {
  const counting = answers.filter(({ voided }) => voided !== "left-out");
  const counts = { right: 0, partly: 0, wrong: 0, unanswered: 0 };
  const givenToAll = counting.filter(({ voided }) => voided === "given-to-all").length;
  let [total, possible, lost, wrongs] = [0, 0, 0, 0];
  for (const answer of counting) {
    counts[correctnessOf({ ...answer, score: answer })] += 1;
    const earned = marksOf(answer, marks);
    total += earned;
    possible += fullMarksOf(answer, marks);
    if (isWrong(answer, marks)) {
      wrongs += 1;
      lost -= marks.wrong;
    }
  }
  const marksIfOmitted = total + lost + wrongs * marks.omitted;
  return { questions: counting.length, counts, givenToAll, marks: total, possible, lost, marksIfOmitted };
}

/** The greatest number of twelfths in whose multiples all marks come. */
export function stepOf({ right, wrong, omitted }: Marks): number {
  return commonDivisor(commonDivisor(right, wrong), omitted);
}

/** What one answer gives, in twelfths. */
export function marksOf(answer: MarkedAnswer, marks: Marks): number {
  switch (answer.voided) {
    case "left-out":
      return 0;
    case "given-to-all":
      return fullMarksOf(answer, marks);
    case null:
    case undefined:
      break;
    default:
      return answer.voided satisfies never;
  }
  if (isWrong(answer, marks)) return marks.wrong;
  if (!answer.isAnswered) return marks.omitted;
  return marks.by === "points" ? answer.earned * marks.right : marks.right;
}

function fullMarksOf({ max }: MarkedAnswer, marks: Marks): number {
  return marks.by === "points" ? max * marks.right : marks.right;
}

function isWrong(answer: MarkedAnswer, marks: Marks): boolean {
  if (!answer.isAnswered || answer.voided) return false;
  return marks.by === "points" ? answer.earned === 0 : answer.earned < answer.max;
}
