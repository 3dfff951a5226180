/**
 * The one figure that stands for a result wherever it is named: its marks where its test gives marks, else its score. Beside it stand
 * only right answers, as "8 of 38 right" (P175). Pure.
 */
import { compareRatios, cutPercent } from "../tests/ratios.ts";

/** `marks` and `possible` are twelfths of a mark; marks are less than 0 where wrong answers took more than right ones gave. */
export type Headline = { kind: "marks"; marks: number; possible: number } | { kind: "score"; percent: number };

/** The figure of a result: its row has marks exactly where its test gives some. */
export function headlineOf({
  score,
  marks,
  possibleMarks,
}: {
  /** Percent, a whole number. */
  score: number;
  marks: number | null;
  possibleMarks: number | null;
}): Headline {
  return marks === null || possibleMarks === null
    ? { kind: "score", percent: score }
    : { kind: "marks", marks, possible: possibleMarks };
}

/** Figure of a result in percent, with at most two decimals, never rounded up. Null where no marks are possible. */
export function shareOf(headline: Headline): number | null {
  return headline.kind === "score" ? headline.percent : cutPercent({ part: headline.marks, of: headline.possible });
}

/** Less than 0, 0 or more than 0, as the first of two results of a test is worse, equal or better; without possible marks it is the worst. */
export function compareHeadlines(one: Headline, other: Headline): number {
  const [first, second] = [ratioOf(one), ratioOf(other)];
  if (first.of === 0 || second.of === 0) return Math.sign(first.of) - Math.sign(second.of);
  return compareRatios(first, second);
}

function ratioOf(headline: Headline) {
  return headline.kind === "score"
    ? { part: headline.percent, of: 100 }
    : { part: headline.marks, of: headline.possible };
}

/** Numbers of answers of a result that do not count as scored. */
export type NotAsScored = {
  /** Asked without counting, or left out for everybody; and those of them that are right, and that are not answered. */
  notCounted: number;
  rightNotCounted: number;
  unansweredNotCounted: number;
  /** Right for everybody, in marks alone. */
  givenToAll: number;
};

/** Right answers of those that count. */
export type RightAnswers = {
  correct: number;
  asked: number;
  /** Number of `asked` questions that were not answered. */
  leftOut: number;
  /** Questions that count for nobody, apart from those asked. */
  notCounted: number;
  /** Number of `asked` questions that give full marks to everybody; their answers stay right or wrong as given (P55). */
  givenToAll: number;
};

/** The right answers of a result. `notAsScored` is null for one without marks, in which every question counts. */
export function rightAnswersOf(
  { correct, answered, asked }: { correct: number; answered: number; asked: number },
  notAsScored: NotAsScored | null,
): RightAnswers {
  const { notCounted, rightNotCounted, unansweredNotCounted, givenToAll } = notAsScored ?? ALL_AS_SCORED;
  return {
    correct: correct - rightNotCounted,
    asked: asked - notCounted,
    leftOut: asked - answered - unansweredNotCounted,
    notCounted,
    givenToAll,
  };
}

const ALL_AS_SCORED: NotAsScored = { notCounted: 0, rightNotCounted: 0, unansweredNotCounted: 0, givenToAll: 0 };
