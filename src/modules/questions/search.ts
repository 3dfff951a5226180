/**
 * What the search of the bank understands by a word, pure. Texts are folded once when a question is stored and searches in
 * the same way (`foldForSearch`).
 */
import { foldForSearch } from "../../core/plain-text.ts";

/** Longer searches are cut; further words are ignored. */
const SEARCH_LENGTH_MAX = 200;
const WORDS_MAX = 8;
/** What else a word may have been meant to be: the best of them. */
const MEANT_MAX = 5;

/** A search as it was typed, ready to be compared; "" when there is nothing to look for. */
export function searchOf(typed: string): string {
  return foldForSearch(typed).slice(0, SEARCH_LENGTH_MAX).trim();
}

/** The words of a search, each once. All of them have to be found. */
export function wordsOf(search: string): string[] {
  return [...new Set(search.split(" ").filter((word) => word !== ""))].slice(0, WORDS_MAX);
}

/** The words of a text without its punctuation. */
export function wordsWithoutPunctuation(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}]+/gu) ?? [];
}

const PREFIX = "(?:micro|milli|nano|pico|kilo|mega|centi|deci|deca|hecto|mc|da|[\u03BCunpmcdhkMg])?";
const MEASURE =
  "(?:g|gm|gram|gramme|l|lit(?:er|re)|m|met(?:er|re)|mol|mole|eq|equivalent|osm|osmole|osmol|u|iu|unit|kat|katal|pa|pascal|cal|calorie|j|joule|v|volt|hz|hertz|gy|gray|sv|sievert|bq|becquerel|ci|curie|mhg|mh2o)";
const UNIT = new RegExp(`^${PREFIX}${MEASURE}s?$`, "i");

/** True for a unit of measurement. One letter makes another of it, a thousand times as large: μmol and mmol. */
function isUnit(word: string): boolean {
  return UNIT.test(word);
}

/** Number of typing mistakes to correct in a word: none in a unit, nor in a short word, which would match any other. */
export function maxEditsOf(word: string): number {
  const { length } = [...word];
  if (!/^[\p{L}\p{M}]+$/u.test(word) || length < 4 || isUnit(word)) return 0;
  return length < 6 ? 1 : 2;
}

/** Words that were most likely meant, the nearest first; never a unit. */
export function closestWords(word: string, candidates: Iterable<string>): string[] {
  const allowed = maxEditsOf(word);
  const near = [...new Set(candidates)]
    .filter((candidate) => !isUnit(candidate))
    .map((candidate) => ({ candidate, mistakes: editDistance(word, candidate, allowed) }))
    .filter(({ mistakes }) => mistakes > 0 && mistakes <= allowed);
  return near
    .sort((a, b) => a.mistakes - b.mistakes || Number(b.candidate[0] === word[0]) - Number(a.candidate[0] === word[0]))
    .slice(0, MEANT_MAX)
    .map(({ candidate }) => candidate);
}

/**
 * How many letters have to be added, left out, replaced or swapped with their neighbour to make one word of the other;
 * more than `most` is only told as that.
 */
export function editDistance(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [older, old]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, against] of b.entries()) {
      const isSwapped = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === against;
      row.push(
        Math.min(
          at(row, j) + 1,
          at(old, j + 1) + 1,
          at(old, j) + Number(letter !== against),
          isSwapped ? at(older, j - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...row) > most && Math.min(...old) > most) return most + 1;
    [older, old] = [old, row];
  }
  return at(old, b.length);
}

function at(row: ReadonlyArray<number>, index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
