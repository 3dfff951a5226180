/** What the item types with options share: the option itself, and what can be wrong with a list of them. */
import { z } from "zod";
import { isBlankHtml } from "../core/html.ts";
import { isStorable, oneLine } from "../core/plain-text.ts";
import type { Outline, Problem } from "./contract.ts";

/** Longer than any real text; short enough that no request can fill the database. */
export const RICH_TEXT_LIMIT = 100_000;
export const OPTION_TEXT_LIMIT = 2_000;
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 50;
const NOT_STORABLE = "This text holds a character that cannot be stored. Please type it again.";

/** The name of an option inside its question. Answers hold these, never positions. */
export const OptionId = z.string().min(1).max(64).refine(isStorable, NOT_STORABLE);

export const RichText = z
  .string()
  .max(RICH_TEXT_LIMIT, "This text is too long: at most 100,000 characters.")
  .refine(isStorable, NOT_STORABLE);

/** Plain text with the id that answers name. */
export const Option = z.strictObject({
  id: OptionId,
  text: z
    .string()
    .max(OPTION_TEXT_LIMIT, "An option may have at most 2,000 characters.")
    .refine(isStorable, NOT_STORABLE),
});
export type Option = z.infer<typeof Option>;

export const Options = z
  .array(Option)
  .min(OPTIONS_MIN, "A question needs at least two options.")
  .max(OPTIONS_MAX, "A question may have at most 50 options.")
  .refine((options) => new Set(options.map(({ id }) => id)).size === options.length, "Two options have the same id.");

/** Distinct option ids, as an answer or a solution lists them. */
export const OptionIds = z
  .array(OptionId)
  .max(OPTIONS_MAX)
  .refine((ids) => new Set(ids).size === ids.length, "An option is named twice.");

/** True when the id is one of the options'. */
export function hasOption(options: ReadonlyArray<Option>, id: string): boolean {
  return options.some((option) => option.id === id);
}

/** An id that none of the options has. */
export function freshOptionId(options: ReadonlyArray<Option>): string {
  let number = options.length + 1;
  while (hasOption(options, `o${number}`)) number += 1;
  return `o${number}`;
}

/** Plain texts as options, with the ids o1, o2, … */
export function optionsOf(texts: ReadonlyArray<string>): Option[] {
  return texts.map((text, index) => ({ id: `o${index + 1}`, text }));
}

/** The options with something to read in them. */
export function filledOptions(options: ReadonlyArray<Option>): Option[] {
  return options.filter(({ text }) => text.trim() !== "");
}

/** The question text and the explanation, which every type has (spec section 5, 3; decision 45). */
export function frameProblems(stem: string, rationale: string): { first: Problem[]; last: Problem[] } {
  return {
    first: isBlankHtml(stem)
      ? [{ level: "error", at: "content.stem", message: "Please enter the question text." }]
      : [],
    last: isBlankHtml(rationale)
      ? [{ level: "error", at: "solution.rationale", message: "Please enter the explanation." }]
      : [],
  };
}

/**
 * Our own rules for a list of options, said after those of the spec: none blank, no two the same to a reader. Capitals
 * make a difference: Aa is not AA, and Mg is not mg.
 */
export function optionProblems(options: ReadonlyArray<Option>): Problem[] {
  const seen = new Set<string>();
  return options.flatMap(({ text }, index): Problem[] => {
    const reading = oneLine(text);
    const at = `content.options.${index}`;
    if (reading === "") {
      return [{ level: "error", at, message: "Please enter the text of this option, or remove it." }];
    }
    if (seen.has(reading)) return [{ level: "error", at, message: "Two options have the same text." }];
    seen.add(reading);
    return [];
  });
}

/** What a list shows of a question that has one list of options. */
export function outlineOfOptions(
  content: { stem: string; options: ReadonlyArray<Option> },
  isRight: (option: Option) => boolean,
): Outline {
  return {
    stem: content.stem,
    choices: content.options.map((option) => ({ text: option.text, isRight: isRight(option) })),
  };
}
