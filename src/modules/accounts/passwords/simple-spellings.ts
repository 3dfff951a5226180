/**
 * What is left of a password without the ways in which people dress a word up: capitals, accents, signs in the place of
 * letters, digits and signs before and after, the same word twice. Attackers try these first.
 */

/** Signs that stand for a letter. Two of them are taken for one letter by some and for another by others. */
const SIGNS: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "\u20ac": "e",
  "+": "t",
};
const UPRIGHTS = /[1!|]/g;
const UPRIGHT_LETTERS = ["i", "l"] as const;
/** Up to this many digits and signs next to a word are a year and an exclamation mark, not a secret. */
const UPRIGHTS_MAX = 8;

/** A text in small letters without accents, in their plain form. */
export function plainLetters(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The text with letters where signs stand for them, in the two ways of reading the upright ones. */
export function readSigns(plain: string): string[] {
  const read = plain.replace(/[03-9@$\u20ac+]/g, (sign) => SIGNS[sign] ?? sign);
  return UPRIGHT_LETTERS.map((letter) => read.replace(UPRIGHTS, letter));
}

/**
 * The words that a password may be a spelling of. Each is what stays when digits and signs are taken from its ends, a few
 * of them or all of a run that `isWorthless`; in the middle they are read as letters.
 */
export function wordsSpelledBy(plain: string, isWorthless: (run: string) => boolean): Set<string> {
  const words = new Set<string>();
  const counts = (run: string) => run.length <= UPRIGHTS_MAX || isWorthless(run);
  const before = endsOf(/^[^\p{L}]*/u.exec(plain)?.[0].length ?? 0);
  const after = endsOf(plain.length - (/(?<![^\p{L}])[^\p{L}]*$/u.exec(plain)?.index ?? plain.length));
  for (const start of before) {
    if (!counts(plain.slice(0, start))) continue;
    for (const end of after) {
      if (!counts(plain.slice(plain.length - end))) continue;
      for (const read of readSigns(plain.slice(start, plain.length - end))) {
        words.add(read);
        const [, once] = /^(\p{L}{3,})(?:[^\p{L}]*\1)+$/u.exec(read) ?? [];
        if (once) words.add(once);
      }
    }
  }
  return words;
}

/** How much may be taken from an end with a run of this length: anything that is short, or all of it. */
function endsOf(run: number): number[] {
  const short = Array.from({ length: Math.min(run, UPRIGHTS_MAX) + 1 }, (_, length) => length);
  return run > UPRIGHTS_MAX ? [...short, run] : short;
}
