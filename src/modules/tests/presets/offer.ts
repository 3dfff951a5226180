/** What of a preset the bank has questions for: all of it, a shorter version in proportion, or nothing. Pure. */
import { testTexts } from "../../../content/en/tests.ts";
import { type QuestionFilter, questionCountOf, questionsIn, type Section, type TestVersion } from "../test-version.ts";
import type { Preset } from "./preset.ts";

/** How many questions each rule of each section gets, as the draw gives them: none is counted twice. */
export type Stock = ReadonlyArray<ReadonlyArray<number>>;

/** Areas that lack questions: how many the bank has for the preset, and how many the preset asks. */
export type Lack = { areas: ReadonlyArray<string>; available: number; wanted: number };

export type Offer =
  | { kind: "whole" }
  /** `preset` is the shorter one. */
  | { kind: "shorter"; preset: Preset; lacks: ReadonlyArray<Lack> }
  | { kind: "none"; lacks: ReadonlyArray<Lack> };

/** All rules that draw from the same questions. `left` is what a shorter version has not given out yet. */
type Pool = { from: QuestionFilter; available: number; wanted: number; left: number };

/** What can be taken of a preset with these questions. */
export function offerOf(preset: Preset, stock: Stock): Offer {
  const pools = poolsOf(preset.version, stock);
  const lacks = [...pools.values()]
    .filter(({ available, wanted }) => available < wanted)
    .map(({ from, available, wanted }) => ({ areas: from.areas ?? [], available, wanted }));
  if (lacks.length === 0) return { kind: "whole" };
  const version = shorterVersion(preset.version, pools);
  return version ? { kind: "shorter", preset: withVersion(preset, version), lacks } : { kind: "none", lacks };
}

function poolsOf({ sections }: TestVersion, stock: Stock): Map<string, Pool> {
  const pools = new Map<string, Pool>();
  for (const [section, { source }] of sections.entries()) {
    if (source.kind !== "drawn") continue;
    for (const [rule, { count, from }] of source.rules.entries()) {
      const available = stock[section]?.[rule] ?? 0;
      const pool = pools.get(keyOf(from)) ?? { from, available: 0, wanted: 0, left: 0 };
      pool.wanted += count;
      pool.available += available;
      pool.left += available;
      pools.set(keyOf(from), pool);
    }
  }
  return pools;
}

const keyOf = (from: QuestionFilter) => JSON.stringify(from);

/** The version with every count in one proportion, that of the pool which has least of what is wanted; null without any question. */
function shorterVersion(version: TestVersion, pools: ReadonlyMap<string, Pool>): TestVersion | null {
  const [least] = [...pools.values()]
    .filter(({ available }) => available > 0)
    .toSorted((one, other) => one.available * other.wanted - other.available * one.wanted);
  if (!least) return null;
  const asked = questionsIn(version);
  const sections = version.sections.flatMap((section) => shorterSection(section, pools, least) ?? []);
  const left = questionsIn({ sections });
  const minutes = (whole: number) => Math.max(1, Math.round((whole * left) / asked));
  return {
    ...version,
    title: testTexts.shorterTitle(version.title, left, asked),
    minutes: version.minutes === null ? null : minutes(version.minutes),
    sections,
    breaks: shorterBreaks(version.breaks, sections, minutes),
  };
}

/** The section with its clock in proportion to its questions; null when it has none. */
function shorterSection(
  section: Section,
  pools: ReadonlyMap<string, Pool>,
  { available, wanted }: Pool,
): Section | null {
  if (section.source.kind !== "drawn") return section;
  const rules = section.source.rules.flatMap((rule) => {
    const pool = pools.get(keyOf(rule.from));
    const count = Math.min(pool?.left ?? 0, Math.max(1, Math.floor((rule.count * available) / wanted)));
    if (pool) pool.left -= count;
    return count > 0 ? [{ ...rule, count }] : [];
  });
  if (rules.length === 0) return null;
  const shorter: Section = { ...section, source: { kind: "drawn", rules } };
  const share = questionCountOf(shorter) / questionCountOf(section);
  return { ...shorter, minutes: section.minutes && Math.max(1, Math.round(section.minutes * share)) };
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
