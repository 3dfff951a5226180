/** What was chosen in the builder beside lessons. Pure. */
import { readWhole } from "../../../../core/numerals.ts";
import {
  CUSTOM_TEST_MINUTES,
  CUSTOM_TEST_MINUTES_MAX,
  CUSTOM_TEST_SIZE,
  CUSTOM_TEST_SIZE_MAX,
} from "../../../../modules/practice-tests/rules.ts";
import { questionCountOfKind } from "../../../../modules/stimuli/rules.ts";
import { field, TICKED, type Ticked } from "../form.ts";
import type { ShownCounts } from "./shown-counts.ts";

export type Units = Readonly<ShownCounts["units"]>;

/** Numbers are as typed. */
export type MoreChoices = {
  count: string;
  minutes: string;
  isUntimed: boolean;
  /** Each answer is explained. Not among the choices that are folded up. */
  isExplained: boolean;
  /** Case studies and trends that are asked beside the questions. */
  units: Units;
  ticked: Readonly<Record<Ticked, ReadonlyArray<string>>>;
};

/** A test as usual: all questions of the lessons will do. */
export const USUAL: MoreChoices = {
  count: String(CUSTOM_TEST_SIZE),
  minutes: String(CUSTOM_TEST_MINUTES),
  isUntimed: false,
  isExplained: false,
  units: { cases: 0, trends: 0 },
  ticked: { only: [], types: [], difficulties: [], areas: [] },
};

/** The choices with a value ticked or not. */
export function tick(more: MoreChoices, name: Ticked, value: string, isTicked: boolean): MoreChoices {
  const others = more.ticked[name].filter((other) => other !== value);
  return { ...more, ticked: { ...more.ticked, [name]: isTicked ? [...others, value] : others } };
}

/** True when not every question of the lessons will do. */
export function isLimiting({ ticked }: MoreChoices): boolean {
  return TICKED.some((name) => ticked[name].length > 0);
}

/** How many of the choices are not as usual. */
export function countChanges(more: MoreChoices): number {
  const isOtherSize = sizeOf(more) !== CUSTOM_TEST_SIZE;
  const isOtherTime = minutesOf(more) !== CUSTOM_TEST_MINUTES;
  const { cases, trends } = more.units;
  const ofUnits = Number(cases > 0) + Number(trends > 0);
  return (
    Number(isOtherSize) + Number(isOtherTime) + ofUnits + TICKED.filter((name) => more.ticked[name].length > 0).length
  );
}

/** How many case studies and trends the test asks, of those that are offered; as many as chosen while that is not known. */
export function unitsAsked({ units }: MoreChoices, offered: Units | null): Units {
  return {
    cases: Math.min(units.cases, offered?.cases ?? units.cases),
    trends: Math.min(units.trends, offered?.trends ?? units.trends),
  };
}

/** How many questions they have together. */
export function questionsOf({ cases, trends }: Units): number {
  return cases * (questionCountOfKind("case") ?? 1) + trends * (questionCountOfKind("trend") ?? 1);
}

/** How many questions that stand alone are wanted; as many as usual while no possible number is typed. */
export function sizeOf({ count, units }: MoreChoices): number {
  if (readWhole(count) === 0 && questionsOf(units) > 0) return 0;
  return numberIn(count, CUSTOM_TEST_SIZE_MAX) ?? CUSTOM_TEST_SIZE;
}

/** For how many minutes; null for no clock, as many as usual while no possible number is typed. */
export function minutesOf({ minutes, isUntimed }: MoreChoices): number | null {
  return isUntimed ? null : (numberIn(minutes, CUSTOM_TEST_MINUTES_MAX) ?? CUSTOM_TEST_MINUTES);
}

function numberIn(text: string, most: number): number | null {
  const number = readWhole(text);
  return number !== null && number >= 1 && number <= most ? number : null;
}

/** What is asked of the server to count: which questions, not how many of them. Null without lessons. */
export function askedIn(lessonIds: ReadonlyArray<string>, { ticked }: MoreChoices): string | null {
  if (lessonIds.length === 0) return null;
  const values = TICKED.flatMap((name) => ticked[name].map((value) => [name, value]));
  return new URLSearchParams([[field.lessonIds, lessonIds.join(",")], ...values]).toString();
}

/** The choices as they are saved; lists of which nothing is ticked are absent. */
export function choicesIn(lessonIds: ReadonlyArray<string>, more: MoreChoices) {
  const lists = TICKED.flatMap((name) => (more.ticked[name].length > 0 ? [[name, more.ticked[name]] as const] : []));
  const { cases, trends } = more.units;
  return {
    ...{ lessons: lessonIds, count: sizeOf(more), minutes: minutesOf(more), ...Object.fromEntries(lists) },
    ...(cases > 0 && { cases }),
    ...(trends > 0 && { trends }),
    ...(more.isExplained && { explain: true }),
  };
}
