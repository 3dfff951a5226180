/** Texts that make a careless pattern look at each character again and again, cut to any length. */

const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));
/** A long run that ends in something else: a pattern that wants the run to end the text tries from each of its characters. */
const endsOtherwise = (text: string, end: string) => (length: number) => filled(text, length).slice(0, -1) + end;

/** Ten shapes, each as a text of at least that many characters. */
export const hostileTexts = {
  digits: endsOtherwise("1", "x"),
  zeros: endsOtherwise("0", "1"),
  letters: endsOtherwise("a", "!"),
  blanks: (length: number) => `a${endsOtherwise(" ", "a")(length)}`,
  lines: (length: number) => filled("a\tb\n", length),
  "tags that are not closed": (length: number) => filled("<a ", length),
  "elements inside each other": (length: number) => filled("<ul><li>", length),
  brackets: (length: number) => filled("[", length),
  marks: endsOtherwise(".,;:", "a"),
  quotes: (length: number) => filled(`"'=`, length),
};
