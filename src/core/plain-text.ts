/** Plain text as it is kept: what a database cannot hold or a reader cannot see never gets in. */

/** True for text that can be stored: no NUL, no half of a surrogate pair. PostgreSQL refuses both. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/**
 * The text on one line as a reader sees it: composed letters, no control characters, single spaces, none at the ends; empty
 * when nothing of it shows.
 */
export function oneLine(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize("NFC")
      // Zero-width marks that spreadsheets leave behind; the joiners stay, Indian scripts are written with them.
      .replace(/[\u200B\uFEFF]/g, "")
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .replace(/^[\p{Default_Ignorable_Code_Point}\u2800\s]+$/u, "")
  );
}

/** One for all texts that differ only in capitals and spacing. */
export function foldedCase(text: string): string {
  return oneLine(text).toLowerCase();
}
