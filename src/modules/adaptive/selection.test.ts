import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ADAPTIVE_PRESETS } from "./nclex.ts";
import type { AdaptivePlan } from "./plan.ts";
import { type Answered, type Bank, isInsideCase, nextQuestion, placesOf } from "./selection.ts";
import { generateBank, simulateTest } from "./simulation.ts";

const [nclex] = ADAPTIVE_PRESETS;
if (!nclex) throw new Error("There is a preset.");
const { plan } = nclex;
const bank = generateBank(plan, { questions: 600, deviation: 1.1, seed: 3 });

/** The log of a test in which every answer earns all points, or none. */
function walk(
  given: Bank,
  seed: number,
  count: number,
  isRight: (place: number) => boolean,
  over: Partial<AdaptivePlan> = {},
) {
  const all = [...given.questions, ...given.cases.flatMap(({ questions }) => questions)];
  const log: Answered[] = [];
  const choices = [];
  for (let place = 1; place <= count; place += 1) {
    const next = nextQuestion({ ...plan, ...over }, seed, given, log);
    if (!next) break;
    const thresholds = all.find(({ questionId }) => questionId === next.questionId)?.thresholds ?? [];
    choices.push(next);
    log.push({
      questionId: next.questionId,
      as: next.as,
      thresholds,
      points: isRight(place) ? thresholds.length : 0,
      isFirm: true,
    });
  }
  return { log, choices };
}

test("cases begin in each third of the minimum and unscored questions stand outside them, never first, for any seed", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { caseStarts, pretest } = placesOf(plan, seed);
      for (const [index, start] of caseStarts.entries()) {
        const [from, to] = [Math.floor((85 * index) / 3), Math.floor((85 * (index + 1)) / 3)];
        expect(start > from && start + 5 <= to).toBe(true);
      }
      expect(pretest.size).toBe(15);
      for (const place of pretest) {
        expect(place > 1 && place <= 85).toBe(true);
        expect(caseStarts.some((start) => place >= start && place < start + 6)).toBe(false);
      }
    }),
  );
});

test("the same seed, log and bank give the same test; another seed another", () => {
  const [first, again, other] = [4, 4, 5].map((seed) => walk(bank, seed, 60, (place) => place % 2 === 0).log);
  expect(first).toEqual(again);
  expect(first).not.toEqual(other);
});

test("a whole test asks nothing twice, cases whole and in order, and is within one question of every area's share", () => {
  for (let seed = 1; seed <= 8; seed += 1) {
    const { log } = simulateTest(plan, bank, 0, seed);
    expect(new Set(log.map(({ questionId }) => questionId)).size).toBe(log.length);
    const ofCases = log.flatMap(({ as, questionId }) => (as.kind === "case" ? [{ ...as, questionId }] : []));
    const asked = [...new Set(ofCases.map(({ stimulusId }) => stimulusId))];
    expect(ofCases.map(({ questionId }) => questionId)).toEqual(
      asked.flatMap((id) =>
        bank.cases.find(({ stimulusId }) => stimulusId === id)?.questions.map((one) => one.questionId),
      ),
    );
    expect(asked).toHaveLength(3);
    expect(log.filter(({ as }) => as.kind === "pretest")).toHaveLength(15);
    const alone = log.flatMap(({ as }) => (as.kind === "alone" ? [as] : []));
    for (const { area, share } of plan.areas) {
      const count = alone.filter((one) => one.area === area).length;
      expect(Math.abs(count - (share / 100) * alone.length)).toBeLessThan(1);
    }
    const judging = alone.filter(({ isJudgment }) => isJudgment).length;
    expect(judging).toBeGreaterThanOrEqual(Math.floor(0.1 * alone.length - 0.5));
  }
});

test("right answers lead to harder questions, wrong ones to easier ones; the first one is the same kind for everybody", () => {
  const hardness = (log: ReadonlyArray<Answered>) => {
    const last = log.filter(({ as }) => as.kind === "alone").slice(-10);
    return last.reduce((sum, { thresholds }) => sum + (thresholds[0] ?? 0), 0) / last.length;
  };
  const [up, down] = [true, false].map((isRight) => walk(bank, 9, 40, () => isRight).log);
  expect(hardness(up ?? [])).toBeGreaterThan(1);
  expect(hardness(down ?? [])).toBeLessThan(-1);
  // Without chance the first question is the one nearest to where everybody starts.
  const sure = { bestOf: { questions: 1, cases: 1 }, errorOfFullWeight: 1 };
  const [first] = walk(bank, 1, 1, () => true, sure).log;
  const ofArea = bank.questions.filter(({ area, isPretest }) => area === areaOf(first) && !isPretest);
  const nearest = Math.min(...ofArea.map(({ thresholds }) => Math.abs((thresholds[0] ?? 9) - plan.startsAt)));
  expect(Math.abs((first?.thresholds[0] ?? 9) - plan.startsAt)).toBe(nearest);
});

describe("what was seen, and what is asked too often", () => {
  const few = generateBank(plan, { questions: 80, deviation: 1, seed: 2 });
  const with_ = (change: (index: number) => { seenDaysAgo?: number; exposure?: number }): Bank => ({
    ...few,
    questions: few.questions.map((question, index) => ({ ...question, ...change(index) })),
  });

  test("a question seen within a year is not asked while its area has another; then the longest ago comes first, with a mark", () => {
    const { choices } = walk(
      with_((index) => (index % 2 === 0 ? { seenDaysAgo: 200 } : {})),
      1,
      85,
      () => true,
    );
    const seen = new Set(few.questions.filter((_, index) => index % 2 === 0).map(({ questionId }) => questionId));
    for (const { questionId, as, gaveWay } of choices) {
      if (as.kind === "alone") expect(gaveWay.seenDaysAgo).toBe(seen.has(questionId) ? 180 : null);
    }
    expect(choices.some(({ gaveWay }) => gaveWay.seenDaysAgo === 180)).toBe(true);
  });

  test("an area with nothing left gives way to the one that needs most, with a mark, and the bank ends", () => {
    const area = plan.areas[0]?.area ?? "";
    const without = { ...few, questions: few.questions.filter((question) => question.area !== area) };
    const { choices } = walk(without, 1, 200, () => true);
    expect(choices[0]?.gaveWay.instead).toBe(area);
    const asked = new Set(choices.map(({ questionId }) => questionId));
    const known = without.questions.filter(({ isPretest }) => !isPretest);
    expect(known.every(({ questionId }) => asked.has(questionId))).toBe(true);
    expect(choices.length).toBeLessThan(200);
  });

  test("what is asked in more than a quarter of the tests rests while enough others are left", () => {
    const often = new Set(bank.questions.filter((_, index) => index % 2 === 0).map(({ questionId }) => questionId));
    const asked = {
      ...bank,
      questions: bank.questions.map((one) => ({ ...one, exposure: often.has(one.questionId) ? 0.3 : 0 })),
    };
    const { choices } = walk(asked, 1, 40, () => true);
    expect(choices.some(({ questionId, as }) => as.kind === "alone" && often.has(questionId))).toBe(false);
    const { choices: scarce } = walk(asked, 1, 40, () => true, { exposure: { most: 0.25, unlessFewerThan: 500 } });
    expect(scarce.some(({ questionId }) => often.has(questionId))).toBe(true);
  });
});

test("a test does not stop inside a case study", () => {
  const { caseStarts } = placesOf(plan, 1);
  const { log } = walk(bank, 1, 85, () => true);
  for (const [place] of log.entries()) {
    const isInside = caseStarts.some((start) => place + 1 >= start && place + 1 < start + 5);
    expect(isInsideCase(bank, log.slice(0, place + 1))).toBe(isInside);
  }
});

function areaOf(answered: Answered | undefined): string | null {
  return answered && answered.as.kind !== "case" ? answered.as.area : null;
}
