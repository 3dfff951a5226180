/** Highlights as ranges of words, counted from 0. Ranges are in order, apart from each other, and never empty. */

/** The first and the last word. */
export type WordRange = [first: number, last: number];

/** A word; `isFirst` if a paragraph, a cell or a line begins with it. */
export type Word = { text: string; isFirst: boolean };

/** With these words highlighted as well, or no longer. */
export function withWords(ranges: ReadonlyArray<WordRange>, [first, last]: WordRange, isOn: boolean): WordRange[] {
  const rest = ranges.flatMap(([from, to]): WordRange[] => [
    ...(from < first ? [[from, Math.min(to, first - 1)] satisfies WordRange] : []),
    ...(to > last ? [[Math.max(from, last + 1), to] satisfies WordRange] : []),
  ]);
  if (!isOn) return rest;
  const joined: WordRange[] = [];
  for (const [from, to] of [...rest, [first, last] satisfies WordRange].toSorted((one, other) => one[0] - other[0])) {
    const before = joined.at(-1);
    if (before && before[1] + 1 >= from) before[1] = Math.max(before[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** True if all of these words are highlighted. */
export function isWithin(ranges: ReadonlyArray<WordRange>, [first, last]: WordRange): boolean {
  return ranges.some(([from, to]) => from <= first && last <= to);
}

/** The sentence of a word; where paragraphs, cells or lines end, sentences do. */
export function sentenceAt(words: ReadonlyArray<Word>, index: number): WordRange {
  let [first, last] = [index, index];
  while (first > 0 && !isBreak(words, first)) first -= 1;
  while (last < words.length - 1 && !isBreak(words, last + 1)) last += 1;
  return [first, last];
}

const END = /[.!?…]["'”’)\]]*$/;
/** What ends in a full stop and no sentence. */
const ABBREVIATION = /^\W*(dr|mr|mrs|ms|st|no|vs|approx|e\.g|i\.e|\p{L})\.$/iu;

/** True if a sentence begins with that word. */
function isBreak(words: ReadonlyArray<Word>, index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (!before || !word || word.isFirst) return true;
  return END.test(before.text) && !ABBREVIATION.test(before.text) && !/^\p{Ll}/u.test(word.text);
}
