/** Problems of a question, as reported to its author, and its options in an outline. */
import { itemProblemTexts } from "../content/en/item-problems.ts";
import { foldedSigns } from "../core/plain-text.ts";
import type { OutlinePart, Problem } from "./contract.ts";
import type { Option, PictureOption } from "./options.ts";

/** Something that blocks publishing. */
export function error(at: string, message: string): Problem {
  return { level: "error", at, message };
}

/** Something that may be intended. */
export function warning(at: string, message: string): Problem {
  return { level: "warning", at, message };
}

/** The options with visible text. */
export function filledOptions(options: ReadonlyArray<Option>): Option[] {
  return options.filter(({ text }) => text.trim() !== "");
}

/**
 * Problems common to every list of options, reported last: blank ones, and two that read the same, such as 50 µg
 * with either sign for micro. Capitals make a difference: Aa is not AA, and Mg is not mg. `path` is the path of the list in the question.
 */
export function optionProblems(
  options: ReadonlyArray<Option>,
  path = "content.options",
  messages: { blank: string; twice: string } = itemProblemTexts.option,
): Problem[] {
  const seen = new Set<string>();
  return options.flatMap(({ text }, index): Problem[] => {
    const reading = foldedSigns(text);
    const at = `${path}.${index}`;
    if (reading === "") return [error(at, messages.blank)];
    if (seen.has(reading)) return [error(at, messages.twice)];
    seen.add(reading);
    return [];
  });
}

/** A warning where some options are pictures and others are words: the one that differs stands out. */
export function pictureProblems(options: ReadonlyArray<PictureOption>): Problem[] {
  const pictures = options.filter(({ picture }) => picture !== undefined).length;
  return pictures === 0 || pictures === options.length
    ? []
    : [warning("content.options", itemProblemTexts.option.mixed)];
}

/** One list of options as a part of an outline. */
export function outlinePart(
  title: string | null,
  options: ReadonlyArray<Option>,
  isRight: (option: Option) => boolean,
): OutlinePart {
  return { title, choices: options.map((option) => ({ text: option.text, isRight: isRight(option) })) };
}
