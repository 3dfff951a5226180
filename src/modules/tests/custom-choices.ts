/** What a student chooses for a test of their own: as the builder sends it, as it is saved under a name, as its version says it. */
import { z } from "zod/mini";
import {
  CUSTOM_TEST_CASES_MAX,
  CUSTOM_TEST_MINUTES,
  CUSTOM_TEST_MINUTES_MAX,
  CUSTOM_TEST_SIZE,
  CUSTOM_TEST_SIZE_MAX,
  CUSTOM_TEST_TRENDS_MAX,
} from "../practice-tests/rules.ts";
import { questionCountOfKind, type StimulusKind } from "../stimuli/rules.ts";
import type { UnitCount } from "../stimuli/units.ts";
import { type DrawRule, QuestionFilter, type TestVersion } from "./test-version.ts";

const { lessons, areas, types, difficulties, only } = QuestionFilter.shape;

const Choices = z.strictObject({
  ...{ lessons: lessons.def.innerType, areas, types, difficulties, only },
  /** Of questions that stand alone; absent for as many as usual. */
  count: z.optional(z.int().check(z.minimum(0), z.maximum(CUSTOM_TEST_SIZE_MAX))),
  /** Null for no clock, absent for as many as usual. */
  minutes: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(CUSTOM_TEST_MINUTES_MAX)))),
  /** How many case studies and trends are asked beside them; absent for none. */
  cases: z.optional(z.int().check(z.minimum(1), z.maximum(CUSTOM_TEST_CASES_MAX))),
  trends: z.optional(z.int().check(z.minimum(1), z.maximum(CUSTOM_TEST_TRENDS_MAX))),
  /** Present where each answer is explained. */
  explain: z.optional(z.literal(true)),
});

/** Absent lists leave nothing out. */
export const CustomChoices = Choices.check(
  z.refine(({ count, cases = 0, trends = 0 }) => count !== 0 || cases + trends > 0),
);
export type CustomChoices = z.infer<typeof CustomChoices>;

/** The same without the lessons, which can be thousands. */
export const ShortChoices = z.omit(Choices, { lessons: true });

/** The title of versions of which each asks a piece of what is due for a student. */
export const REPETITION_TITLE = "Repetition";

/** The title of versions of which each is the first test of a student. */
export const FIRST_TEST_TITLE = "First test";

/** What of the choices a stimulus has to fit: it has questions of several types, and none of the statuses. */
export function filterOfUnits({ types: _, only: __, ...filter }: QuestionFilter): QuestionFilter {
  return filter;
}

/** The same for choices that ask for the same, in whatever order and however often each thing is named. */
export function settled({
  count = CUSTOM_TEST_SIZE,
  minutes = CUSTOM_TEST_MINUTES,
  cases = 0,
  trends = 0,
  explain,
  ...lists
}: CustomChoices): {
  count: number;
  minutes: number | null;
  from: QuestionFilter;
  units: UnitCount[];
  explain: boolean;
} {
  const entries = Object.entries(lists).map(([name, values]) => [name, [...new Set(values)].sort()] as const);
  const from = QuestionFilter.parse(Object.fromEntries(entries.filter(([, { length }]) => length > 0)));
  return {
    count,
    minutes,
    from: count === 0 ? filterOfUnits(from) : from,
    units: [...unitsOfKind("case", cases), ...unitsOfKind("trend", trends)],
    explain: explain === true,
  };
}

function unitsOfKind(kind: StimulusKind, count: number): UnitCount[] {
  return count === 0 ? [] : [{ kind, questions: questionCountOfKind(kind) ?? 1, count }];
}

/** What is drawn for choices: questions that stand alone first, unless there are to be none. */
export function rulesOfChoices({ count, from, units }: Omit<ReturnType<typeof settled>, "explain">): DrawRule[] {
  return [
    ...(count > 0 ? [{ count, from }] : []),
    ...units.map(({ count: times, ...unit }) => ({ count: times, from: filterOfUnits(from), unit })),
  ];
}

/** The choices as a recipe keeps them: equal ones are equal, and `ownTestName` finds the tests that were made of them. */
export function keptChoices(choices: CustomChoices): CustomChoices {
  const { from, count, minutes } = settled(choices);
  const { cases, trends, explain } = choices;
  const also = { ...(cases && { cases }), ...(trends && { trends }), ...(explain && { explain }) };
  return CustomChoices.parse({ ...from, count, minutes, ...also });
}

/** True where nothing but lessons was chosen, so that any of their questions will do, and nothing else is asked. */
export function asksAnyOfLessons({
  from: { lessons: _, ...others },
  units,
}: Pick<ReturnType<typeof settled>, "from" | "units">): boolean {
  return Object.keys(others).length === 0 && units.length === 0;
}

/** What was chosen for a custom test of that version; null where it is not known, or its questions were named. */
export function choicesOf({
  sections,
  minutes,
  confidence,
}: Pick<TestVersion, "sections" | "minutes" | "confidence">): CustomChoices | null {
  const source = sections[0]?.source;
  const rules = source?.kind === "drawn" ? source.rules : [];
  const [first] = rules;
  const countOf = (kind?: StimulusKind) => rules.find(({ unit }) => unit?.kind === kind)?.count;
  const [count = 0, cases, trends] = [countOf(), countOf("case"), countOf("trend")];
  const explain = confidence === "ask" || undefined;
  return CustomChoices.safeParse({ ...first?.from, count, minutes, cases, trends, explain }).data ?? null;
}
