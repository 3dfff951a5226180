/**
 * What the search of the bank understands by a word, pure. Texts are folded once when a question is stored and searches in
 * the same way, so that capitals, spacing and the ways to write Hindi make no difference.
 */
import { foldedCase } from "../../core/plain-text.ts";
import { escapeLike } from "../../db/like.ts";

/** Longer searches are cut; further words are ignored. */
const SEARCH_LENGTH_MAX = 200;
const WORDS_MAX = 8;
/** What else a word may have been meant to be: the best of them. */
const MEANT_MAX = 5;

/**
 * The text as the search compares it. Hindi has several spellings of many words: हृदय and ह्रदय, हिन्दी and हिंदी, माँ and
 * मां, बड़ा and बडा are one each.
 */
export function foldForSearch(text: string): string {
  return foldedCase(text)
    .replace(/\u200C|\u200D|\u093C/g, "")
    .replace(/\u0901/g, "\u0902")
    .replace(/\u0943/g, "\u094D\u0930")
    .replace(/[\u0919\u091E\u0923\u0928\u092E]\u094D(?=[\u0915-\u092E])/g, "\u0902");
}

/** What a keyboard types in one way and a text may hold in several: apostrophes, dashes, quotation marks. */
const LOOSE_MARKS = /['\u2018\u2019\u02BC`\u00B4]|[-\u2010-\u2015\u2212]|["\u201C\u201D]/g;

/** A pattern of LIKE that any text with this word fits, whichever way its apostrophes and dashes are written. */
export function patternOf(word: string): string {
  const escaped = escapeLike(word);
  // A word of nothing but marks would fit everything.
  return /[\p{L}\p{N}]/u.test(word) ? escaped.replace(LOOSE_MARKS, "_") : escaped;
}

/** True for a text that holds the word, whichever way its apostrophes and dashes are written. Both are folded. */
export function containsWord(text: string, word: string): boolean {
  const plain = (marked: string) => marked.replace(LOOSE_MARKS, "-");
  return plain(text).includes(plain(word));
}

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

/** How many typing mistakes a word may hold; none in a short one, which would become any other. */
export function maxEditsOf(word: string): number {
  const { length } = [...word];
  if (!/^[\p{L}\p{M}]+$/u.test(word) || length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** Those of the words that were most likely meant, the nearest first. */
export function closestWords(word: string, candidates: Iterable<string>): string[] {
  const allowed = maxEditsOf(word);
  const near = [...new Set(candidates)]
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
