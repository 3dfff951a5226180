/** What was chosen in the builder beside lessons. Pure. */
import {
  CUSTOM_TEST_MINUTES,
  CUSTOM_TEST_MINUTES_MAX,
  CUSTOM_TEST_SIZE,
  CUSTOM_TEST_SIZE_MAX,
} from "../../../../modules/practice-tests/rules.ts";
import { field } from "../form.ts";
import { TICKED, type Ticked } from "./shown-counts.ts";

/** Numbers are as typed. */
export type MoreChoices = {
  count: string;
  minutes: string;
  isUntimed: boolean;
  ticked: Readonly<Record<Ticked, ReadonlyArray<string>>>;
};

/** A test as usual: all questions of the lessons will do. */
export const USUAL: MoreChoices = {
  count: String(CUSTOM_TEST_SIZE),
  minutes: String(CUSTOM_TEST_MINUTES),
  isUntimed: false,
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
  return Number(isOtherSize) + Number(isOtherTime) + TICKED.filter((name) => more.ticked[name].length > 0).length;
}

/** How many questions are wanted; as many as usual while no possible number is typed. */
export function sizeOf({ count }: MoreChoices): number {
  return numberIn(count, CUSTOM_TEST_SIZE_MAX) ?? CUSTOM_TEST_SIZE;
}

/** For how many minutes; null for no clock, as many as usual while no possible number is typed. */
export function minutesOf({ minutes, isUntimed }: MoreChoices): number | null {
  return isUntimed ? null : (numberIn(minutes, CUSTOM_TEST_MINUTES_MAX) ?? CUSTOM_TEST_MINUTES);
}

function numberIn(text: string, most: number): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null;
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
  return { lessons: lessonIds, count: sizeOf(more), minutes: minutesOf(more), ...Object.fromEntries(lists) };
}
