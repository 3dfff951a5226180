/** A list of options as people copy it from a document: "A) 3 mL B) 10 mL", or one on each line. Pure. */

/** The label of an option at the beginning of a line: "A)", "(a)", "A.", "1)", "1.". */
const AT_LINE = /^[ \t\u00A0]*(?:\(([A-Za-z]|\d{1,2})\)|([A-Za-z]|\d{1,2})[).])[ \t\u00A0]+/gm;
/** Label after other words of its line. A full stop there usually ends a sentence. */
const IN_LINE = /(?<=^|\s)\(?([A-Za-z]|\d{1,2})\)[^\S\n]+/g;

type Label = { sign: string; start: number; end: number };

/** The texts of the options without their labels; null for a text that is not a list from A or 1 on, in order. */
export function splitOptions(pasted: string): string[] | null {
  const text = pasted.replace(/\r\n?/g, "\n").trim();
  return splitAt(text, labelsIn(text, AT_LINE)) ?? splitAt(text, labelsIn(text, IN_LINE));
}

function labelsIn(text: string, pattern: RegExp): Label[] {
  return [...text.matchAll(pattern)].map((match) => ({
    sign: (match[1] ?? match[2] ?? "").toUpperCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The first label begins the text. A sign out of order, as in "Vitamin C) ", belongs to the text around it. */
function splitAt(text: string, labels: ReadonlyArray<Label>): string[] | null {
  const [first] = labels;
  if (first?.start !== 0) return null;
  const signOf = /\d/.test(first.sign) ? (index: number) => String(index + 1) : (index: number) => letterAt(index);
  const inOrder: Label[] = [];
  for (const label of labels) if (label.sign === signOf(inOrder.length)) inOrder.push(label);
  const texts = inOrder.map(({ end }, index) => text.slice(end, inOrder[index + 1]?.start).trim());
  return texts.length >= 2 && inOrder[0] === first && texts.every((each) => each !== "") ? texts : null;
}

function letterAt(index: number): string {
  return String.fromCharCode("A".charCodeAt(0) + index);
}
