/** Letters of options as people write them in tables of questions. */
import { plainNumerals } from "../../../core/numerals.ts";
import { oneLine } from "../../../core/plain-text.ts";

/** Letters of other scripts that look like Latin ones, as keyboards in several languages type them. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ А: "A", В: "B", С: "C", Е: "E", Н: "H" },
  ...{ Α: "A", Β: "B", Ε: "E", Η: "H" },
};
const INVISIBLE = /\p{Cf}/gu;
/** "B", "B.", "(B)", "B)", "[B]", "Option B", "option_b". */
const WRITTEN = /^(?:OPTION[ _]?)?[([]?([A-Z]|\d{1,2})[)\].:]?$/;
/** "A) ", "(a) ", "A. ", "1) ", "1. " before the text of an option. */
const LABELLED = /^[(（]?(\p{L}|\p{Nd}{1,2})[).）．]\s+(?=\S)/u;

/** The letter that an answer means, in capitals; a number is that of an option. The text in capitals where it means neither. */
export function letterOfAnswer(text: string): string {
  const latin = latinOf(text);
  const [, written] = WRITTEN.exec(latin) ?? [];
  if (written === undefined) return latin;
  return /\d/.test(written) ? (letterAt(Number(written) - 1) ?? latin) : written;
}

/** The texts of options without the letters or numbers before them, if each has its own in order; else as they are. */
export function withoutLabels(texts: ReadonlyArray<string>): string[] {
  const labels = texts.map((text) => LABELLED.exec(text));
  const isInOrder = labels.every((label, index) => {
    const sign = latinOf(label?.[1] ?? "");
    return sign !== "" && (sign === String(index + 1) || sign === letterAt(index));
  });
  return isInOrder ? texts.map((text, index) => text.slice(labels[index]?.[0].length ?? 0)) : [...texts];
}

/** The text in capitals, with Latin letters and digits in the place of those that look the same or are worth the same. */
function latinOf(text: string): string {
  const visible = oneLine(plainNumerals(text.normalize("NFKC")).replace(INVISIBLE, "")).toUpperCase();
  return [...visible].map((sign) => LOOKALIKES[sign] ?? sign).join("");
}

function letterAt(index: number): string | undefined {
  return index >= 0 && index < 26 ? String.fromCharCode(65 + index) : undefined;
}
