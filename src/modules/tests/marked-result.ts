/** A result in marks, as its page shows it: the whole, its sections, and whether it passes by which rule. Pure. */
import { type AnswerToMark, type Marking, outcomesBySection } from "./marking.ts";
import { type SectionOutcome, stepOf } from "./marks.ts";
import { asksForCategory, decidePass, type PassRule, type PassVerdict, type Peers } from "./pass-rules.ts";
import { commonDivisor } from "./percents.ts";

/** Seconds for which questions were in sight; null where nobody measured. */
type Timed = { seconds: number | null };

/** `step` is the number of twelfths in whose multiples its marks come. */
type Part = SectionOutcome & Timed & { step: number };

export type MarkedSection = Part & { id: string; title: string };

export type MarkedResult = {
  sections: ReadonlyArray<MarkedSection>;
  /** The sums of its sections. */
  whole: Part;
  /** True where an answer that is right in part gives as little as a wrong one. */
  isAllOrNothing: boolean;
  rule: PassRule;
  verdict: PassVerdict;
  /** With whom a percentile compares; null for none. */
  peers: Peers | null;
  /** True where the pass mark is that of the student's category. */
  isByCategory: boolean;
};

type Taken = Pick<Marking, "rules" | "candidate"> & {
  peers: Peers | null;
  sections: ReadonlyArray<{ id: string; title: string }>;
};

/** What these answers come to by the rules of their delivery. */
export function markedResultOf(
  answers: ReadonlyArray<AnswerToMark & Timed>,
  { rules, candidate, peers, sections: asked }: Taken,
): MarkedResult {
  const outcomes = outcomesBySection(answers, { rules, sectionIds: asked.map(({ id }) => id) });
  const sections = asked.flatMap(({ id, title }, index): MarkedSection[] => {
    const outcome = outcomes.find((one) => one.id === id);
    const seconds = secondsOf(answers.filter(({ section }) => section === index + 1));
    const marks = rules.marks[id];
    return outcome && marks ? [{ ...outcome, title, seconds, step: stepOf(marks) }] : [];
  });
  return {
    sections,
    whole: {
      ...sumOf(sections),
      seconds: secondsOf(answers),
      step: sections.reduce((divisor, { step }) => commonDivisor(divisor, step), 0) || 1,
    },
    isAllOrNothing: sections.some(({ id }) => rules.marks[id]?.by === "questions"),
    rule: rules.pass,
    verdict: decidePass(rules.pass, { sections, candidate, peers }),
    peers: rules.pass.kind === "percentile" ? peers : null,
    isByCategory: asksForCategory(rules.pass),
  };
}

function secondsOf(answers: ReadonlyArray<Timed>): number | null {
  const measured = answers.flatMap(({ seconds }) => seconds ?? []);
  return measured.length === 0 ? null : measured.reduce((sum, seconds) => sum + seconds, 0);
}

function sumOf(outcomes: ReadonlyArray<SectionOutcome>): SectionOutcome {
  const sum = (figure: (outcome: SectionOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + figure(outcome), 0);
  return {
    questions: sum(({ questions }) => questions),
    counts: {
      right: sum(({ counts }) => counts.right),
      partly: sum(({ counts }) => counts.partly),
      wrong: sum(({ counts }) => counts.wrong),
      unanswered: sum(({ counts }) => counts.unanswered),
    },
    givenToAll: sum(({ givenToAll }) => givenToAll),
    marks: sum(({ marks }) => marks),
    possible: sum(({ possible }) => possible),
    lost: sum(({ lost }) => lost),
    marksIfOmitted: sum(({ marksIfOmitted }) => marksIfOmitted),
  };
}
