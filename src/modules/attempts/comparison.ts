/** Two attempts at one test beside each other. Pure. */
import { type Correctness, correctnessOf } from "./rules.ts";

/** So many questions, and how they came out; the four counts add up to it. */
export type Counts = { questions: number; counts: Readonly<Record<Correctness, number>> };

type Answer = {
  position: number;
  section: number;
  questionId: string;
  isAnswered: boolean;
  seconds: number | null;
  /** Null for what cannot be seen yet. */
  score: { earned: number; max: number } | null;
};

/** How these answers came out; null while something of them cannot be seen. */
export function countsOf(answers: ReadonlyArray<Answer>): Counts | null {
  const counts = { right: 0, partly: 0, wrong: 0, unanswered: 0 };
  for (const { isAnswered, score } of answers) {
    if (!score) return null;
    counts[correctnessOf({ isAnswered, score })] += 1;
  }
  return { questions: answers.length, counts };
}

/** What became of a question from one attempt to the next: right only now, no longer, both times or neither time. */
export const CHANGES = ["better", "worse", "right", "open"] as const;
export type Change = (typeof CHANGES)[number];

export type BothAsked<One> = { change: Change; before: Correctness; after: Correctness; earlier: One; later: One };

export type CommonQuestions<One> = {
  /** How many questions both asked, and how many only one of them. */
  common: number;
  onlyEarlier: number;
  onlyLater: number;
  /** Of what both asked, in the order of the later attempt; null while something of it cannot be seen. */
  both: BothAsked<One>[] | null;
};

/** The questions that both attempts asked, in whatever versions. */
export function compareQuestions<One extends Answer>(
  earlier: ReadonlyArray<One>,
  later: ReadonlyArray<One>,
): CommonQuestions<One> {
  const before = new Map(earlier.map((answer) => [answer.questionId, answer]));
  const pairs = later.flatMap((answer) => {
    const old = before.get(answer.questionId);
    return old ? [{ earlier: old, later: answer }] : [];
  });
  const both = pairs.flatMap((pair) => {
    const [one, other] = [pair.earlier.score, pair.later.score];
    if (!one || !other) return [];
    const [was, is] = [correctnessOf({ ...pair.earlier, score: one }), correctnessOf({ ...pair.later, score: other })];
    return [{ ...pair, before: was, after: is, change: changeOf(was, is) }];
  });
  return {
    common: pairs.length,
    onlyEarlier: earlier.length - pairs.length,
    onlyLater: later.length - pairs.length,
    both: both.length === pairs.length ? both : null,
  };
}

function changeOf(before: Correctness, after: Correctness): Change {
  if (after === "right") return before === "right" ? "right" : "better";
  return before === "right" ? "worse" : "open";
}
