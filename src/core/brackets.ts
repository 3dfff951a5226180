/**
 * Words in square brackets in a rich text, such as `[condition]`: the places where something else is to stand. Both
 * brackets stand in one piece of text; what a tag interrupts, and what is in a tag, is none. As in every clean rich text,
 * angle brackets are those of tags only.
 */

/** Neither half can run past the next bracket of its kind, so that reading takes time in proportion to the text. */
const TAG_OR_BRACKET = /<[^<>]*>|\[[^[\]<>]+\]/g;

/** How many brackets a rich text has. */
export function countBrackets(html: string): number {
  let count = 0;
  replaceBrackets(html, (_index, bracket) => {
    count += 1;
    return bracket;
  });
  return count;
}

/** The rich text with each bracket, counted from 0, as `replace` wants it. */
export function replaceBrackets(html: string, replace: (index: number, bracket: string) => string): string {
  let next = 0;
  return html.replace(TAG_OR_BRACKET, (found) => {
    if (found.startsWith("<") || found.slice(1, -1).trim() === "") return found;
    const index = next;
    next += 1;
    return replace(index, found);
  });
}
