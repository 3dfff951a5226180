/** Numbers as people type them in any script. Pure. */

const DIGIT = /^\p{Nd}$/u;
/** Arabic separators, a minus sign as typography has it, and the signs that a full-width keyboard types. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ "\u066B": ".", "\u066C": ",", "\u2212": "-" },
  ...{ "\uFF0B": "+", "\uFF0C": ",", "\uFF0D": "-", "\uFF0E": "." },
};
/** Marks of direction, which keyboards for Arabic put around numbers. Nobody sees them. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** The text with the digits of every script as 0 to 9, and with the signs of a number in ASCII. */
export function plainNumerals(text: string): string {
  return text
    .replace(DIRECTION_MARKS, "")
    .replace(/[\u066B\u066C\u2212\uFF0B-\uFF0E]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(valueOfDigit(digit)));
}

/** The whole number from 0 to 999,999,999 that was typed; null for anything else. */
export function readWhole(text: string): number | null {
  const typed = plainNumerals(text).trim();
  return /^\d{1,9}$/.test(typed) ? Number(typed) : null;
}

/** Unicode has the digits of a script one after the other from 0 to 9, and such rows only ever next to whole rows. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
