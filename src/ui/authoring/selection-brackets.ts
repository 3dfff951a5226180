/** Square brackets around marked words of a plain text: pure, so that it can be tested without a field. */
import { splitAtBrackets } from "../../core/brackets.ts";

export type Bracketed =
  /** `end` is the position behind the closing bracket. */
  | { kind: "bracketed"; text: string; words: string; end: number }
  | { kind: "nothing-marked" }
  | { kind: "not-possible" };

/** The text with brackets around what is marked, without the spaces at its ends; around the word at the cursor if nothing is. */
export function bracketSelection(text: string, from: number, to: number): Bracketed {
  const isCursor = text.slice(from, to).trim() === "";
  const marked = isCursor ? wordAt(text, from) : { from, to };
  const words = text.slice(marked.from, marked.to);
  const start = marked.from + words.length - words.trimStart().length;
  const end = start + words.trim().length;
  if (start >= end) return { kind: "nothing-marked" };
  const isInside = positionsInBrackets(text).some((place) => start > place.from && end < place.to);
  if (isInside || /[[\]\n]/.test(text.slice(start, end))) return { kind: "not-possible" };
  return {
    kind: "bracketed",
    text: `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
    words: text.slice(start, end),
    end: end + 2,
  };
}

/** The text without the brackets of one of its bracketed pieces, counted from 0. */
export function withoutBrackets(text: string, index: number): string {
  const place = positionsInBrackets(text)[index];
  if (!place) return text;
  return text.slice(0, place.from) + text.slice(place.from + 1, place.to - 1) + text.slice(place.to);
}

/** From each opening bracket to behind the closing one. */
function positionsInBrackets(text: string): Array<{ from: number; to: number }> {
  let from = 0;
  return splitAtBrackets(text).flatMap((piece) => {
    const start = from;
    from += piece.text.length + (piece.isBracket ? 2 : 0);
    return piece.isBracket ? [{ from: start, to: from }] : [];
  });
}

/** Punctuation after a word is no part of it. */
function wordAt(text: string, cursor: number): { from: number; to: number } {
  const before = /(?<![^\s[\].,;:!?])[^\s[\].,;:!?]*$/.exec(text.slice(0, cursor))?.[0] ?? "";
  const after = /^[^\s[\].,;:!?]*/.exec(text.slice(cursor))?.[0] ?? "";
  return { from: cursor - before.length, to: cursor + after.length };
}
