/**
 * Classical item analysis, from counts alone (docs/product/figures.md#item-analysis). Pure. Variances are those of a population: one divisor everywhere,
 * as mixed ones make coefficients too large.
 */

/** How many first attempts earned so many points at a question and so many in the whole test: whole numbers, so that sums are exact. */
export type Joint = ReadonlyArray<{ points: number; total: number; count: number }>;

/** A count of values, their sum and the sum of their squares: whole numbers. */
export type Sums = { count: number; sum: number; squares: number };

type Moments = { count: number; mean: number; variance: number };

/** Null without any value. */
function momentsIn({ count, sum, squares }: Sums): Moments | null {
  // Whole numbers until here: n·Σx² − (Σx)² is exact.
  return count === 0 ? null : { count, mean: sum / count, variance: (count * squares - sum ** 2) / count ** 2 };
}

/** Of values that each occur so often; null without any. */
export function momentsOf(values: Iterable<readonly [value: number, count: number]>): Moments | null {
  let [count, sum, squares] = [0, 0, 0];
  for (const [value, times] of values) {
    count += times;
    sum += value * times;
    squares += value ** 2 * times;
  }
  return momentsIn({ count, sum, squares });
}

function covarianceOf(pairs: ReadonlyArray<{ first: number; second: number; count: number }>): number {
  let [count, sumOfFirst, sumOfSecond, products] = [0, 0, 0, 0];
  for (const { first, second, count: times } of pairs) {
    count += times;
    sumOfFirst += first * times;
    sumOfSecond += second * times;
    products += first * second * times;
  }
  return (count * products - sumOfFirst * sumOfSecond) / count ** 2;
}

/** The mean share of the points that a question gave, from 0 to 1; null without an answer. */
export function facilityOf(joint: Joint, max: number): number | null {
  const moments = momentsOf(joint.map(({ points, count }) => [points, count] as const));
  return moments && moments.mean / max;
}

/** The correlation of a question with the rest of its test, the question itself left out; null where one of both is always the same. */
export function correctedDiscrimination(joint: Joint): number | null {
  const pairs = restsOf(joint);
  const [points, rests] = [
    momentsOf(pairs.map(({ first, count }) => [first, count] as const)),
    momentsOf(pairs.map(({ second, count }) => [second, count] as const)),
  ];
  if (!points || !rests || points.variance === 0 || rests.variance === 0) return null;
  return covarianceOf(pairs) / Math.sqrt(points.variance * rests.variance);
}

/**
 * The covariance of a question with the rest as a share of the greatest that its points and the rest allow, from −1 to 1: that of both in
 * their order. Null where there is none.
 */
export function discriminationEfficiency(joint: Joint): number | null {
  const pairs = restsOf(joint);
  const greatest = covarianceOf(inOrder(pairs));
  return greatest === 0 ? null : covarianceOf(pairs) / greatest;
}

function restsOf(joint: Joint): { first: number; second: number; count: number }[] {
  return joint.map(({ points, total, count }) => ({ first: points, second: total - points, count }));
}

/** The same values of both, the smallest beside the smallest. */
function inOrder(pairs: ReadonlyArray<{ first: number; second: number; count: number }>) {
  const firsts = sortedRuns(pairs.map(({ first, count }) => [first, count] as const));
  const seconds = sortedRuns(pairs.map(({ second, count }) => [second, count] as const));
  const ordered = [];
  let [a, b] = [0, 0];
  for (;;) {
    const [one, other] = [firsts[a], seconds[b]];
    if (!one || !other) return ordered;
    const count = Math.min(one.count, other.count);
    ordered.push({ first: one.value, second: other.value, count });
    one.count -= count;
    other.count -= count;
    if (one.count === 0) a += 1;
    if (other.count === 0) b += 1;
  }
}

function sortedRuns(
  values: ReadonlyArray<readonly [value: number, count: number]>,
): { value: number; count: number }[] {
  return values.map(([value, count]) => ({ value, count })).sort((one, other) => one.value - other.value);
}

/** What each question contributes to the deviation of the totals, in percent; null for one that lowers it. */
export function effectiveWeights(joints: ReadonlyArray<Joint>): (number | null)[] {
  const roots = joints.map((joint) => {
    const covariance = covarianceOf(joint.map(({ points, total, count }) => ({ first: points, second: total, count })));
    return covariance < 0 ? null : Math.sqrt(covariance);
  });
  const sum = roots.reduce<number>((all, root) => all + (root ?? 0), 0);
  return roots.map((root) => (root === null || sum === 0 ? null : (100 * root) / sum));
}

/**
 * Cronbach's alpha of a test with these questions, KR-20 where each gives one point, with the standard error of its totals in points: all
 * from the same students. Null with fewer than two questions, and where all totals are the same.
 */
export function reliabilityOf(
  questions: ReadonlyArray<Sums>,
  totals: Sums,
): { alpha: number; standardError: number } | null {
  const ofTotals = momentsIn(totals);
  if (!ofTotals || questions.length < 2 || ofTotals.variance === 0) return null;
  const ofQuestions = questions.reduce((sum, one) => sum + (momentsIn(one)?.variance ?? 0), 0);
  const alpha = (questions.length / (questions.length - 1)) * (1 - ofQuestions / ofTotals.variance);
  return { alpha, standardError: Math.sqrt(Math.max(0, ofTotals.variance * (1 - alpha))) };
}

/** The share of the answers in either group of the best and the weakest. */
const GROUP = 0.27;

/**
 * What the best 27 % of the answers earned less what the weakest did, as a share of the most points. Answers with the same `value` at the
 * edge of a group belong to it by the same fraction. Null with fewer than two answers.
 */
export function upperLowerDifference(
  answers: ReadonlyArray<{ points: number; value: number; count: number }>,
  max: number,
): number | null {
  const size = Math.round(GROUP * answers.reduce((sum, { count }) => sum + count, 0));
  if (size === 0) return null;
  const runs = [...Map.groupBy(answers, ({ value }) => value)]
    .map(([value, own]) => ({
      value,
      count: own.reduce((sum, { count }) => sum + count, 0),
      points: own.reduce((sum, { points, count }) => sum + points * count, 0),
    }))
    .sort((one, other) => one.value - other.value);
  return (pointsOfFirst(runs.toReversed(), size) - pointsOfFirst(runs, size)) / (size * max);
}

function pointsOfFirst(runs: ReadonlyArray<{ count: number; points: number }>, size: number): number {
  let [left, sum] = [size, 0];
  for (const { count, points } of runs) {
    const taken = Math.min(left, count);
    sum += (points * taken) / count;
    left -= taken;
  }
  return sum;
}

/** The value that half of the answers do not exceed; null without any. */
export function medianOf(values: ReadonlyArray<readonly [value: number, count: number]>): number | null {
  const all = values.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [value, count] of values.toSorted(([one], [other]) => one - other)) {
    seen += count;
    if (2 * seen >= all) return value;
  }
  return null;
}
