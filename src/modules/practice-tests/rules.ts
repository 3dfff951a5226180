/**
 * The rules of the two kinds of test (docs/product/tests.md#kinds-of-test, P14). Pure: callers bring the
 * chance.
 */
import { drawSome, type Random } from "../../core/random.ts";

export const PRACTICE_TEST_SIZE = 10;
export const PRACTICE_TEST_MINUTES = 30;
export const CUSTOM_TEST_SIZE = 20;
export const CUSTOM_TEST_MINUTES = 45;

/** What a student may ask for instead (P70). */
export const CUSTOM_TEST_SIZE_MAX = 150;
export const CUSTOM_TEST_MINUTES_MAX = 600;
/** How many case studies and trends it can have beside its questions (P131). */
export const CUSTOM_TEST_CASES_MAX = 5;
export const CUSTOM_TEST_TRENDS_MAX = 10;

/** More lessons than this in one request are not a person's choice; the product holds no more. */
export const CUSTOM_TEST_LESSONS_MAX = 5_000;

/** How long a clock of so many minutes runs for a student with extra time in percent, in whole seconds. */
export function clockSeconds(minutes: number, extraTimePercent: number): number {
  return Math.round((minutes * 60 * (100 + extraTimePercent)) / 100);
}

/** Question number `number` (from 1) of the lesson at `lesson` in the list of counts. */
export type Draw = { lesson: number; number: number };

/**
 * Which of all the questions of some lessons to take, in random order: `size` different ones, all of them when there are
 * fewer. `counts` is how many questions each lesson has. Those to avoid are taken only where the others are not enough;
 * apart from that every choice is equally likely.
 */
export function drawQuestions(
  counts: ReadonlyArray<number>,
  size: number,
  random: Random,
  avoided: ReadonlyArray<Draw> = [],
): Draw[] {
  const ends: number[] = [];
  let total = 0;
  for (const count of counts) {
    total += count;
    ends.push(total);
  }
  const last = [...new Set(avoided.map(({ lesson, number }) => (ends[lesson - 1] ?? 0) + number - 1))].sort(
    (a, b) => a - b,
  );
  const free = total - last.length;
  const drawn = [
    ...[...drawDistinct(free, Math.min(size, free), random)].map((nth) => skip(last, nth)),
    ...drawSome(last, Math.min(Math.max(0, size - free), last.length), random),
  ].map((index) => {
    const lesson = ends.findIndex((end) => index < end);
    return { lesson, number: index - (ends[lesson - 1] ?? 0) + 1 };
  });
  return drawSome(drawn, drawn.length, random);
}

/** The nth number (from 0) that is not one of these, which are in order. */
function skip(numbers: ReadonlyArray<number>, nth: number): number {
  return numbers.reduce((index, number) => (number <= index ? index + 1 : index), nth);
}

/** Robert Floyd's sample: `count` different numbers below `total`, without a list of all of them. */
function drawDistinct(total: number, count: number, random: Random): Set<number> {
  const drawn = new Set<number>();
  for (let last = total - count; last < total; last += 1) {
    const number = Math.floor(random() * (last + 1));
    drawn.add(drawn.has(number) ? last : number);
  }
  return drawn;
}
