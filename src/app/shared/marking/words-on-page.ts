/** The words of a text as they are on the page, by their nodes. */
import type { Word, WordRange } from "../../../ui/answering/word-ranges.ts";

/** `isApart` where something that is no word stands between it and the word before. */
export type WordOnPage = Word & { node: Text; start: number; end: number; isApart: boolean };

/** What stands in a text and is not a word of it. */
const NO_WORDS = "button, input, select, textarea, svg, [data-no-words]";
const BLOCKS = "p, li, td, th, h1, h2, h3, h4, blockquote, pre, dt, dd, caption, div";

/** The words of an element, in order: what stands between spaces and the borders of nodes, as `textBetweenTags` separates it. */
export function wordsIn(element: HTMLElement): WordOnPage[] {
  const words: WordOnPage[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before: Element | null = null;
  let isApart = false;
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement } = node;
    if (!(node instanceof Text) || !parentElement) continue;
    if (parentElement.closest(NO_WORDS)) {
      isApart = true;
      continue;
    }
    const block = parentElement.closest(BLOCKS);
    let isFirst = block !== before || node.previousSibling?.nodeName === "BR";
    let end = 0;
    for (const { 0: text, index } of node.data.matchAll(/\S+/g)) {
      isFirst ||= node.data.slice(end, index).includes("\n");
      end = index + text.length;
      words.push({ text, isFirst, node, start: index, end, isApart });
      [isFirst, isApart] = [false, false];
      before = block;
    }
  }
  return words;
}

/** What these words say, with an ellipsis for what stands between them and is no word. */
export function textOf(words: ReadonlyArray<WordOnPage>, [first, last]: WordRange): string {
  return words
    .slice(first, last + 1)
    .map(({ text, isApart }, index) => (isApart && index > 0 ? `… ${text}` : text))
    .join(" ");
}

/** False in browsers without the CSS Custom Highlight API. */
export const canPaint = (): boolean => "highlights" in CSS;

/** Paints these words as `::highlight(name)` says, until the returned function is called. */
export function paint(name: string, words: ReadonlyArray<WordOnPage>, ranges: ReadonlyArray<WordRange>): () => void {
  if (!canPaint()) return () => {};
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, highlight);
  const painted = ranges.flatMap((range) => piecesOf(words, range)).flatMap((piece) => rangeOf(words, piece) ?? []);
  for (const range of painted) highlight.add(range);
  return () => {
    for (const range of painted) highlight.delete(range);
  };
}

/** The range without what stands in it and is no word. */
function piecesOf(words: ReadonlyArray<WordOnPage>, [first, last]: WordRange): WordRange[] {
  const starts = words.flatMap(({ isApart }, index) => (first < index && index <= last && isApart ? [index] : []));
  return [first, ...starts].map((start, piece) => [start, (starts[piece] ?? last + 1) - 1]);
}

/** How many pixels above and below a word still belong to it: with them a word is as high as a finger needs (WCAG 2.5.8). */
const SLACK = 4;

/** The number of the word at a point of the screen; null for none. */
export function wordAt(words: ReadonlyArray<WordOnPage>, { clientX, clientY }: MouseEvent): number | null {
  const isAt = (_word: WordOnPage, index: number) =>
    [...(rangeOf(words, [index, index])?.getClientRects() ?? [])].some(
      ({ left, right, top, bottom }) =>
        left <= clientX && clientX <= right && top - SLACK <= clientY && clientY <= bottom + SLACK,
    );
  const index = words.findIndex(isAt);
  return index === -1 ? null : index;
}

/** The first and the last word that the user has selected, and nothing selected any more; null for none. */
export function wordsSelected(words: ReadonlyArray<WordOnPage>): WordRange | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const selected = selection.getRangeAt(0);
  const isSelected = (_word: WordOnPage, index: number) => {
    const word = rangeOf(words, [index, index]);
    if (!word) return false;
    const endsBefore = word.compareBoundaryPoints(Range.START_TO_END, selected) <= 0;
    const beginsBehind = word.compareBoundaryPoints(Range.END_TO_START, selected) >= 0;
    return !endsBefore && !beginsBehind;
  };
  const first = words.findIndex(isSelected);
  const last = words.findLastIndex(isSelected);
  selection.removeAllRanges();
  return first === -1 ? null : [first, last];
}

function rangeOf(words: ReadonlyArray<WordOnPage>, [first, last]: WordRange): Range | null {
  const [from, to] = [words[first], words[last]];
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(from.node, from.start);
  range.setEnd(to.node, to.end);
  return range;
}
