/**
 * Hints to whoever writes a question: what could give its answer away, how hard it is to read, what its explanation lacks (P112).
 * English only, and guesses of one who knows words but no nursing: they keep nothing from being saved.
 */
import { hintTexts as texts } from "../../content/en/question-hints.ts";
import { formats } from "../../content/formats.ts";
import { splitAtBrackets, withoutEscapedBrackets } from "../../core/brackets.ts";
import { plainLines, plainText } from "../../core/html.ts";
import { oneLine } from "../../core/plain-text.ts";
import type { OutlinePart } from "../../items/contract.ts";
import { speaksOfOthers } from "../../items/option-order.ts";
import { outlineOf } from "../../items/registry/authoring.ts";
import type { QuestionBody } from "../../items/registry/models.ts";
import { gradeOf } from "./reading-level.ts";

/** `at` is a path as in a problem. */
export type Hint = { at: string; message: string };

/** The school grade above which a question text is called hard: that of who is about to leave school. */
export const GRADE_MAX = 12;

const RATIONALE = "solution.rationale";
/** Of the options that an explanation does not speak of, so many are named. */
const NAMED_MAX = 3;
/** A right answer gives itself away when it is longer than each wrong one by this factor and by so many characters. */
const LONGER = { factor: 1.5, characters: 12 };
/** Not how many or how often: "all four", "every second day". */
const NUMBER = String.raw`\s+(?:\d|two|three|four|five|six|few|second|other|minute|hour|shift|day|night|morning|evening|week|month|year)`;
const ABSOLUTE = new RegExp(String.raw`\b(?:always|never|only|completely|entirely|(?:all|every)(?!${NUMBER}))\b`, "i");
const BY_PLACE =
  /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice)s? \(?(?:[A-H]|[1-9])\)?(?![\w-])|\b(?:first|second|third|fourth|fifth|last) (?:option|answer|choice)\b/;
const SOURCE = /^(?:sources?|references?)\s*:/i;
const YEAR = /\b(?:19|20)\d\d\b/;
/** When a source was read says nothing of how old it is. */
const READING = /\b(?:read|accessed|retrieved) on\b[^.;]*/gi;
/** Words that tell nothing, wherever they stand. */
const COMMON = new Set(
  "and the for with without from into that this these those than then when while until before after during first both each per are was were has have had not but its his her their who which what why how will would should must may can could any all only more less most least about above below one two three client clients patient patients nurse nurses give take use make keep".split(
    " ",
  ),
);

/** The hints for a question that has no errors, from its text to its explanation. */
export function hintsOf(body: QuestionBody, gradeMax = GRADE_MAX): Hint[] {
  const { parts } = outlineOf(body);
  const lists = merged(parts.filter(areOptions));
  return [
    ...readingHints(body, gradeMax),
    ...articleHints(body, parts),
    ...lists.flatMap((list) => optionHints(body, list)),
    ...rationaleHints(body, parts),
  ];
}

type Part = Pick<OutlinePart, "choices">;

/** True for choices that were written to be chosen from. */
function areOptions({ asks, choicesAre }: OutlinePart): boolean {
  return asks === undefined && choicesAre === undefined;
}

/** Parts that offer the same choices as one, in which is right what is right in any of them. */
function merged(parts: ReadonlyArray<Part>): Part[] {
  const byTexts = Map.groupBy(parts, ({ choices }) => JSON.stringify(choices.map(({ text }) => text)));
  return [...byTexts.values()].map((same) => ({
    choices: (same[0]?.choices ?? []).map(({ text }, index) => ({
      text,
      isRight: same.some(({ choices }) => choices[index]?.isRight),
    })),
  }));
}

function readingHints({ content }: QuestionBody, gradeMax: number): Hint[] {
  const grade = gradeOf(plainText(content.stem));
  if (grade === null || grade <= gradeMax) return [];
  const { number } = formats();
  return [{ at: "content.stem", message: texts.reading(number(grade), number(gradeMax)) }];
}

/** An article before a gap, or at the end of the text, that fits some of the options alone. */
function articleHints({ content }: QuestionBody, parts: ReadonlyArray<OutlinePart>): Hint[] {
  const pieces = splitAtBrackets(withoutEscapedBrackets(plainText(content.stem)));
  const gaps = pieces.flatMap(({ isBracket }, index) => (isBracket ? [pieces[index - 1]?.text ?? ""] : []));
  const beforeChoice = gaps.length > 0 ? gaps : [pieces.at(-1)?.text ?? ""];
  return parts.flatMap((part, index) => {
    const [, article] = /(?<![\w/])(an?)\W*$/i.exec(beforeChoice[index] ?? "") ?? [];
    if (article === undefined || !areOptions(part)) return [];
    const fitting = part.choices.filter(({ text }) => articleOf(text) === article.toLowerCase()).length;
    if (fitting === 0 || fitting === part.choices.length) return [];
    return [{ at: "content.stem", message: texts.article(article) }];
  });
}

/** The article before a text, by how it is spoken. */
function articleOf(text: string): "a" | "an" {
  if (/^(?:\W*)(?:[AEFHILMNORSX](?![a-z])|8|11\b|18\b|hour|honest|heir)/.test(text)) return "an";
  return /^\W*(?!uni|uri|ure|ute|use|eu|one\b|once)[aeiou]/i.test(text) ? "an" : "a";
}

function optionHints({ content }: QuestionBody, { choices }: Part): Hint[] {
  const textsOf = (wanted: boolean) => choices.filter(({ isRight }) => isRight === wanted).map(({ text }) => text);
  const [right, wrong] = [textsOf(true), textsOf(false)];
  const hint = (text: string, message: string) => ({ at: pathOf(content, text, "content") ?? "content", message });
  const speaking = choices.map(({ text }) => text).filter(speaksOfOthers);
  const isTelling = !right.some((text) => ABSOLUTE.test(text));
  return [
    ...lengthMessages(right, wrong).map((message) => hint(right[0] ?? "", message)),
    ...speaking.map((text) => hint(text, texts.ofOthers(text))),
    ...wrong.flatMap((text) => {
      const [word] = ABSOLUTE.exec(text) ?? [];
      return word && isTelling && !speaking.includes(text) ? [hint(text, texts.absolute(word, text))] : [];
    }),
    ...sharedWords(content.stem, right, wrong).map((word) => hint(right[0] ?? "", texts.sameWord(word))),
  ];
}

function lengthMessages(right: ReadonlyArray<string>, wrong: ReadonlyArray<string>): string[] {
  if (right.length === 0 || wrong.length < 2) return [];
  const shortest = Math.min(...right.map(({ length }) => length));
  const longest = Math.max(...wrong.map(({ length }) => length));
  if (shortest < longest * LONGER.factor || shortest < longest + LONGER.characters) return [];
  return [right.length === 1 ? texts.longest : texts.allLonger];
}

/** A word of the question text that the only right answer has and no wrong one. */
function sharedWords(stem: string, right: ReadonlyArray<string>, wrong: ReadonlyArray<string>): string[] {
  if (right.length !== 1 || wrong.length < 2) return [];
  const written = splitAtBrackets(withoutEscapedBrackets(plainText(stem))).filter(({ isBracket }) => !isBracket);
  const asked = wordsIn(written.map(({ text }) => text).join(" "));
  const others = wordsIn(wrong.join(" "));
  const shared = wordsIn(right.join(" ")).filter((word) => word.length > 4 && isAmong(asked, word));
  return shared.filter((word) => !/\d/.test(word) && !isAmong(others, word)).slice(0, 1);
}

function rationaleHints({ solution }: QuestionBody, parts: ReadonlyArray<OutlinePart>): Hint[] {
  const lines = plainLines(solution.rationale);
  const explanation = lines.filter((line) => !SOURCE.test(line)).join(" ");
  const [byPlace] = BY_PLACE.exec(explanation) ?? [];
  const silent = unexplained(explanation, parts);
  const messages = [
    ...(byPlace === undefined ? [] : [texts.byPlace(byPlace)]),
    ...(silent.length > 0
      ? [texts.unexplained(silent.slice(0, NAMED_MAX), Math.max(0, silent.length - NAMED_MAX))]
      : []),
    ...(lines.some((line) => SOURCE.test(line) && YEAR.test(line.replace(READING, ""))) ? [] : [texts.noSource]),
  ];
  return messages.map((message) => ({ at: RATIONALE, message }));
}

/**
 * What the explanation says nothing of. It speaks of an option when it has a word that no other option has, or any word of one that
 * has none for itself (P113). Where the same verdicts are given on many things, these things are meant, and of a number the number.
 */
function unexplained(explanation: string, parts: ReadonlyArray<OutlinePart>): string[] {
  const said = wordsIn(explanation);
  const pieces = parts.filter(({ choicesAre }) => choicesAre === "pieces");
  const entries = parts.filter(({ asks }) => asks === "entry").flatMap(({ choices }) => choices);
  const written = merged(parts.filter(({ asks, choicesAre }) => asks !== "entry" && choicesAre === undefined));
  const lists = [
    entries.map(({ text }) => /\d[\d.,]*/.exec(text)?.[0] ?? text),
    parts.flatMap(({ choicesAre, title }) => (choicesAre === "verdicts" && title !== null ? [title] : [])),
    pieces.flatMap(({ choices }) => choices.map(({ text }) => text)),
    ...written.map(({ choices }) => choices.map(({ text }) => text)),
  ];
  return lists.flatMap((options) => {
    const words = options.map(wordsIn);
    return options.filter((option, index) => {
      const mine = words[index] ?? [];
      const others = words.toSpliced(index, 1).flat();
      const own = mine.filter((word) => !isAmong(others, word));
      const telling = own.length > 0 ? own : mine;
      if (telling.length === 0) return !explanation.includes(oneLine(option));
      return !telling.some((word) => isAmong(said, word));
    });
  });
}

/** The numbers and the telling words of a text, in small letters. */
function wordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\d+(?:[.,]\d+)*|[\p{L}\p{M}]+/gu) ?? [];
  return words
    .map((word) => word.replaceAll(",", ""))
    .filter((word) => /\d/.test(word) || (word.length > 2 && !COMMON.has(word)));
}

/** True if one of them is this word, with another ending or not: the same first four to six letters. */
function isAmong(words: ReadonlyArray<string>, word: string): boolean {
  return words.some((other) => {
    const letters = Math.min(word.length, other.length, 6);
    return letters < 4 || /\d/.test(word) ? word === other : word.slice(0, letters) === other.slice(0, letters);
  });
}

/** The path of a text in a question; null when it is not there. */
function pathOf(value: unknown, text: string, path: string): string | null {
  if (typeof value === "string") return value === text ? path : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = pathOf(part, text, `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}
