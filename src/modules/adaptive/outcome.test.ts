import { expect, test } from "vitest";
import { ADAPTIVE_PRESETS } from "./nclex.ts";
import { outcomeOf, placementOf } from "./outcome.ts";
import { weakestTopics } from "./weak-topics.ts";

const PLAN = { cut: 0, confidence: 2, minimum: 85, pretest: 15, known: "usable" as const };
const DECIDED = { ability: 0.5, error: 0.2, endedBy: "maximum" as const, asked: 150, scored: 135 };

const bandOfResult = (decided: Parameters<typeof placementOf>[0], plan: Parameters<typeof placementOf>[1]) =>
  placementOf(decided, plan).band;

test("a result is near where its interval has the standard in it, and below where nobody waited for the minimum", () => {
  const decided = DECIDED;
  expect(bandOfResult(decided, PLAN)).toBe("above");
  expect(bandOfResult({ ...decided, error: 0.25 }, PLAN)).toBe("near");
  expect(bandOfResult({ ...decided, ability: -0.5 }, PLAN)).toBe("below");
  expect(bandOfResult(decided, { ...PLAN, cut: 0.2 })).toBe("near");
  expect(bandOfResult({ ...decided, endedBy: "student", asked: 84 }, PLAN)).toBe("below");
  expect(bandOfResult({ ...decided, endedBy: "time", asked: 85 }, PLAN)).toBe("above");
});

test("without measured difficulties and the questions of the shortest whole test a result has neither band nor estimate", () => {
  expect(placementOf(DECIDED, PLAN)).toEqual({ band: "above", isCompared: true });
  for (const known of ["guess", "provisional"] as const) {
    expect(placementOf(DECIDED, { ...PLAN, known })).toEqual({ band: "unmeasured", isCompared: false });
    // As it has no band, an early end of it is not below.
    const early = { ...DECIDED, endedBy: "student" as const, asked: 10, scored: 10 };
    expect(placementOf(early, { ...PLAN, known }).band).toBe("unmeasured");
  }
  // A bank without further questions is not the student's fault, so the result is not below.
  const outOfQuestions = { ...DECIDED, endedBy: "bank" as const, asked: 84 };
  expect(placementOf({ ...outOfQuestions, scored: 70 }, PLAN)).toEqual({ band: "above", isCompared: true });
  expect(placementOf({ ...outOfQuestions, scored: 69 }, PLAN)).toEqual({ band: "too-short", isCompared: false });
  const unanswered = { ...outOfQuestions, ability: null, error: null, asked: 0, scored: 0 };
  expect(placementOf(unanswered, PLAN)).toEqual({ band: "unanswered", isCompared: false });
  expect(placementOf({ ...DECIDED, endedBy: "time", asked: 84 }, PLAN)).toEqual({ band: "below", isCompared: false });
});

test("what ends without a rule of certainty is on the side of the estimate, and below only where its student ended it early", () => {
  const [{ plan } = {}] = ADAPTIVE_PRESETS;
  if (!plan) throw new Error("There is a preset.");
  const log = [1, 2, 3].map((position) => ({
    ...{ position, questionId: `${position}`, thresholds: [0], points: 1, area: null, isFirm: false },
    as: { kind: "alone" as const, area: "", isJudgment: false },
  }));
  expect(outcomeOf(plan, log, { endedBy: "bank" })).toMatchObject({ isAtOrAbove: true, asked: 3, scored: 3 });
  expect(outcomeOf(plan, log, { endedBy: "student" })).toMatchObject({ isAtOrAbove: false });
  expect(outcomeOf(plan, log, { endedBy: "time" })).toMatchObject({ isAtOrAbove: false });
  expect(outcomeOf(plan, [], { endedBy: "bank" })).toMatchObject({ isAtOrAbove: false, ability: null });
});

test("the weakest topics are those that earned least beside what the ability lets expect, hard questions forgiven", () => {
  const answer = (topic: string, threshold: number, points: number) => ({ topic, thresholds: [threshold], points });
  const answers = [
    // All wrong, but far too hard.
    ...[answer("hard", 3, 0), answer("hard", 3, 0), answer("hard", 3, 0)],
    ...[answer("easy", -2, 0), answer("easy", -2, 1)],
    ...[answer("good", 0, 1), answer("good", 0, 1)],
    answer("once", -3, 0),
  ];
  expect(weakestTopics(answers, 0)).toEqual([
    { topic: "easy", questions: 2 },
    { topic: "hard", questions: 3 },
  ]);
});
