/**
 * Rich text as plain words. To show or store it, the only way is `sanitizeRichText` on the server. No pattern of a tag runs past
 * the next `<`: that keeps reading linear in the length of the text, and clean attributes hold none.
 */

import { decodeXML } from "entities/decode";
import { escapeText } from "entities/escape";

/** Tags inside a word or beside its full stop. */
const INLINE_TAG = /<\/?(?:a|code|em|mark|s|span|strong|u)\b[^<>]*>/g;
/** A superscript or subscript that contains no other. */
const LEVEL = /<(su[bp])\b[^<>]*>((?:(?!<\/?su[bp]\b).)*)<\/\1>/gs;
const BETWEEN_CELLS = /<\/t[dh]>\s*<t[dh]\b[^<>]*>/g;
const BETWEEN_ROWS = /<\/tr>(?:\s*<\/?t(?:head|body)>)*\s*<tr\b[^<>]*>/g;
const ROW = /<tr\b[^<>]*>(?:(?!<\/?tr\b).)*<\/tr>/gs;
const LINE_END = /<br\b[^<>]*>|<\/(?:p|h[1-3]|li|blockquote|pre)>/g;

const LEVEL_CHARACTERS = {
  sup: pairs(
    "0123456789+-\u2212=()abcdefghijklmnoprstuvwxyz",
    "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207a\u207b\u207b\u207c\u207d\u207eᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ",
  ),
  sub: pairs("0123456789+-\u2212=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"),
} as const;

/**
 * The words of a rich text in reading order on one line: blocks and line breaks as single spaces, `|` between cells and `;` between
 * rows of a table. A superscript or subscript never reads as a part of the number before it: 10⁹, CO₂, 2^(1/2), C_(max).
 */
export function plainText(html: string): string {
  const text = withPlainLevels(html).replace(INLINE_TAG, "").replace(BETWEEN_CELLS, " | ").replace(BETWEEN_ROWS, " ; ");
  return textWithoutTags(text);
}

/** Plain text in lines, by blocks, line breaks and rows of tables; some lines may be empty. */
export function plainLines(html: string): string[] {
  return html
    .replace(ROW, (row) => `${row.replace(LINE_END, " ").replace(BETWEEN_CELLS, " | ")}<br>`)
    .split(LINE_END)
    .map(plainText);
}

/** The same with a space for every tag, as words are counted that a student marks (record 57). */
export function textBetweenTags(html: string): string {
  return textWithoutTags(withPlainLevels(html, " "));
}

/** True if it contains nothing to read. */
export function isBlankHtml(html: string): boolean {
  return textWithoutTags(html) === "";
}

/** The rich text with the characters of Unicode in place of superscripts and subscripts, or else `^(…)` and `_(…)`. */
export function withPlainLevels(html: string, around = ""): string {
  return html.replace(LEVEL, (_, tag: "sup" | "sub", written: string) => {
    const text = around + written.replace(/<[^<>]*>/g, around).replaceAll("&nbsp;", " ") + around;
    const run = text.trim();
    const known = LEVEL_CHARACTERS[tag];
    const isKnown = [...run].every((character) => known.has(character));
    const plain = [...run].map((character) => known.get(character)).join("");
    return run === "" ? text : text.replace(run, () => (isKnown ? plain : `${tag === "sup" ? "^" : "_"}(${run})`));
  });
}

function pairs(plain: string, raised: string): ReadonlyMap<string, string> {
  return new Map([...plain].map((character, index) => [character, [...raised][index] ?? character]));
}

function textWithoutTags(html: string): string {
  // The editor writes one entity that XML does not have; HTML's full table would weigh more than the page.
  return decodeXML(html.replace(/<[^<>]*>|&nbsp;/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

/** Plain text as clean rich text: every character shows as itself, line breaks are kept. Not for attributes. */
export function htmlOfPlainText(text: string): string {
  // `escape` writes a non-breaking space as an entity, the sanitiser as the character.
  const escaped = escapeText(text.trim()).replaceAll("&nbsp;", "\u00a0");
  return `<p>${escaped.replace(/\r\n?|\n/g, "<br />")}</p>`;
}
