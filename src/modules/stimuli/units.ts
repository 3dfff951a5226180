/** What is asked together. Pure. */
import type { StimulusKind } from "./rules.ts";

/** The questions in their order, those of a stimulus, by its id, together where the first of them stands. */
export function unitsIn<Question extends object>(
  questions: ReadonlyArray<Question>,
  stimulusIdOf: (question: Question) => string | null | undefined,
): Question[][] {
  return [...Map.groupBy(questions, (question) => stimulusIdOf(question) ?? question).values()];
}

/** So many stimuli of a kind, each with so many questions. */
export type UnitCount = { kind: StimulusKind; questions: number; count: number };

/** Those that are alike as one. */
export function summedUnits(units: ReadonlyArray<UnitCount>): UnitCount[] {
  return [...Map.groupBy(units, ({ kind, questions }) => `${kind} ${questions}`).values()].flatMap(
    ([first, ...others]) =>
      first ? [{ ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }] : [],
  );
}
