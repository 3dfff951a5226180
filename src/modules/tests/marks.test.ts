import fc from "fast-check";
import { expect, test } from "vitest";
import { type MarkedAnswer, Marks, marksOf, outcomeOf } from "./marks.ts";

const RIGHT: MarkedAnswer = { earned: 1, max: 1, isAnswered: true };
const WRONG: MarkedAnswer = { earned: 0, max: 1, isAnswered: true };
const OMITTED: MarkedAnswer = { earned: 0, max: 1, isAnswered: false };
const times = (count: number, answer: MarkedAnswer) => Array.from({ length: count }, () => answer);

/** NORCET and RRB: a third off for a wrong answer. */
const THIRD: Marks = { by: "questions", right: 12, wrong: -4, omitted: 0 };
/** OSSSC: a quarter off. */
const QUARTER: Marks = { by: "questions", right: 12, wrong: -3, omitted: 0 };
const POINTS: Marks = { by: "points", right: 12, wrong: 0, omitted: 0 };

test("a third of a mark is taken off for each wrong answer, and what leaving them out would have given is said", () => {
  const outcome = outcomeOf([...times(11, RIGHT), ...times(7, WRONG), ...times(2, OMITTED)], THIRD);
  expect(outcome).toEqual({
    questions: 20,
    counts: { right: 11, partly: 0, wrong: 7, unanswered: 2 },
    givenToAll: 0,
    marks: 11 * 12 - 7 * 4,
    possible: 240,
    lost: 28,
    marksIfOmitted: 132,
  });
});

test("four wrong answers cost a mark where each costs a quarter, and a paper can end below zero", () => {
  expect(outcomeOf([...times(1, RIGHT), ...times(4, WRONG)], QUARTER).marks).toBe(0);
  expect(outcomeOf(times(5, WRONG), QUARTER).marks).toBe(-15);
});

test("all or nothing: an answer that is right in part counts as wrong, by points it earns its points", () => {
  const partly = { earned: 2, max: 5, isAnswered: true };
  expect(marksOf(partly, THIRD)).toBe(-4);
  expect(marksOf(partly, POINTS)).toBe(24);
  expect(outcomeOf([partly], POINTS)).toMatchObject({ marks: 24, possible: 60, counts: { partly: 1 } });
});

test("a question that is voided counts for nobody, or as right for everybody, answered or not", () => {
  for (const answer of [RIGHT, WRONG, OMITTED]) {
    expect(outcomeOf([{ ...answer, voided: "left-out" }], THIRD)).toMatchObject({
      questions: 0,
      marks: 0,
      possible: 0,
    });
    expect(outcomeOf([{ ...answer, voided: "given-to-all" }], THIRD)).toMatchObject({
      marks: 12,
      possible: 12,
      lost: 0,
      givenToAll: 1,
    });
  }
  const wrong = { earned: 0, max: 1, isAnswered: true, voided: "given-to-all" as const };
  expect(outcomeOf([wrong], THIRD).counts).toEqual({ right: 0, partly: 0, wrong: 1, unanswered: 0 });
});

const answers = fc.array(
  fc
    .record({ max: fc.integer({ min: 1, max: 9 }), share: fc.integer({ min: 0, max: 9 }), isAnswered: fc.boolean() })
    .map(({ max, share, isAnswered }) => ({ max, earned: isAnswered ? Math.min(share, max) : 0, isAnswered })),
);
const anyMarks = fc.record({
  by: fc.constantFrom("questions" as const, "points" as const),
  right: fc.integer({ min: 1, max: 48 }),
  wrong: fc.integer({ min: -24, max: 0 }),
  omitted: fc.integer({ min: -24, max: 0 }),
});

test("marks are whole twelfths, the sum of their answers, and never more than possible", () => {
  fc.assert(
    fc.property(answers, anyMarks, (given, marks) => {
      const outcome = outcomeOf(given, Marks.parse(marks));
      expect(outcome.marks).toBe(given.reduce((sum, answer) => sum + marksOf(answer, marks), 0));
      expect(Number.isInteger(outcome.marks)).toBe(true);
      expect(outcome.marks).toBeLessThanOrEqual(outcome.possible);
      const { right, partly, wrong, unanswered } = outcome.counts;
      expect(right + partly + wrong + unanswered).toBe(outcome.questions);
    }),
  );
});

test("what the marks would be with wrong answers left out is what these very answers give", () => {
  fc.assert(
    fc.property(answers, anyMarks, (given, marks) => {
      const isWrong = (answer: MarkedAnswer) =>
        answer.isAnswered && (marks.by === "points" ? answer.earned === 0 : answer.earned < answer.max);
      const cautious = given.map((answer) => (isWrong(answer) ? { ...answer, earned: 0, isAnswered: false } : answer));
      expect(outcomeOf(given, marks).marksIfOmitted).toBe(outcomeOf(cautious, marks).marks);
    }),
  );
});
