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

const SEVERAL_WAYS = [
  { sign: "'", written: /[`\u02BC\u2018-\u201B]/g },
  { sign: '"', written: /[\u201C-\u201F]/g },
  { sign: "-", written: /[\u2010-\u2015\u2212]/g },
];
const RAISED = /[\u00B2\u00B3\u00B9\u2070\u2074-\u207E]+/g;
const NOT_RAISED = /[^\u00B2\u00B3\u00B9\u2070\u2074-\u207E]+/g;

/**
 * Folds texts that read the same to one text: either sign for micro, full-width letters, subscripts, and any apostrophe, dash or
 * quotation mark. Superscripts stay, because 10⁵ is not 105.
 */
export function foldedSigns(text: string): string {
  const plain = withApostrophes(text).replace(NOT_RAISED, (part) => part.normalize("NFKC"));
  return oneLine(SEVERAL_WAYS.reduce((read, { sign, written }) => read.replace(written, sign), plain));
}

/** Like `foldedSigns`, also without differences of case and spacing. */
export function foldedCase(text: string): string {
  return foldedSigns(text).toLowerCase();
}

/** True if one of the names reads the same as this one, capitals aside. */
export function hasName(names: ReadonlyArray<string>, name: string): boolean {
  const folded = foldedCase(name);
  return names.some((other) => foldedCase(other) === folded);
}

/**
 * The text as every search compares it, with `search_folded` of the database (record 13): as `foldedCase`, without accents, and 10⁹ as
 * 10^9. Hindi has several spellings of many words: हृदय and ह्रदय, हिन्दी and हिंदी, माँ and मां, बड़ा and बडा are one each.
 */
export function foldForSearch(text: string): string {
  const letters = withApostrophes(text)
    .replace(RAISED, (raised) => `^${raised}`)
    .normalize("NFKD")
    .replace(/[\u0300-\u036F\u093C\u200B-\u200D\uFEFF]/g, "");
  return foldedCase(letters)
    .replace(/\u0901/g, "\u0902")
    .replace(/\u0943/g, "\u094D\u0930")
    .replace(/[\u0919\u091E\u0923\u0928\u092E]\u094D(?=[\u0915-\u092E])/g, "\u0902");
}

/** An apostrophe in the place of an acute accent that stands alone, of which NFKC makes a space with an accent. */
function withApostrophes(text: string): string {
  return text.replaceAll("\u00B4", "'");
}

/** The text, cut with an ellipsis where it has more characters. */
export function beginningOf(text: string, most: number): string {
  // The cut may split a surrogate pair, and the database refuses half of one.
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}
