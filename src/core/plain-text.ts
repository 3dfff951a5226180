/** Plain text as stored: characters that a database cannot hold or a reader cannot see never get in. */

/** True for text that can be stored: no NUL, no lone surrogate. PostgreSQL refuses both. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/**
 * The text on one line as a reader sees it: composed letters, no control characters, single spaces, none at the ends; empty
 * if nothing is visible.
 */
export function oneLine(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize("NFC")
      // Zero-width marks that spreadsheets leave behind; the joiners stay, because Indian scripts need them.
      .replace(/[\u200B\uFEFF]/g, "")
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .replace(/^[\p{Default_Ignorable_Code_Point}\u2800\s]+$/u, "")
  );
}

/** The same for all texts that differ only in case and spacing. */
export function foldedCase(text: string): string {
  return oneLine(text).toLowerCase();
}

/** The text, cut with an ellipsis where it has more characters. */
export function beginningOf(text: string, most: number): string {
  // The cut may split a surrogate pair, and the database refuses half of one.
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}
