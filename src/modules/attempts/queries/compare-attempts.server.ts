/** Two attempts of a student at one test, beside each other. What may be seen of each is decided as in its review. */
import type { TestName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import type { Admin, Student } from "../../accounts/viewer.ts";
import type { Band } from "../../adaptive/outcome.ts";
import { type CommonQuestions, type Counts, compareQuestions, countsOf } from "../comparison.ts";
import { type AnswerToCompare, findOutcome, type OutcomeToCompare } from "./review.server.ts";

/** A whole attempt or one section of it. */
export type ComparedPart = {
  /** Null while something of it cannot be seen. Of a test in marks it has only the questions that count. */
  outcome: Counts | null;
  /** Twelfths of a mark; null as in its review. */
  marks: { marks: number; possible: number } | null;
  /** For which its questions were in sight; null where nobody measured. */
  seconds: number | null;
};

export type ComparedAttempt = {
  attemptId: Id<"attempt">;
  completedAt: Date;
  timeTaken: number;
  asked: number;
  /** False while its score cannot be seen. */
  isSeen: boolean;
  /** What an adaptive test has instead of a score; null for any other. */
  band: Band | null;
  /** Null also for an adaptive test. */
  totals: { score: number; correct: number } | null;
  whole: ComparedPart;
  /** Null where there is no verdict. */
  isPassed: boolean | null;
};

export type ComparedQuestion = Pick<AnswerToCompare, "position" | "place">;

export type Comparison = {
  /** As the later attempt calls it. */
  test: TestName;
  takenTest: string;
  earlier: ComparedAttempt;
  later: ComparedAttempt;
  /** Of tests with several; null for an attempt that did not have it. */
  sections: { id: string; title: string; earlier: ComparedPart | null; later: ComparedPart | null }[];
  /** `both` is null also while one of the scores cannot be seen. */
  questions: CommonQuestions<ComparedQuestion>;
};

/** Two of the student's own results of one test; null for any others. */
export async function compareAttempts(
  db: Db,
  { studentId }: Student,
  attemptIds: readonly [Id<"attempt">, Id<"attempt">],
  now: Date,
): Promise<Comparison | null> {
  return compare(db, { studentId, isWithheld: true }, attemptIds, now);
}

/** The same of the student named, for the administrator, from whom nothing is withheld but what depends on the student's category. */
export async function compareAttemptsOfStudent(
  db: Db,
  _admin: Admin,
  studentId: Id<"student">,
  attemptIds: readonly [Id<"attempt">, Id<"attempt">],
  now: Date,
): Promise<Comparison | null> {
  return compare(db, { studentId, isWithheld: false }, attemptIds, now);
}

async function compare(
  db: Db,
  whose: { studentId: Id<"student">; isWithheld: boolean },
  [one, other]: readonly [Id<"attempt">, Id<"attempt">],
  now: Date,
): Promise<Comparison | null> {
  if (one === other) return null;
  const found = [
    await findOutcome(db, { ...whose, attemptId: one }, now),
    await findOutcome(db, { ...whose, attemptId: other }, now),
  ].flatMap((outcome) => outcome ?? []);
  const [earlier, later] = found.toSorted((a, b) => +a.completedAt - +b.completedAt);
  if (!earlier || !later || later.takenTest === null || earlier.takenTest !== later.takenTest) return null;
  const questions = compareQuestions(earlier.answers, later.answers);
  const isSeen = earlier.isSeen && later.isSeen;
  return {
    test: later.test,
    takenTest: later.takenTest,
    earlier: comparedOf(earlier),
    later: comparedOf(later),
    sections: sectionsOf(earlier, later),
    questions: {
      ...questions,
      both: isSeen && questions.both ? questions.both.map((pair) => ({ ...pair, ...withoutAnswers(pair) })) : null,
    },
  };
}

function withoutAnswers({ earlier, later }: { earlier: AnswerToCompare; later: AnswerToCompare }) {
  const only = ({ position, place }: AnswerToCompare): ComparedQuestion => ({ position, place });
  return { earlier: only(earlier), later: only(later) };
}

function comparedOf(outcome: OutcomeToCompare): ComparedAttempt {
  const { id, completedAt, timeTaken, answers, isSeen, band, totals, marked } = outcome;
  return {
    ...{ attemptId: id, completedAt, timeTaken, asked: answers.length, isSeen, band },
    totals: totals && { score: totals.score, correct: totals.correctCount },
    whole: partOf(outcome, answers, marked?.whole),
    isPassed: marked?.verdict.kind === "decided" ? marked.verdict.isPassed : null,
  };
}

function sectionsOf(earlier: OutcomeToCompare, later: OutcomeToCompare): Comparison["sections"] {
  const titles = new Map([...earlier.sections, ...later.sections].map(({ id, title }) => [id, title]));
  if (titles.size < 2) return [];
  return [...titles].map(([id, title]) => ({
    ...{ id, title },
    earlier: sectionOf(earlier, id),
    later: sectionOf(later, id),
  }));
}

function sectionOf(outcome: OutcomeToCompare, sectionId: string): ComparedPart | null {
  const index = outcome.sections.findIndex(({ id }) => id === sectionId);
  if (index < 0) return null;
  const answers = outcome.answers.filter(({ section }) => section === index + 1);
  return partOf(
    outcome,
    answers,
    outcome.marked?.sections.find(({ id }) => id === sectionId),
  );
}

type MarkedPart = NonNullable<OutcomeToCompare["marked"]>["whole"];

function partOf(
  { totals, marked }: OutcomeToCompare,
  answers: ReadonlyArray<AnswerToCompare>,
  inMarks: MarkedPart | undefined,
): ComparedPart {
  const measured = answers.flatMap(({ seconds }) => seconds ?? []);
  const seconds = measured.length === 0 ? null : measured.reduce((sum, one) => sum + one, 0);
  if (!totals) return { outcome: null, marks: null, seconds };
  if (!marked) return { outcome: countsOf(answers), marks: null, seconds };
  return {
    outcome: inMarks ? { questions: inMarks.questions, counts: inMarks.counts } : null,
    marks: inMarks ? { marks: inMarks.marks, possible: inMarks.possible } : null,
    seconds,
  };
}
