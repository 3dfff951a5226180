/**
 * What a certificate's number looks like – it is the only key to a page that anyone may open, so it cannot be guessed –, and
 * what shows that somebody studied a lesson (record 37).
 */
import { plainNumerals } from "../../core/numerals.ts";
import { READING_SPEED } from "../blog/rules.ts";

export const REVOCATION_REASON_MAX = 500;

/** Crockford's digits: none that is taken for another when it is read from paper. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 4;
const GROUPS = 3;

/** How many random bytes a number takes: each gives one of its digits, five bits. */
export const NUMBER_BYTES = GROUP * GROUPS;

const NUMBER = new RegExp(`^LL-\\d{4}(-[${DIGITS}]{${GROUP}}){${GROUPS}}$`);

/** A number such as `LL-2026-7K3M-9QXD-4TB0`, of the year and of `NUMBER_BYTES` random bytes. */
export function certificateNumber(year: string, bytes: Uint8Array): string {
  const digits = Array.from(bytes.subarray(0, NUMBER_BYTES), (byte) => DIGITS.charAt(byte % DIGITS.length)).join("");
  const groups = Array.from({ length: GROUPS }, (_, nth) => digits.slice(nth * GROUP, (nth + 1) * GROUP));
  return ["LL", year, ...groups].join("-");
}

/**
 * The number as it is kept, from one that somebody typed off a sheet: small letters, O for 0, I and L for 1. Null for
 * what cannot be a number.
 */
export function readCertificateNumber(typed: string): string | null {
  const plain = plainNumerals(typed).trim().toUpperCase();
  const [, year = "", ...groups] = plain.split("-");
  const read = ["LL", year, ...groups.map((group) => group.replaceAll("O", "0").replaceAll(/[IL]/g, "1"))].join("-");
  return plain.startsWith("LL-") && NUMBER.test(read) ? read : null;
}

/** True when there is something to complete and all of it is. Not the percentage: 199 of 200 lessons round to 100 %. */
export function isCourseCompleted({ completed, lessons }: { completed: number; lessons: number }): boolean {
  return lessons > 0 && completed === lessons;
}

/** Practising this many questions of a lesson is enough, however many it has. */
const PRACTICE_ENOUGH = 10;

/** What a student did for a lesson. Nothing of it says which answers were right. */
export type Study = {
  /** Of its text. */
  words: number;
  /** In sight, as record 19 counts them. */
  secondsRead: number;
  questions: number;
  /** Different questions of the lesson with an answer in a submitted test. */
  practised: number;
};

/** How many whole seconds of reading are enough for a text: half of the time that it takes, at least one. */
export function secondsToRead(words: number): number {
  return Math.max(1, Math.ceil((words * 60) / READING_SPEED / 2));
}

/** How many questions of a lesson are enough to practise: half of them, and never many; null when it has none. */
export function questionsToPractise(questions: number): number | null {
  return questions === 0 ? null : Math.min(PRACTICE_ENOUGH, Math.ceil(questions / 2));
}

/** True when the lesson was read for half of its time or half of its questions were practised. */
export function isStudied({ words, secondsRead, questions, practised }: Study): boolean {
  const enough = questionsToPractise(questions);
  return secondsRead >= secondsToRead(words) || (enough !== null && practised >= enough);
}

/** How many lessons of a course have to be studied for its certificate: two thirds of them. */
export function lessonsToStudy(lessons: number): number {
  return Math.ceil((lessons * 2) / 3);
}
