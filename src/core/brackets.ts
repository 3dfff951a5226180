/**
 * Words in square brackets in a rich text, such as `[condition]`: placeholders for something else. Both brackets are in one
 * run of text; brackets interrupted by a tag or inside one do not count. `\[` and `\]` are brackets that readers see. As in every
 * clean rich text, angle brackets only delimit tags.
 */

/** Neither half can run past the next bracket of its kind, so that matching is linear in the length of the text. */
const TAG_OR_BRACKET = /<[^<>]*>|\\[[\]]|\[[^[\]<>]+\]/g;

/** The number of brackets in a rich text. */
export function countBrackets(html: string): number {
  let count = 0;
  replaceBrackets(html, (_index, bracket) => {
    count += 1;
    return bracket;
  });
  return count;
}

/** The rich text with each bracket, counted from 0, replaced by the result of `replace`, and without the escapes of others. */
export function replaceBrackets(html: string, replace: (index: number, bracket: string) => string): string {
  let next = 0;
  return html.replace(TAG_OR_BRACKET, (found) => {
    if (found.startsWith("\\")) return found.slice(1);
    if (found.startsWith("<") || found.slice(1, -1).trim() === "") return found;
    const index = next;
    next += 1;
    return replace(index, found);
  });
}

/** The text without the brackets that are written as themselves, so that no others pair with them. */
export function withoutEscapedBrackets(text: string): string {
  return text.replace(/\\[[\]]/g, "");
}

/** A plain text in pieces, in order: what stands in square brackets, without them, and what stands between. None is empty. */
export function splitAtBrackets(text: string): Array<{ text: string; isBracket: boolean }> {
  // A bracket is closed on its own line; one without words is text.
  return text
    .split(/(\[[^\S\n]*[^[\]\s][^[\]\n]*\])/)
    .map((piece, index) => ({ text: index % 2 === 1 ? piece.slice(1, -1) : piece, isBracket: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
