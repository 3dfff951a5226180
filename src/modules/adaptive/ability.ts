/**
 * Ability on the logit scale, by the Rasch model and Masters' partial credit model (docs/product/adaptive.md). Pure.
 *
 * The thresholds of a question are δ₁ … δₘ in logits for 0 to m points; a question of one point is a Rasch question of difficulty δ₁.
 * P(x|θ) ∝ exp(Σ_{k≤x}(θ − δₖ)): Masters, A Rasch model for partial credit scoring, Psychometrika 47 (1982).
 */

/** One for each point that can be earned, in logits. They need not rise. */
export type Thresholds = ReadonlyArray<number>;

/** What a question earned: a whole number from 0 to the number of its thresholds. */
export type Scored = { thresholds: Thresholds; points: number };

/** In logits; `error` is the standard error, or the deviation of the posterior where there is a prior. */
export type Ability = { theta: number; error: number };

/** Abilities beyond are of no use to anybody; estimates that have no bound are cut here. */
const FURTHEST = 8;
const CLOSE = 1e-9;

/** The points of the posterior's grid: 161 from −4 to 4, as catR has them. */
const GRID = { from: -4, to: 4, points: 161 } as const;
export type Grid = { from: number; to: number; points: number };

/** How likely each number of points from 0 on is at this ability; they sum to 1. */
export function chancesOfPoints(thresholds: Thresholds, theta: number): number[] {
  const logs = [0];
  let sum = 0;
  for (const threshold of thresholds) {
    sum += theta - threshold;
    logs.push(sum);
  }
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const total = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / total);
}

/** The points expected at this ability, their variance, which is the question's information, and their third central moment. */
export function momentsAt(
  thresholds: Thresholds,
  theta: number,
): { expected: number; information: number; third: number } {
  const [only] = thresholds;
  // Most questions have one point, and a simulation asks millions of times.
  if (only !== undefined && thresholds.length === 1) {
    const chance = 1 / (1 + Math.exp(only - theta));
    const information = chance * (1 - chance);
    return { expected: chance, information, third: information * (1 - 2 * chance) };
  }
  const chances = chancesOfPoints(thresholds, theta);
  const expected = chances.reduce((sum, chance, points) => sum + points * chance, 0);
  let [information, third] = [0, 0];
  for (const [points, chance] of chances.entries()) {
    const away = points - expected;
    information += away ** 2 * chance;
    third += away ** 3 * chance;
  }
  return { expected, information, third };
}

function momentsOf(scored: ReadonlyArray<Scored>, theta: number) {
  let [excess, information, third] = [0, 0, 0];
  for (const { thresholds, points } of scored) {
    const at = momentsAt(thresholds, theta);
    excess += points - at.expected;
    information += at.information;
    third += at.third;
  }
  return { excess, information, third };
}

/** True once neither every point was earned nor none. Only then is there a most likely ability. */
export function isMixed(scored: ReadonlyArray<Scored>): boolean {
  const earned = scored.reduce((sum, { points }) => sum + points, 0);
  const most = scored.reduce((sum, { thresholds }) => sum + thresholds.length, 0);
  return earned > 0 && earned < most;
}

/** The most likely ability, its error 1/√I; null unless the answers are mixed. */
export function mostLikelyAbility(scored: ReadonlyArray<Scored>): Ability | null {
  if (!isMixed(scored)) return null;
  const theta = rootOf((at) => momentsOf(scored, at).excess);
  return { theta, error: errorAt(scored, theta) };
}

/**
 * Warm's weighted likelihood estimate, which is less biased than the most likely one and exists for every pattern: raw − E + J/2I = 0
 * (Psychometrika 54, 1989). Its error is 1/√I. Null without an answer.
 */
export function weightedAbility(scored: ReadonlyArray<Scored>): Ability | null {
  if (scored.length === 0) return null;
  const theta = rootOf((at) => {
    const { excess, information, third } = momentsOf(scored, at);
    return excess + third / (2 * information);
  });
  return { theta, error: errorAt(scored, theta) };
}

/** The mode of the posterior with the prior N(0, 1); its error is 1/√(I + 1). */
export function modalAbility(scored: ReadonlyArray<Scored>): Ability {
  const theta = rootOf((at) => momentsOf(scored, at).excess - at);
  return { theta, error: 1 / Math.sqrt(momentsOf(scored, theta).information + 1) };
}

/** The mean of the posterior with the prior N(0, 1), and its deviation. */
export function expectedAbility(scored: ReadonlyArray<Scored>, grid: Grid = GRID): Ability {
  const logLikelihood = (theta: number) =>
    scored.reduce((sum, { thresholds, points }) => sum + Math.log(chancesOfPoints(thresholds, theta)[points] ?? 0), 0);
  return meanOfPosterior(logLikelihood, (theta) => -(theta ** 2) / 2, grid);
}

/** The mean and deviation over the grid of what `valueAt` says; the other functions give logarithms, up to a constant. */
export function meanOfPosterior(
  logLikelihood: (theta: number) => number,
  logPrior: (theta: number) => number,
  { from, to, points }: Grid,
  valueAt: (theta: number) => number = (theta) => theta,
): Ability {
  const thetas = Array.from({ length: points }, (_, index) => from + ((to - from) * index) / (points - 1));
  const logs = thetas.map((theta) => logLikelihood(theta) + logPrior(theta));
  const most = Math.max(...logs);
  let [total, first, second] = [0, 0, 0];
  for (const [index, theta] of thetas.entries()) {
    const weight = Math.exp((logs[index] ?? 0) - most);
    total += weight;
    first += weight * valueAt(theta);
    second += weight * valueAt(theta) ** 2;
  }
  const mean = first / total;
  return { theta: mean, error: Math.sqrt(Math.max(0, second / total - mean ** 2)) };
}

/** What leads to the next question: the posterior's mean until the answers are mixed, then Warm's estimate. */
export function routingAbility(scored: ReadonlyArray<Scored>): Ability {
  return (isMixed(scored) ? weightedAbility(scored) : null) ?? expectedAbility(scored);
}

function errorAt(scored: ReadonlyArray<Scored>, theta: number): number {
  return 1 / Math.sqrt(momentsOf(scored, theta).information);
}

/** Where a function that falls crosses zero, between the furthest abilities: the secant, kept inside a bracket (Illinois). */
function rootOf(valueAt: (theta: number) => number): number {
  let [low, high] = [-FURTHEST, FURTHEST];
  let [atLow, atHigh] = [valueAt(low), valueAt(high)];
  if (atLow <= 0) return low;
  if (atHigh >= 0) return high;
  let side = 0;
  for (let step = 0; step < 100 && high - low > CLOSE; step += 1) {
    const between = (low * atHigh - high * atLow) / (atHigh - atLow);
    const at = valueAt(between);
    if (Math.abs(at) < CLOSE) return between;
    if (at > 0) {
      [low, atLow] = [between, at];
      if (side === 1) atHigh /= 2;
      side = 1;
    } else {
      [high, atHigh] = [between, at];
      if (side === -1) atLow /= 2;
      side = -1;
    }
  }
  return (low + high) / 2;
}
