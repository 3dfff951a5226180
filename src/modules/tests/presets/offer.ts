/** What of a preset the bank has questions for: all of it, a shorter version in proportion, or nothing (P51). Pure. */
import { testTexts } from "../../../content/en/tests.ts";
import {
  type DrawRule,
  type QuestionFilter,
  questionCountOf,
  questionsIn,
  questionsOfRule,
  type Section,
  type TestVersion,
} from "../test-version.ts";
import type { Preset } from "./preset.ts";

/** How many questions each rule of each section gets, as the draw gives them: none is counted twice. */
export type Stock = ReadonlyArray<ReadonlyArray<number>>;

/** Areas of which less is asked than the preset asks: how many the bank has for it, and how many are asked; none when nothing is. */
export type Lack = {
  /** `cases` are counted in case studies; absent for questions. */
  of?: "cases";
  areas: ReadonlyArray<string>;
  available: number;
  asked: number;
  wanted: number;
};

export type Offer =
  | { kind: "whole" }
  /** `preset` is the shorter one. */
  | { kind: "shorter"; preset: Preset; lacks: ReadonlyArray<Lack> }
  | { kind: "none"; lacks: ReadonlyArray<Lack> };

/** How many times its share of the exam an area may have in a shorter version. */
const SHARES_MAX = 2;
/** Of several sections that are alike, so many are asked that each has at least as many questions. */
const QUESTIONS_OF_SECTION = 10;
/** Nothing is offered with fewer questions, unless they are a third of the whole. */
const FEWEST_QUESTIONS = 10;

/**
 * All rules that draw from the same questions, or from the same stimuli, of which each has `size` questions. `asked` is what a shorter
 * version asks of them. All are counted in questions.
 */
type Pool = { key: string; from: QuestionFilter; size: number; available: number; wanted: number; asked: number };

/** What can be taken of a preset with these questions. */
export function offerOf(preset: Preset, stock: Stock): Offer {
  const pools = withAsked([...poolsOf(preset.version, stock)]);
  if (pools.every(({ available, wanted }) => available >= wanted)) return { kind: "whole" };
  if (!isEnough(pools))
    return { kind: "none", lacks: pools.map((pool) => lackOf({ ...pool, asked: 0 })).filter(isInBank) };
  const lacks = pools.filter(({ asked, wanted }) => asked < wanted).map(lackOf);
  return { kind: "shorter", preset: withVersion(preset, shorterVersion(preset, pools)), lacks };
}

const lackOf = ({ from, available, asked, wanted }: Pool) => ({ areas: from.areas ?? [], available, asked, wanted });

const isInBank = ({ available, wanted }: Lack) => available < wanted;

function poolsOf({ sections }: TestVersion, stock: Stock): Iterable<Pool> {
  const pools = new Map<string, Pool>();
  for (const [section, { source }] of sections.entries()) {
    if (source.kind !== "drawn") continue;
    for (const [index, rule] of source.rules.entries()) {
      const key = keyOf(rule);
      const { from, unit } = rule;
      const pool = pools.get(key) ?? { key, from, size: unit?.questions ?? 1, available: 0, wanted: 0, asked: 0 };
      pool.wanted += questionsOfRule(rule);
      pool.available += stock[section]?.[index] ?? 0;
      pools.set(key, pool);
    }
  }
  return pools.values();
}

const keyOf = ({ from, unit }: Pick<DrawRule, "from" | "unit">) => JSON.stringify([from, unit]);

/**
 * The longest version in which no pool has more than some times its share. An area with hardly any question so takes little from
 * the others, and one more question never makes a version shorter.
 */
function withAsked(pools: ReadonlyArray<Pool>): Pool[] {
  const whole = sumOf(pools, ({ wanted }) => wanted);
  // A stimulus is asked whole.
  const askedOf = ({ available, wanted, size }: Pool, total: number) =>
    Math.min(available, wanted, size * Math.ceil((SHARES_MAX * wanted * total) / whole / size));
  let total = sumOf(pools, ({ available }) => available);
  while (sumOf(pools, (pool) => askedOf(pool, total)) < total) total -= 1;
  return pools.map((pool) => ({ ...pool, asked: askedOf(pool, total) }));
}

/** Too few questions are no test, and areas that are less than half of the exam are another one. */
function isEnough(pools: ReadonlyArray<Pool>): boolean {
  const whole = sumOf(pools, ({ wanted }) => wanted);
  const covered = sumOf(pools, ({ available, wanted }) => (available > 0 ? wanted : 0));
  const asked = sumOf(pools, (pool) => pool.asked);
  return covered * SHARES_MAX >= whole && asked >= Math.min(FEWEST_QUESTIONS, Math.ceil(whole / 3));
}

function sumOf<Of>(all: ReadonlyArray<Of>, numberOf: (one: Of) => number): number {
  return all.reduce((sum, one) => sum + numberOf(one), 0);
}

/** Title of the preset when these sections are asked, and the number of questions that the exam has in them. */
export function namesOf(
  { titles = {}, version }: Preset,
  asked: ReadonlyArray<Section>,
): { title: string; of: number } {
  const [first, ...others] = version.sections.filter(({ id }) => asked.some((section) => section.id === id));
  const title = first && others.length === 0 ? titles[first.id] : undefined;
  return first && title ? { title, of: questionCountOf(first) } : { title: version.title, of: questionsIn(version) };
}

/** The version that asks of each pool what is asked of it, its clocks and breaks in proportion. */
function shorterVersion(preset: Preset, pools: ReadonlyArray<Pool>): TestVersion {
  const { version } = preset;
  const asked = questionsIn(version);
  const sections = shorterSections(withoutSpare(version.sections, pools), pools);
  const left = questionsIn({ sections });
  const { title, of } = namesOf(preset, sections);
  const minutes = (whole: number) => Math.max(1, Math.round((whole * left) / asked));
  return {
    ...version,
    title: testTexts.shorterTitle(title, left, of),
    minutes: version.minutes === null ? null : minutes(version.minutes),
    sections,
    breaks: shorterBreaks(version.breaks, sections, minutes),
  };
}

/** Of sections that are alike the first ones, as many as have enough questions each, and can hold all that are asked. */
function withoutSpare(sections: ReadonlyArray<Section>, pools: ReadonlyArray<Pool>): ReadonlyArray<Section> {
  const [first] = sections;
  const rulesOf = ({ source }: Section) => (source.kind === "drawn" ? source.rules : []);
  const isLikeFirst = (section: Section) =>
    first !== undefined && section.minutes === first.minutes && keyOfRules(section) === keyOfRules(first);
  if (!first || !sections.every(isLikeFirst)) return sections;
  const enough = Math.floor(sumOf(pools, ({ asked }) => asked) / QUESTIONS_OF_SECTION);
  const holding = rulesOf(first).map((rule) => {
    const asked = pools.find(({ key }) => key === keyOf(rule))?.asked ?? 0;
    return Math.ceil(asked / questionsOfRule(rule));
  });
  return sections.slice(0, Math.max(enough, ...holding));
}

const keyOfRules = ({ source }: Section) => JSON.stringify(source);

/** Each pool spread evenly over the rules that draw from it; without sections that get nothing. Clocks follow the questions. */
function shorterSections(sections: ReadonlyArray<Section>, pools: ReadonlyArray<Pool>): Section[] {
  const room = new Map<string, number>();
  for (const { source } of sections) {
    if (source.kind !== "drawn") continue;
    for (const rule of source.rules) room.set(keyOf(rule), (room.get(keyOf(rule)) ?? 0) + rule.count);
  }
  const askedOf = new Map(pools.map(({ key, asked, size }) => [key, asked / size]));
  const before = new Map<string, number>();
  return sections.flatMap((section): Section[] => {
    if (section.source.kind !== "drawn") return [section];
    const rules = section.source.rules.flatMap((rule) => {
      const key = keyOf(rule);
      const [from, asked] = [before.get(key) ?? 0, askedOf.get(key) ?? 0];
      before.set(key, from + rule.count);
      const upTo = (place: number) => Math.ceil((asked * place) / (room.get(key) ?? 1));
      const count = upTo(from + rule.count) - upTo(from);
      return count > 0 ? [{ ...rule, count }] : [];
    });
    if (rules.length === 0) return [];
    const shorter: Section = { ...section, source: { kind: "drawn", rules } };
    const share = questionCountOf(shorter) / questionCountOf(section);
    return [{ ...shorter, minutes: section.minutes && Math.max(1, Math.round(section.minutes * share)) }];
  });
}

/** Only breaks between two sections that are left, and a pool only where there is a second section. */
function shorterBreaks(
  breaks: TestVersion["breaks"],
  sections: ReadonlyArray<Section>,
  minutes: (whole: number) => number,
): TestVersion["breaks"] {
  const before = new Set(sections.slice(0, -1).map(({ id }) => id));
  switch (breaks.kind) {
    case "none":
      return breaks;
    case "fixed": {
      const left = breaks.breaks
        .filter(({ after }) => before.has(after))
        .map((one) => ({ ...one, minutes: minutes(one.minutes) }));
      return left.length > 0 ? { kind: "fixed", breaks: left } : { kind: "none" };
    }
    case "pool":
      return before.size > 0 ? { ...breaks, minutes: minutes(breaks.minutes) } : { kind: "none" };
    default:
      return breaks satisfies never;
  }
}

/** The preset in a shorter version: the same rules for the sections that are left, and as large a part of them unscored. */
function withVersion(preset: Preset, version: TestVersion): Preset {
  const { marks, unscored } = preset.rules;
  const wholes = new Map(preset.version.sections.map((section) => [section.id, questionCountOf(section)]));
  const ofSections = <Value>(pick: (section: Section) => Value | undefined) =>
    Object.fromEntries(
      version.sections.flatMap((section) => {
        const value = pick(section);
        return value === undefined ? [] : [[section.id, value]];
      }),
    );
  return {
    ...preset,
    version,
    rules: {
      ...preset.rules,
      marks: ofSections(({ id }) => marks[id]),
      unscored: ofSections((section) => {
        const count = questionCountOf(section);
        const share = Math.round(((unscored[section.id] ?? 0) * count) / (wholes.get(section.id) ?? count));
        return Math.min(share, count - 1) || undefined;
      }),
    },
  };
}
