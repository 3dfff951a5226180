/** Rich text read as plain words. For showing and storing it, the only way is `sanitizeRichText` on the server. */

import { decodeXML } from "entities/decode";
import { escapeText } from "entities/escape";

/** The words of a rich text in reading order, blocks and line breaks as single spaces. */
export function plainText(html: string): string {
  // The editor writes one name that XML does not know; the names of HTML would weigh more than the page.
  const text = decodeXML(html.replace(/<[^>]*>|&nbsp;/g, " "));
  return text.replace(/\s+/g, " ").trim();
}

/** True when there is nothing to read in it. */
export function isBlankHtml(html: string): boolean {
  return plainText(html) === "";
}

/** Plain text as rich text, clean already: every character shows as itself, line breaks stay. Not for attributes. */
export function htmlOfPlainText(text: string): string {
  // It names this space, which the sanitiser writes as itself.
  const escaped = escapeText(text.trim()).replaceAll("&nbsp;", "\u00a0");
  return `<p>${escaped.replace(/\r\n?|\n/g, "<br />")}</p>`;
}
