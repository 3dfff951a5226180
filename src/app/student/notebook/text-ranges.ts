/** From selected words to what is kept of them, and back, over the text of an element. */
import { AROUND_MAX } from "../../../modules/notebook/rules.ts";

export type Marked = { quote: string; before: string; after: string; start: number };

/** What the range selects inside the element; null if that is nothing, or reaches beyond it. */
export function quoteOf(element: Element, range: Range): Marked | null {
  if (range.collapsed || !element.contains(range.commonAncestorContainer)) return null;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const [text, quote] = [element.textContent ?? "", range.toString()];
  const start = before.toString().length;
  if (quote.trim() === "") return null;
  return {
    ...{ quote, start },
    before: text.slice(Math.max(0, start - AROUND_MAX), start),
    after: text.slice(start + quote.length, start + quote.length + AROUND_MAX),
  };
}

/** Where the words are now: the place with most of the same text around it, of equal ones the nearest to where they were. */
export function startOf(text: string, { quote, before, after, start }: Marked): number | null {
  const places: { at: number; same: number }[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const same = alike(text.slice(0, at), before) + alikeForward(text.slice(at + quote.length), after);
    places.push({ at, same });
  }
  const [best] = places.sort(
    (one, other) => other.same - one.same || Math.abs(one.at - start) - Math.abs(other.at - start),
  );
  return best?.at ?? null;
}

/** Characters that are the same at the ends of both. */
function alike(text: string, words: string): number {
  let count = 0;
  while (count < words.length && text.at(-1 - count) === words.at(-1 - count)) count += 1;
  return count;
}

function alikeForward(text: string, words: string): number {
  let count = 0;
  while (count < words.length && text[count] === words[count]) count += 1;
  return count;
}

/** The range of marked words in the element; null if they are no longer in it. */
export function rangeOf(element: Element, marked: Marked): Range | null {
  const start = startOf(element.textContent ?? "", marked);
  if (start === null) return null;
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    const [from, to] = [start - passed, start + marked.quote.length - passed];
    if (from >= 0 && from < length) range.setStart(node, from);
    if (to > 0 && to <= length) {
      range.setEnd(node, to);
      return range;
    }
    passed += length;
  }
  return null;
}
