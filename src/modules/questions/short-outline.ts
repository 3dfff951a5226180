/**
 * Questions for their cards in the list, cut so that a page of them stays small whatever their authors wrote. Bytes, not
 * letters: a letter of Hindi takes three.
 */
import { htmlOfPlainText, plainText } from "../../core/html.ts";
import type { Outline } from "../../items/contract.ts";

/** What a card may hold of the patient scenario, of the question text, and of all choices with the titles of their parts. */
type Limits = { scenario: number; stem: number; choices: number; choice: number };

const USUAL: Limits = { scenario: 800, stem: 1_500, choices: 2_000, choice: 400 };
/** For the cards of a page that would become too large. */
const STRICT: Limits = { scenario: 250, stem: 500, choices: 700, choice: 160 };
/** For all cards of a page; the question text counts twice, because it is in the page and in its data. */
const PAGE_BYTES = 42_000;

/** The outline of a question as far as a card shows it. */
export type ShortOutline = Outline & {
  isStemCut: boolean;
  /** How many choices are left out, over all parts. */
  moreChoices: number;
};

/** The outlines of a page, cut to what their cards hold; a question text that is too long loses its formatting. */
export function shortOutlines(outlines: ReadonlyArray<Outline | null>): (ShortOutline | null)[] {
  const usual = outlines.map((outline) => outline && shortOutline(outline, USUAL));
  const size = usual.reduce((sum, outline) => sum + (outline ? sizeOf(outline) : 0), 0);
  return size <= PAGE_BYTES ? usual : outlines.map((outline) => outline && shortOutline(outline, STRICT));
}

function shortOutline({ scenario, stem, parts }: Outline, limits: Limits): ShortOutline {
  const isStemCut = bytesOf(stem) > limits.stem;
  let left = limits.choices;
  let moreChoices = 0;
  const short: Outline["parts"][number][] = [];
  for (const { title, choices, ...part } of parts) {
    const shownTitle = title === null ? null : cut(title, limits.choice);
    left -= bytesOf(shownTitle ?? "");
    const kept = choices.flatMap(({ text, isRight }) => {
      const shown = left >= 0 ? cut(text, limits.choice) : "";
      left -= bytesOf(shown) + CHOICE_BYTES;
      if (left >= 0) return [{ text: shown, isRight }];
      moreChoices += 1;
      return [];
    });
    // A part of which nothing is left would be a title without anything below it.
    if (kept.length > 0 || (choices.length === 0 && left >= 0))
      short.push({ ...part, title: shownTitle, choices: kept });
  }
  return {
    scenario: scenario === null ? null : cut(scenario, limits.scenario),
    stem: isStemCut ? beginningOf(plainText(stem), limits.stem) : stem,
    parts: short,
    isStemCut,
    moreChoices,
  };
}

/** What a choice takes besides its text. */
const CHOICE_BYTES = 20;

function sizeOf({ scenario, stem, parts }: ShortOutline): number {
  return 2 * bytesOf(stem) + bytesOf(JSON.stringify([scenario, parts]));
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The beginning as rich text. Marks grow when they are escaped. */
function beginningOf(text: string, bytes: number): string {
  const html = htmlOfPlainText(cut(text, bytes));
  return bytesOf(html) > 2 * bytes ? htmlOfPlainText(cut(text, bytes / 4)) : html;
}

/** The beginning of a text, at the end of a word if there is one near. */
function cut(text: string, bytes: number): string {
  if (bytesOf(text) <= bytes) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes - 3));
  const beginning = text.slice(0, read);
  return `${beginning.replace(/(?<!\s)\s+\S{0,30}$/, "")}…`;
}
