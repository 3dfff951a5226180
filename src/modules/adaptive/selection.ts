/**
 * Which question comes next in an adaptive test: a function of plan, seed, what was answered and the bank as it was at the start. The same
 * four give the same test. Pure.
 *
 * Content by the counts of Kingsbury and Zara (Applied Measurement in Education 2, 1989) and chance among the best of the area, from the same
 * work; a weight of chance that falls as the error does, as in Barrada and others (Applied Psychological Measurement 32, 2008) with the weight
 * of McClarty and others (Applied Psychological Measurement 30, 2006).
 */
import { z } from "zod/mini";
import { chanceOf, drawSome, type Random, seededRandom } from "../../core/random.ts";
import { type Ability, momentsAt, routingAbility, type Scored, type Thresholds } from "./ability.ts";
import type { AdaptivePlan } from "./plan.ts";

type Seen = {
  /** Share of the adaptive tests of the last 90 days that asked it, from 0 to 1. */
  exposure: number;
  /** Whole days since the student last saw it; null if never. */
  seenDaysAgo: number | null;
};

export type BankQuestion = Seen & {
  questionId: string;
  area: string;
  thresholds: Thresholds;
  isJudgment: boolean;
  /** True if its difficulty is not known well enough to score with it. */
  isPretest: boolean;
};

/** A case study, its questions in their order. */
export type BankCase = Seen & {
  stimulusId: string;
  questions: ReadonlyArray<{ questionId: string; thresholds: Thresholds }>;
};

export type Bank = { questions: ReadonlyArray<BankQuestion>; cases: ReadonlyArray<BankCase> };

/** For what a question was asked: alone and scored, as one of a case study, or to learn its difficulty, unscored. */
export const AskedAs = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("alone"), area: z.string(), isJudgment: z.boolean() }),
  z.object({ kind: z.literal("case"), stimulusId: z.string() }),
  z.object({ kind: z.literal("pretest"), area: z.string() }),
]);
export type AskedAs = z.infer<typeof AskedAs>;

/**
 * What had to give way: how many days ago the student may have seen what was asked, when it had to be less than a year, and the area
 * whose turn it was, when it had nothing left.
 */
export type GivenWay = { seenDaysAgo: number | null; instead: string | null };

export type Choice = { questionId: string; as: AskedAs; gaveWay: GivenWay };

/** A question that was asked, with what it earned; `isFirm` if its difficulty is known so well that it may decide the end. */
export type Answered = Scored & { questionId: string; as: AskedAs; isFirm: boolean };

/** Days for which a question that was seen is not asked again, the first that leaves any. */
const UNSEEN_DAYS = [365, 180, 90, 0];
/** An area gives way to the share of questions on clinical judgment only if it has so many of them. */
const FEWEST_OF_JUDGMENT = 5;
const NOTHING_GAVE_WAY: GivenWay = { seenDaysAgo: null, instead: null };

/** Where case studies begin and where unscored questions stand, as places from 1; the same for the same seed. */
export function placesOf(
  plan: AdaptivePlan,
  seed: number,
): { caseStarts: ReadonlyArray<number>; pretest: ReadonlySet<number> } {
  const random = seededRandom(seed);
  const { minimum, cases, questionsOfCase, pretest } = plan;
  const caseStarts = Array.from({ length: cases }, (_, index) => {
    // The first question is not one of a case.
    const first = Math.max(2, Math.floor((minimum * index) / cases) + 1);
    const last = Math.floor((minimum * (index + 1)) / cases) - questionsOfCase + 1;
    return first + Math.floor(random() * Math.max(1, last - first + 1));
  });
  const isOfCase = (place: number) => caseStarts.some((start) => place >= start && place < start + questionsOfCase);
  const free = Array.from({ length: minimum }, (_, index) => index + 1).filter(
    (place) => !isOfCase(place) && place > 1,
  );
  return { caseStarts, pretest: new Set(drawSome(free, pretest, random)) };
}

/** The answers that count: all but those of unscored questions. */
export function scoredOf(log: ReadonlyArray<Answered>): ReadonlyArray<Answered> {
  return log.filter(({ as }) => as.kind !== "pretest");
}

/** True while the next question is of the same case study as the last one, so that the test cannot stop there. */
export function isInsideCase(bank: Bank, log: ReadonlyArray<Answered>): boolean {
  return nextOfCase(bank, log) !== null;
}

/** The question after these; null when the bank has none left. */
export function nextQuestion(
  plan: AdaptivePlan,
  seed: number,
  bank: Bank,
  log: ReadonlyArray<Answered>,
): Choice | null {
  const ofCase = nextOfCase(bank, log);
  if (ofCase) return ofCase;
  const place = log.length + 1;
  const { caseStarts, pretest } = placesOf(plan, seed);
  const random = seededRandom(Math.floor(chanceOf(`${seed} ${place}`) * 2 ** 32));
  const asked = new Set(log.map(({ questionId }) => questionId));
  const ability = log.length === 0 ? { theta: plan.startsAt, error: 1 } : routingAbility(scoredOf(log));
  if (caseStarts.includes(place)) {
    const begun = firstOfCase(plan, bank, asked, ability, random);
    if (begun) return begun;
  }
  const unasked = bank.questions.filter(({ questionId }) => !asked.has(questionId));
  if (pretest.has(place)) {
    const unscored = nextPretest(plan, unasked, log, random);
    if (unscored) return unscored;
  }
  return nextAlone(plan, unasked, log, ability, random);
}

function nextOfCase({ cases }: Bank, log: ReadonlyArray<Answered>): Choice | null {
  const last = log.at(-1);
  if (last?.as.kind !== "case") return null;
  const { stimulusId } = last.as;
  const questions = cases.find((one) => one.stimulusId === stimulusId)?.questions ?? [];
  const at = questions.findIndex(({ questionId }) => questionId === last.questionId);
  const next = at === -1 ? undefined : questions[at + 1];
  return next ? { questionId: next.questionId, as: last.as, gaveWay: NOTHING_GAVE_WAY } : null;
}

function firstOfCase(
  plan: AdaptivePlan,
  { cases }: Bank,
  asked: ReadonlySet<string>,
  ability: Ability,
  random: Random,
): Choice | null {
  const left = cases.filter(({ questions }) => !questions.some(({ questionId }) => asked.has(questionId)));
  const { pool, seenDaysAgo } = unseenOf(left);
  const informationOf = ({ questions }: BankCase) =>
    questions.reduce((sum, { thresholds }) => sum + momentsAt(thresholds, ability.theta).information, 0);
  const chosen = oneOfBest(plan, plan.bestOf.cases, rarelyAsked(plan, pool), informationOf, ability, random);
  const first = chosen?.questions[0];
  if (!chosen || !first) return null;
  const as = { kind: "case", stimulusId: chosen.stimulusId } as const;
  return { questionId: first.questionId, as, gaveWay: { seenDaysAgo, instead: null } };
}

/** A question whose difficulty is to be learned, of the area furthest behind its share of those asked in this way. */
function nextPretest(
  plan: AdaptivePlan,
  unasked: ReadonlyArray<BankQuestion>,
  log: ReadonlyArray<Answered>,
  random: Random,
): Choice | null {
  const pool = unseenOf(unasked.filter(({ isPretest }) => isPretest)).pool;
  const counts = countsOf(log, "pretest");
  for (const area of areasByNeed(plan, counts, random)) {
    const [chosen] = drawSome(
      pool.filter((question) => question.area === area),
      1,
      random,
    );
    if (chosen) return { questionId: chosen.questionId, as: { kind: "pretest", area }, gaveWay: NOTHING_GAVE_WAY };
  }
  return null;
}

function nextAlone(
  plan: AdaptivePlan,
  unasked: ReadonlyArray<BankQuestion>,
  log: ReadonlyArray<Answered>,
  ability: Ability,
  random: Random,
): Choice | null {
  const known = unasked.filter(({ isPretest }) => !isPretest);
  const byNeed = areasByNeed(plan, countsOf(log, "alone"), random);
  const [wanted] = byNeed;
  for (const area of byNeed) {
    const { pool, seenDaysAgo } = unseenOf(known.filter((question) => question.area === area));
    const allowed = rarelyAsked(plan, withJudgment(plan, pool, log));
    const informationOf = ({ thresholds }: BankQuestion) => momentsAt(thresholds, ability.theta).information;
    const chosen = oneOfBest(plan, plan.bestOf.questions, allowed, informationOf, ability, random);
    if (!chosen) continue;
    const as = { kind: "alone", area, isJudgment: chosen.isJudgment } as const;
    const instead = area === wanted ? null : (wanted ?? null);
    return { questionId: chosen.questionId, as, gaveWay: { seenDaysAgo, instead } };
  }
  return null;
}

/** What the student has not seen for as long as leaves anything; `seenDaysAgo` is null when that is the whole time. */
function unseenOf<Of extends Seen>(all: ReadonlyArray<Of>): { pool: ReadonlyArray<Of>; seenDaysAgo: number | null } {
  for (const [index, days] of UNSEEN_DAYS.entries()) {
    const pool = all.filter(({ seenDaysAgo }) => seenDaysAgo === null || seenDaysAgo >= days);
    if (pool.length > 0) return { pool, seenDaysAgo: index === 0 ? null : days };
  }
  return { pool: [], seenDaysAgo: null };
}

/** Without what has been asked too often, while enough others are left. */
function rarelyAsked<Of extends Seen>(
  { exposure: { most, unlessFewerThan } }: AdaptivePlan,
  pool: ReadonlyArray<Of>,
): ReadonlyArray<Of> {
  const rare = pool.filter(({ exposure }) => exposure <= most);
  return rare.length >= unlessFewerThan ? rare : pool;
}

/** Only those on clinical judgment while the test has too few of them. */
function withJudgment(
  { judgmentShare }: AdaptivePlan,
  pool: ReadonlyArray<BankQuestion>,
  log: ReadonlyArray<Answered>,
): ReadonlyArray<BankQuestion> {
  const alone = log.flatMap(({ as }) => (as.kind === "alone" ? [as] : []));
  const have = alone.filter(({ isJudgment }) => isJudgment).length;
  if (have >= (judgmentShare / 100) * (alone.length + 1) - 0.5) return pool;
  const judging = pool.filter(({ isJudgment }) => isJudgment);
  return judging.length >= FEWEST_OF_JUDGMENT ? judging : pool;
}

function countsOf(log: ReadonlyArray<Answered>, kind: "alone" | "pretest"): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { as } of log) if (as.kind === kind) counts.set(as.area, (counts.get(as.area) ?? 0) + 1);
  return counts;
}

/** The areas, the one first whose count is furthest behind its share; chance decides between equals. */
function areasByNeed({ areas }: AdaptivePlan, counts: ReadonlyMap<string, number>, random: Random): string[] {
  const asked = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const needs = areas.map(({ area, share }) => ({
    ...{ area, need: (share / 100) * (asked + 1) - (counts.get(area) ?? 0), chance: random() },
  }));
  return needs.sort((a, b) => b.need - a.need || a.chance - b.chance).map(({ area }) => area);
}

/** One of the best by information, into which chance is mixed the more the less is known of the student. */
function oneOfBest<Of>(
  { errorOfFullWeight }: AdaptivePlan,
  best: number,
  pool: ReadonlyArray<Of>,
  informationOf: (one: Of) => number,
  { error }: Ability,
  random: Random,
): Of | undefined {
  const informations = pool.map(informationOf);
  const most = Math.max(0, ...informations);
  const weight = Math.min(1, errorOfFullWeight / error);
  const valued = pool.map((one, index) => ({
    ...{ one, value: (1 - weight) * random() * most + weight * (informations[index] ?? 0) },
  }));
  valued.sort((a, b) => b.value - a.value);
  return drawSome(valued.slice(0, best), 1, random)[0]?.one;
}
