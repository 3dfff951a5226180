/** Rich text as plain words. To show or store it, the only way is `sanitizeRichText` on the server. */

import { decodeXML } from "entities/decode";
import { escapeText } from "entities/escape";

/** Tags inside a word or beside its full stop. What is raised or lowered stands apart: 10⁹ is not 109. */
const INLINE_TAG = /<\/?(?:a|code|em|mark|s|span|strong|u)\b[^>]*>/g;

/** The words of a rich text in reading order, blocks and line breaks as single spaces. */
export function plainText(html: string): string {
  // The editor writes one entity that XML does not have; HTML's full table would weigh more than the page.
  const text = decodeXML(html.replace(INLINE_TAG, "").replace(/<[^>]*>|&nbsp;/g, " "));
  return text.replace(/\s+/g, " ").trim();
}

/** The same with a space for every tag, as words are counted that a student marks (record 57). */
export function textBetweenTags(html: string): string {
  return plainText(html.replace(/<[^>]*>/g, " "));
}

/** True if it contains nothing to read. */
export function isBlankHtml(html: string): boolean {
  return plainText(html) === "";
}

/** Plain text as clean rich text: every character shows as itself, line breaks are kept. Not for attributes. */
export function htmlOfPlainText(text: string): string {
  // `escape` writes a non-breaking space as an entity, the sanitiser as the character.
  const escaped = escapeText(text.trim()).replaceAll("&nbsp;", "\u00a0");
  return `<p>${escaped.replace(/\r\n?|\n/g, "<br />")}</p>`;
}
