/** What the counted answers to a question say of it (docs/product/figures.md#item-analysis), and what is worth a look. Pure. */
import type { Id } from "../../core/id.ts";
import type { measuredOptions, measuredPoints, measuredSeconds } from "../../db/schema.ts";
import type { CountedOption } from "./chosen.ts";
import {
  correctedDiscrimination,
  discriminationEfficiency,
  type Joint,
  medianOf,
  momentsOf,
  upperLowerDifference,
} from "./item-analysis.ts";

/** What can be worth a look at a question (docs/product/figures.md#flags), the most urgent first. */
export const FLAGS = ["key", "weak", "easy", "hard", "dead-option", "slow", "drift"] as const;
export type Flag = (typeof FLAGS)[number];
type FormId = Id<"test-version">;

/** Minimum number of answers for a figure, and for each flag. `negative` is for a discrimination below 0. */
export const FEWEST = {
  figure: 30,
  key: 30,
  negative: 50,
  easyOrHard: 50,
  weak: 100,
  deadOption: 100,
  slow: 30,
  drift: 230,
} as const;

/** Minimum of choosers of a wrong option that is better than the key: with fewer, chance makes one in five flags. */
const BETTER = { chosen: 5, share: 0.05 } as const;
const WEAK_BELOW = 0.15;
const EASY_ABOVE = 0.95;
const HARD_ABOVE_CHANCE = 0.05;
const DEAD_BELOW = 0.05;
const SLOW_FACTOR = 2;
/** The latest answers are compared with all before them. */
export const LATEST = 200;
const DRIFT = { tenths: 10, z: 3, logits: 0.5 } as const;

/** How seconds are counted: each by itself up to two minutes, beyond in tens, at most a quarter of an hour. */
export function secondsStep(seconds: number): number {
  return seconds <= 120 ? seconds : Math.min(900, Math.round(seconds / 10) * 10);
}

/** The sums of one version, as they are stored. `latest` are its last answers, null while there are too few. */
export type Counts = {
  asked: number;
  earned: number;
  possible: number;
  points: ReadonlyArray<Omit<typeof measuredPoints.$inferSelect, "versionId">>;
  options: ReadonlyArray<Omit<typeof measuredOptions.$inferSelect, "versionId">>;
  seconds: ReadonlyArray<Omit<typeof measuredSeconds.$inferSelect, "versionId">>;
  latest: { earned: number; possible: number } | null;
};

/** What abilities are compared with: totals of fixed tests, or the ability before the answer in tenths of a logit. */
export type Criterion = { kind: "totals"; answers: number; forms: number } | { kind: "ability"; answers: number };

export type OptionFigures = CountedOption & {
  /** How many chose it, of all and of those with a criterion. */
  chosen: number;
  share: number;
  /** The mean criterion of who chose it less that of all, in deviations; null where nobody did, or the criterion never varies. */
  distance: number | null;
  /** The mean itself: points of a total, or tenths of a logit; null where totals of several tests would be mixed. */
  mean: number | null;
  /** The correlation of having chosen it with the criterion. */
  correlation: number | null;
};

export type QuestionFigures = {
  asked: number;
  facility: number | null;
  criterion: Criterion;
  discrimination: number | null;
  efficiency: number | null;
  upperLower: number | null;
  options: OptionFigures[];
  blank: { chosen: number; share: number };
  /** Of the section where most of its answers were timed; null where none was. */
  time: { median: number; answers: number; formId: FormId; section: number } | null;
};

/** The figures of a version of which `options` can be chosen. */
export function figuresOf(counts: Counts, options: ReadonlyArray<CountedOption>, noForm: FormId): QuestionFigures {
  const { criterion, groups } = criterionOf(counts, noForm);
  const most = groups[0]?.max ?? 1;
  const meanOf = (figure: (group: Group) => number | null) => weightedMean(groups, figure);
  const chosenOf = (key: string) =>
    counts.options.reduce((sum, one) => (one.option === key ? sum + one.chosen : sum), 0);
  const shareOf = (chosen: number) => (counts.asked === 0 ? 0 : chosen / counts.asked);
  const blank = chosenOf("");
  return {
    asked: counts.asked,
    facility: counts.possible === 0 ? null : counts.earned / counts.possible,
    criterion,
    discrimination: meanOf(({ joint }) => correctedDiscrimination(joint)),
    efficiency: meanOf(({ joint }) => discriminationEfficiency(joint)),
    upperLower: meanOf(({ rows }) =>
      upperLowerDifference(
        rows.map((row) => ({ ...row, value: row.criterion })),
        most,
      ),
    ),
    options: options.map((option) => {
      const chosen = chosenOf(option.key);
      return { ...option, chosen, share: shareOf(chosen), ...choosersOf(option.key, groups, counts) };
    }),
    blank: { chosen: blank, share: shareOf(blank) },
    time: timeOf(counts),
  };
}

/** Answers that can be compared with each other: of one fixed test, or of all others. */
type Group = { formId: FormId; max: number; count: number; rows: Counts["points"]; joint: Joint };

/** Totals from 30 answers in fixed tests on, else whatever there is more of. */
function criterionOf({ points }: Counts, noForm: FormId): { criterion: Criterion; groups: Group[] } {
  // A rule of scoring that gave another number of points measured something else.
  const max = medianOf(points.map((one) => [one.max, one.count]));
  const groups = [
    ...Map.groupBy(
      points.filter((one) => one.max === max),
      ({ formId }) => formId,
    ),
  ].map(
    ([formId, rows]): Group => ({
      formId,
      max: max ?? 1,
      count: rows.reduce((sum, { count }) => sum + count, 0),
      rows,
      // The rest that a question is compared with is its total less its points: of an ability nothing is to be taken away.
      joint: rows.map(({ points: earned, criterion, count }) => ({
        points: earned,
        total: formId === noForm ? criterion + earned : criterion,
        count,
      })),
    }),
  );
  const [forms, others] = [
    groups.filter(({ formId }) => formId !== noForm),
    groups.filter(({ formId }) => formId === noForm),
  ];
  const countOf = (some: ReadonlyArray<Group>) => some.reduce((sum, { count }) => sum + count, 0);
  const [totals, abilities] = [countOf(forms), countOf(others)];
  return totals >= FEWEST.figure || totals > abilities
    ? { criterion: { kind: "totals", answers: totals, forms: forms.length }, groups: forms }
    : { criterion: { kind: "ability", answers: abilities }, groups: others };
}

/** By the number of answers of each group; null where none of them has the figure. */
function weightedMean(groups: ReadonlyArray<Group>, figureOf: (group: Group) => number | null): number | null {
  let [weights, sum] = [0, 0];
  for (const group of groups) {
    const figure = figureOf(group);
    if (figure === null) continue;
    weights += group.count;
    sum += group.count * figure;
  }
  return weights === 0 ? null : sum / weights;
}

function choosersOf(key: string, groups: ReadonlyArray<Group>, { options }: Counts) {
  let [judged, distances, sum, all] = [0, 0, 0, 0];
  for (const { formId, rows, count } of groups) {
    const moments = momentsOf(rows.map(({ criterion, count: times }) => [criterion, times] as const));
    const own = options.find((one) => one.formId === formId && one.option === key);
    if (!moments || moments.variance === 0) continue;
    all += count;
    if (!own) continue;
    judged += own.judged;
    sum += own.criterionSum;
    distances += (own.criterionSum - own.judged * moments.mean) / Math.sqrt(moments.variance);
  }
  const distance = judged === 0 ? null : distances / judged;
  const share = all === 0 ? 0 : judged / all;
  return {
    distance,
    mean: judged === 0 || groups.length > 1 ? null : sum / judged,
    correlation: distance === null || share === 1 ? null : distance * Math.sqrt(share / (1 - share)),
  };
}

function timeOf({ seconds }: Counts): QuestionFigures["time"] {
  const sections = [...Map.groupBy(seconds, ({ formId, section }) => `${formId} ${section}`).values()].map((rows) => ({
    rows,
    answers: rows.reduce((sum, { count }) => sum + count, 0),
  }));
  const most = sections.toSorted((one, other) => other.answers - one.answers)[0];
  const [first] = most?.rows ?? [];
  const median = medianOf(most?.rows.map((row) => [row.seconds, row.count] as const) ?? []);
  if (!most || !first || median === null) return null;
  return { median, answers: most.answers, formId: first.formId, section: first.section };
}

/** What else the flags need: the median of the section of `time`, and how far the difficulty moved in the newest set. */
export type Beside = { sectionMedian: number | null; moved: number | null };

/** What is worth a look, each decided only from its fewest answers on. */
export function flagsOf(figures: QuestionFigures, counts: Counts, { sectionMedian, moved }: Beside): Flag[] {
  const { asked, facility, discrimination, criterion, options, time } = figures;
  const flags: Flag[] = [];
  const r = discrimination ?? Number.NaN;
  if ((criterion.answers >= FEWEST.negative && r < 0) || options.some((option) => isBetterThanKey(option, figures))) {
    flags.push("key");
  }
  if (criterion.answers >= FEWEST.weak && r < WEAK_BELOW) flags.push("weak");
  if (facility !== null && asked >= FEWEST.easyOrHard) {
    if (facility > EASY_ABOVE) flags.push("easy");
    if (facility < chanceOf(options) + HARD_ABOVE_CHANCE) flags.push("hard");
  }
  if (asked >= FEWEST.deadOption && options.some(isDead)) flags.push("dead-option");
  const isSlow = time !== null && sectionMedian !== null && time.median > SLOW_FACTOR * sectionMedian;
  if (isSlow && time.answers >= FEWEST.slow) flags.push("slow");
  if (hasDrifted(counts) || (moved !== null && Math.abs(moved) > DRIFT.logits)) flags.push("drift");
  return flags;
}

/** True for a wrong option whose choosers, if enough, are better than those of the only right one beside it. */
export function isBetterThanKey(option: OptionFigures, { criterion, options }: QuestionFigures): boolean {
  if (criterion.answers < FEWEST.key || option.chosen < BETTER.chosen || option.share < BETTER.share) return false;
  const keys = options.filter(({ part, isRight }) => isRight && part === option.part);
  const [key] = keys;
  if (option.isRight || !option.isOffered || !key || keys.length > 1) return false;
  return option.distance !== null && key.distance !== null && option.distance > key.distance;
}

/** True for a wrong option that hardly anybody takes for right. */
export function isDead({ isRight, isOffered, share }: OptionFigures): boolean {
  return isOffered && !isRight && share < DEAD_BELOW;
}

/** What who knows nothing earns by choosing: of one list with one right option; of anything else it is not known, and taken for nothing. */
function chanceOf(options: ReadonlyArray<CountedOption>): number {
  const isOneList = options.length > 0 && options.every(({ part, isOffered }) => part === null && isOffered);
  return isOneList && options.filter(({ isRight }) => isRight).length === 1 ? 1 / options.length : 0;
}

/** True where the last 200 answers earned another share than all before them: by more than 0.1, and beyond three errors of chance. */
function hasDrifted({ asked, earned, possible, latest }: Counts): boolean {
  if (!latest || asked < FEWEST.drift) return false;
  const before = { earned: earned - latest.earned, possible: possible - latest.possible };
  const difference = Math.abs(latest.earned * before.possible - before.earned * latest.possible);
  const of = latest.possible * before.possible;
  const share = earned / possible;
  const error = Math.sqrt(share * (1 - share) * (1 / LATEST + 1 / (asked - LATEST)));
  // Whole numbers: a tenth is not exact otherwise.
  return difference * DRIFT.tenths > of && difference > DRIFT.z * error * of;
}
