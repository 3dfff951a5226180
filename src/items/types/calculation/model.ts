/** A number to be worked out and typed, with its unit beside the field (NCSBN: fill in the blank). */
import { z } from "zod/mini";
import { calculationTexts } from "../../../content/en/item-calculation.ts";
import { parseDecimal, writeDecimal } from "../../../core/decimal.ts";
import { isStorable } from "../../../core/plain-text.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAuthorsOrder } from "../../option-order.ts";
import { ShortText } from "../../options.ts";

/** Longer than any number that somebody works out. */
export const ENTRY_LIMIT = 40;

/** What students are told of rounding. */
export const Rounding = z.enum(["none", "whole", "tenth", "hundredth"]);

/** Kept as it was typed: what it is worth is read from it each time. */
const Entry = z
  .string()
  .check(z.maxLength(ENTRY_LIMIT, { error: () => calculationTexts.limits.tooLong(ENTRY_LIMIT) }), z.refine(isStorable));

const Content = contentWith({ unit: ShortText, rounding: Rounding });
/** Decimal numbers as text, so that they stay what the author wrote. An empty tolerance is none. */
const Solution = solutionWith({ value: Entry, tolerance: Entry });
const Answer = z.strictObject({ entry: Entry });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Calculation: type one number (P98). */
export const calculation = defineItemType({
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ entry: "" }),
  // An entry that is no number is kept and earns nothing: a student who loses it cannot correct it.
  fits: () => true,
  isComplete: (_content, { entry }) => parseDecimal(entry) !== null,
  // A number is meant in its unit: under another one an older answer is another answer.
  choices: ({ unit }) => (unit === "" ? [] : [{ list: "unit", of: null, choices: [{ id: unit, text: unit }] }]),
  withOptions: (content) => content,
  ...inAuthorsOrder,
});

/** A number as it is shown, with the unit behind it. */
export function withUnit(number: string, unit: string): string {
  return unit === "" ? number : `${number} ${unit}`;
}

/** A number of the author's without the commas and zeros that say nothing; what is none stays as it is. */
export function plainNumber(text: string): string {
  const decimal = parseDecimal(text);
  return decimal ? writeDecimal(decimal) : text;
}
