/** What the rules of a delivery make of the answers of an attempt. Pure. */
import { drawSome, seededRandom } from "../../core/random.ts";
import type { ScoredAnswer } from "../attempts/rules.ts";
import type { DeliveryRules } from "./delivery.ts";
import { outcomeOf, type SectionOutcome } from "./marks.ts";
import { type Candidate, decidePass } from "./pass-rules.ts";

/** Why an answer does not count as it was scored: asked without counting, or its question was voided since. */
export type CountedAs = "unscored" | "left-out" | "given-to-all";

/** `section` is 1 for the first. */
export type AnswerToMark = ScoredAnswer & { section: number; countedAs: CountedAs | null };

export type Marking = {
  rules: DeliveryRules;
  /** Of the version that was taken, in order. */
  sectionIds: ReadonlyArray<string>;
  /** What the student told about what a pass mark depends on; null for nothing. */
  candidate: Candidate | null;
};

/** What each section comes to, in the order of the test. */
export function outcomesBySection(
  answers: ReadonlyArray<AnswerToMark>,
  { rules, sectionIds }: Pick<Marking, "rules" | "sectionIds">,
): (SectionOutcome & { id: string })[] {
  return sectionIds.flatMap((id, index) => {
    const marks = rules.marks[id];
    const asked = answers.filter(({ section }) => section === index + 1);
    return marks ? [{ id, ...outcomeOf(asked.map(withVoiding), marks) }] : [];
  });
}

function withVoiding({ countedAs, ...answer }: AnswerToMark) {
  return { ...answer, voided: countedAs === "unscored" ? ("left-out" as const) : countedAs };
}

/** In twelfths of a mark. `isPassed` is null where there is no verdict, as with percentiles, which no result has by itself. */
export type ResultMarks = { marks: number; possibleMarks: number; isPassed: boolean | null };

/** The marks of the whole result, and whether it passes. */
export function markResult(answers: ReadonlyArray<AnswerToMark>, marking: Marking): ResultMarks {
  const sections = outcomesBySection(answers, marking);
  const verdict = decidePass(marking.rules.pass, { sections, candidate: marking.candidate, peers: null });
  return {
    marks: sections.reduce((sum, { marks }) => sum + marks, 0),
    possibleMarks: sections.reduce((sum, { possible }) => sum + possible, 0),
    isPassed: verdict.kind === "decided" ? verdict.isPassed : null,
  };
}

/**
 * The positions that are asked without counting: of each section as many as the rules say, but never all. The seed of the attempt
 * decides which, so that they are the same whenever it is asked.
 */
export function unscoredPositions(
  asked: ReadonlyArray<{ position: number; section: number }>,
  { rules, sectionIds }: Pick<Marking, "rules" | "sectionIds">,
  seed: number,
): ReadonlySet<number> {
  const random = seededRandom(seed);
  const positions = sectionIds.flatMap((id, index) => {
    const ofSection = asked.filter(({ section }) => section === index + 1).map(({ position }) => position);
    const count = Math.min(rules.unscored[id] ?? 0, ofSection.length - 1);
    return drawSome(
      ofSection.toSorted((one, other) => one - other),
      count,
      random,
    );
  });
  return new Set(positions);
}
