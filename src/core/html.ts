/** Rich text read as plain words. For showing and storing it, the only way is `sanitizeRichText` on the server. */

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The words of a rich text in reading order, blocks and line breaks as single spaces. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
      if (decimal) return codePoint(Number.parseInt(decimal, 10), whole);
      if (hex) return codePoint(Number.parseInt(hex, 16), whole);
      return ENTITIES[String(name).toLowerCase()] ?? whole;
    })
    .replace(/\s+/g, " ")
    .trim();
}

/** True when there is nothing to read in it. */
export function isBlankHtml(html: string): boolean {
  return plainText(html) === "";
}

/** Plain text as rich text, clean already: every character shows as itself, line breaks stay. Not for attributes. */
export function htmlOfPlainText(text: string): string {
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  return `<p>${escaped.trim().replace(/\r\n?|\n/g, "<br />")}</p>`;
}

function codePoint(code: number, fallback: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : fallback;
}
