/** How hard an English text is to read. Pure. */

/** Fewer words say too little about a text. */
const WORDS_MIN = 10;

/**
 * The school grade of a text by Flesch and Kincaid (1975), who count the words of a sentence and the syllables of a word; with one
 * decimal. Null for a text that is short, or mostly in other letters than English has.
 */
export function gradeOf(text: string): number | null {
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const english = words.filter((word) => /^[a-z]/i.test(word));
  if (english.length < Math.max(WORDS_MIN, words.length / 2)) return null;
  const sentences = text.split(/(?<![.?!:;])[.?!:;]+(?=\s|$)/).filter((part) => /\p{L}/u.test(part)).length;
  const syllables = english.reduce((sum, word) => sum + syllablesIn(word), 0);
  const grade = 0.39 * (words.length / sentences) + 11.8 * (syllables / english.length) - 15.59;
  return Math.round(grade * 10) / 10;
}

/** Groups of vowels, without an e at the end that is not spoken; those that part, as in cli-ent and pneumoni-a, are two. */
function syllablesIn(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z]/g, "");
  const spoken = letters.replace(/(?<=[^aeiouyl]|[aeiouy]l)e$|(?<=[^aeiouydt])ed$|(?<=[^aeiouycsxzgh])es$/, "");
  const parted = spoken.replace(/(?<![ct])i(?=a|ent|et|um|us|o(?!n|us))|u(?=al|ou)/g, "i-");
  return Math.max(1, parted.match(/[aeiouy]+/g)?.length ?? 0);
}
