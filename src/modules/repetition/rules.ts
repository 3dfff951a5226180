/** What is asked again, and until when. Pure; days are those of the product's time zone. */
import type { Card } from "./card.ts";
import type { Confidence } from "./confidence.ts";

export type CountedAnswer = {
  day: string;
  earned: number;
  max: number;
  confidence: Confidence | null;
};

/** So many days in a row with full marks, and the question is left alone. */
export const RIGHT_DAYS = 3;
/** How many questions a day are asked again, unless the student says otherwise. */
export const REPEATS_A_DAY = 30;
/** What is not known before an exam has time to be forgotten: no question waits longer. */
export const LONGEST_WAIT_DAYS = 365;
/** As many questions as take about five minutes. */
export const REPEATS_AT_ONCE = 10;
/** Only one piece is open at a time. */
export const REPETITION_KEY = "repetition";
/** A question of the same lesson is asked in its place at this repetition. */
export const SIBLING_AT_REPETITION = 2;

/** The whole days from one day to another; negative when it was before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Days until the exam; null without one, and once it is over. */
export function daysToExam(day: string, examOn: string | null): number | null {
  const days = examOn === null ? -1 : daysBetween(day, examOn);
  return days < 0 ? null : days;
}

/** The share of questions to be known when they are asked again: more, the nearer the exam is. */
export function retentionFor(days: number | null): number {
  if (days === null || days > 30) return 0.85;
  return days > 10 ? 0.9 : 0.95;
}

/** True for an answer that brings its question in: it was wrong, partly right, or a guess. */
export function needsRepetition({ earned, max, confidence }: Omit<CountedAnswer, "day">): boolean {
  return earned < max || confidence === "guess";
}

/** True when a question with this card is asked no more: it is known until the exam, or was right on several days in a row. */
export function isLearned({ stability, rightDays }: Card, days: number | null): boolean {
  return rightDays >= RIGHT_DAYS || (rightDays > 0 && days !== null && stability >= days);
}
