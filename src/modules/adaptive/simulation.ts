/** Adaptive tests of students whose ability is known, to see what the rules do (`npm run simulate`). Pure: a seed decides everything. */
import { normalOf, type Random, seededRandom } from "../../core/random.ts";
import { chancesOfPoints, type Thresholds, weightedAbility } from "./ability.ts";
import type { AdaptivePlan } from "./plan.ts";
import { type Answered, type Bank, isInsideCase, nextQuestion, scoredOf } from "./selection.ts";
import { type StoppingRule, stopAfter } from "./stopping.ts";

/** After so many tests the exposure of each question is counted anew. */
const COUNTED_EVERY = 50;

/** The points that a student earns on a question. */
export type Earn = (question: { questionId: string; thresholds: Thresholds }, random: Random) => number;

export type SimulatedTest = {
  estimate: number;
  error: number;
  rule: StoppingRule | "no-questions";
  isAtOrAbove: boolean;
  log: ReadonlyArray<Answered>;
};

export type Cell = {
  theta: number;
  tests: number;
  /** Shares from 0 to 1. */
  atOrAbove: number;
  atMinimum: number;
  atMaximum: number;
  meanLength: number;
  /** In logits: the mean of the estimates' errors, and the root of the mean of their squares. */
  bias: number;
  rmse: number;
  /** The furthest that a test's count of an area was from its share, in questions: the mean over the tests, and the worst of all. */
  contentDeviation: { mean: number; worst: number };
};

export type Exposure = {
  /** Questions, scored ones, asked by a share of all tests from 0 to 5 %, 5 to 10 % and so on; the last has all from 50 % on. */
  histogram: ReadonlyArray<number>;
  /** Share of those questions that no test asked. */
  neverAsked: number;
  /** Share of a test's questions that another one is expected to have as well. */
  overlap: number;
};

/** One test of a student of this ability; all difficulties are taken as firm. */
export function simulateTest(plan: AdaptivePlan, bank: Bank, theta: number, seed: number): SimulatedTest {
  return simulateAnswers(plan, bank, ({ thresholds }, random) => drawnPoints(thresholds, theta, random), seed);
}

/** Simulated test of a student who earns points by another rule than the model's. */
export function simulateAnswers(plan: AdaptivePlan, bank: Bank, earn: Earn, seed: number): SimulatedTest {
  const random = seededRandom(seed ^ 0x5bd1e995);
  const thresholdsOf = new Map<string, Thresholds>(
    [...bank.questions, ...bank.cases.flatMap(({ questions }) => questions)].map((one) => [
      one.questionId,
      one.thresholds,
    ]),
  );
  const log: Answered[] = [];
  for (;;) {
    const ability = weightedAbility(scoredOf(log));
    const stop = stopAfter(plan, {
      asked: log.length,
      ability,
      firm: ability,
      isOutOfTime: false,
      isInsideCase: isInsideCase(bank, log),
    });
    const next = stop ? null : nextQuestion(plan, seed, bank, log);
    if (!next) {
      const { theta: estimate, error } = ability ?? { theta: 0, error: 1 };
      return {
        estimate,
        error,
        log,
        rule: stop?.rule ?? "no-questions",
        isAtOrAbove: stop?.isAtOrAbove ?? false,
      };
    }
    const thresholds = thresholdsOf.get(next.questionId) ?? [];
    const { questionId } = next;
    const points = earn({ questionId, thresholds }, random);
    log.push({ questionId, as: next.as, thresholds, points, isFirm: true });
  }
}

/** So many students of each ability, each with a test of their own. */
export function simulate(
  plan: AdaptivePlan,
  bank: Bank,
  { thetas, students, seed }: { thetas: ReadonlyArray<number>; students: number; seed: number },
): { cells: Cell[]; exposure: Exposure } {
  const counts = new Map<string, number>();
  let tests = 0;
  let lengths = 0;
  let current = bank;
  const cells = thetas.map((theta) => {
    const done = Array.from({ length: students }, () => {
      tests += 1;
      const test = simulateTest(plan, current, theta, seed + tests);
      lengths += test.log.length;
      for (const { questionId } of test.log) counts.set(questionId, (counts.get(questionId) ?? 0) + 1);
      if (tests % COUNTED_EVERY === 0) current = withExposure(bank, counts, tests);
      return { ...test, deviation: deviationOf(plan, test.log) };
    });
    return cellOf(plan, theta, done);
  });
  return { cells, exposure: exposureOf(bank, counts, tests, lengths) };
}

/** The points that a student of this ability earns by chance. */
export function drawnPoints(thresholds: Thresholds, theta: number, random: Random): number {
  let left = random();
  for (const [points, chance] of chancesOfPoints(thresholds, theta).entries()) {
    left -= chance;
    if (left < 0) return points;
  }
  return thresholds.length;
}

function withExposure({ questions, cases }: Bank, counts: ReadonlyMap<string, number>, tests: number): Bank {
  const exposure = (id: string | undefined) => (counts.get(id ?? "") ?? 0) / tests;
  return {
    questions: questions.map((one) => ({ ...one, exposure: exposure(one.questionId) })),
    cases: cases.map((one) => ({ ...one, exposure: exposure(one.questions[0]?.questionId) })),
  };
}

function deviationOf({ areas }: AdaptivePlan, log: ReadonlyArray<Answered>): number {
  const alone = log.flatMap(({ as }) => (as.kind === "alone" ? [as.area] : []));
  return Math.max(
    ...areas.map(({ area, share }) =>
      Math.abs(alone.filter((one) => one === area).length - (share / 100) * alone.length),
    ),
  );
}

function cellOf(plan: AdaptivePlan, theta: number, tests: ReadonlyArray<SimulatedTest & { deviation: number }>): Cell {
  const meanOf = (numberOf: (test: (typeof tests)[number]) => number) =>
    tests.reduce((sum, test) => sum + numberOf(test), 0) / tests.length;
  const shareOf = (holds: (test: (typeof tests)[number]) => boolean) => meanOf((test) => (holds(test) ? 1 : 0));
  return {
    theta,
    tests: tests.length,
    atOrAbove: shareOf(({ isAtOrAbove }) => isAtOrAbove),
    atMinimum: shareOf(({ log }) => log.length === plan.minimum),
    atMaximum: shareOf(({ log }) => log.length >= plan.maximum),
    meanLength: meanOf(({ log }) => log.length),
    bias: meanOf(({ estimate }) => estimate - theta),
    rmse: Math.sqrt(meanOf(({ estimate }) => (estimate - theta) ** 2)),
    contentDeviation: {
      mean: meanOf(({ deviation }) => deviation),
      worst: Math.max(...tests.map(({ deviation }) => deviation)),
    },
  };
}

function exposureOf(
  { questions }: Bank,
  counts: ReadonlyMap<string, number>,
  tests: number,
  lengths: number,
): Exposure {
  const rates = questions
    .filter(({ isPretest }) => !isPretest)
    .map(({ questionId }) => (counts.get(questionId) ?? 0) / tests);
  const histogram = Array.from({ length: 11 }, () => 0);
  for (const rate of rates) {
    const bin = Math.min(10, Math.floor(rate * 20));
    histogram[bin] = (histogram[bin] ?? 0) + 1;
  }
  const squares = [...counts.values()].reduce((sum, count) => sum + (count / tests) ** 2, 0);
  return {
    histogram,
    neverAsked: rates.filter((rate) => rate === 0).length / rates.length,
    overlap: squares / (lengths / tests),
  };
}

/** A bank of questions of one point whose difficulties are normal, in the areas' shares, with case studies and unscored questions beside them. */
export function generateBank(
  { areas, cases, questionsOfCase, pretest }: AdaptivePlan,
  { questions, deviation, seed }: { questions: number; deviation: number; seed: number },
): Bank {
  const random = seededRandom(seed);
  const normal = () => normalOf(random);
  const areaAt = (share: number) => {
    const sums = areas.map((_, index) => areas.slice(0, index + 1).reduce((sum, one) => sum + one.share / 100, 0));
    return areas[sums.findIndex((sum) => sum > share)]?.area ?? "";
  };
  const unseen = { exposure: 0, seenDaysAgo: null };
  const alone = (count: number, name: string, isPretest: boolean) =>
    Array.from({ length: count }, (_, index) => ({
      ...{
        questionId: `${name}-${index}`,
        area: areaAt((index + 0.5) / count),
        isJudgment: random() < 0.2,
        isPretest,
        ...unseen,
      },
      thresholds: [deviation * normal()],
    }));
  return {
    questions: [...alone(questions, "question", false), ...alone(pretest * 10, "pretest", true)],
    cases: Array.from({ length: cases * 20 }, (_, index) => {
      const level = deviation * normal();
      const ofCase = Array.from({ length: questionsOfCase }, (_one, place) => {
        const difficulty = level + 0.3 * normal();
        const points = 1 + ((place + index) % 4);
        const thresholds = Array.from(
          { length: points },
          (_two, step) => difficulty + 0.6 * (step + 1 - (points + 1) / 2),
        );
        return { questionId: `case-${index}-${place}`, thresholds };
      });
      return { stimulusId: `case-${index}`, questions: ofCase, ...unseen };
    }),
  };
}
