/** What item types with options share: the option itself, and lists of them. */
import { z } from "zod/mini";
import { itemLimitTexts } from "../content/en/item-limits.ts";
import { isStorable } from "../core/plain-text.ts";
import type { ChoiceList } from "./contract.ts";
import { OwnPicture } from "./own-picture.ts";

/** Longer than any real text; short enough that no request can fill the database. */
export const RICH_TEXT_LIMIT = 100_000;
export const OPTION_TEXT_LIMIT = 2_000;
const SCENARIO_LIMIT = 20_000;
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 50;

const texts = itemLimitTexts;
const NOT_STORABLE = { error: () => texts.notStorable };

/** The id of an option inside its question. Answers contain these, never positions. */
export const OptionId = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.refine(isStorable, NOT_STORABLE),
  z.refine((id) => id !== "__proto__", { error: () => texts.idNotAllowed }),
);

export const RichText = z
  .string()
  .check(
    z.maxLength(RICH_TEXT_LIMIT, { error: () => texts.textTooLong(RICH_TEXT_LIMIT) }),
    z.refine(isStorable, NOT_STORABLE),
  );

/** A short plain text: an option, a finding, the title of a location. */
export const ShortText = z
  .string()
  .check(
    z.maxLength(OPTION_TEXT_LIMIT, { error: () => texts.optionTooLong(OPTION_TEXT_LIMIT) }),
    z.refine(isStorable, NOT_STORABLE),
  );

/** The patient's scenario: plain text, with its line breaks. Empty until it is written. */
export const Scenario = z
  .string()
  .check(
    z.maxLength(SCENARIO_LIMIT, { error: () => texts.scenarioTooLong(SCENARIO_LIMIT) }),
    z.refine(isStorable, NOT_STORABLE),
  );

/** Plain text with the id by which answers refer to it. */
export const Option = z.strictObject({ id: OptionId, text: ShortText });
export type Option = z.infer<typeof Option>;

/** An option that may be a picture (P126): then its text is what those read who do not see it. */
export const PictureOption = z.extend(Option, { picture: z.optional(OwnPicture) });
export type PictureOption = z.infer<typeof PictureOption>;

/** Any number of options with unique ids: a minimum is checked in `problems`. */
export const OptionList = listOf(Option);
export const Options = OptionList.check(z.minLength(OPTIONS_MIN, { error: () => texts.tooFewOptions }));
export const PictureOptions = listOf(PictureOption).check(
  z.minLength(OPTIONS_MIN, { error: () => texts.tooFewOptions }),
);

function listOf<Each extends typeof Option | typeof PictureOption>(each: Each) {
  return z.array(each).check(
    z.maxLength(OPTIONS_MAX, { error: () => texts.tooManyOptions(OPTIONS_MAX) }),
    z.refine((options) => hasDistinctIds(options), { error: () => texts.sameIds }),
  );
}

/** Distinct option ids, as an answer or a solution lists them. */
export const OptionIds = z.array(OptionId).check(
  z.maxLength(OPTIONS_MAX),
  z.refine((ids) => new Set(ids).size === ids.length, { error: () => texts.namedTwice }),
);

/** True if the id is one of the options'. */
export function hasOption(options: ReadonlyArray<{ id: string }>, id: string): boolean {
  return options.some((option) => option.id === id);
}

/** True if all ids are distinct. */
export function hasDistinctIds(named: ReadonlyArray<{ id: string }>): boolean {
  return new Set(named.map(({ id }) => id)).size === named.length;
}

/** An unused id: the prefix and a number. */
export function freshOptionId(taken: ReadonlyArray<{ id: string }>, prefix = "o"): string {
  const ids = new Set(taken.map(({ id }) => id));
  let number = ids.size + 1;
  while (ids.has(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}

/** Plain texts as options, with the ids o1, o2, … or another prefix; `after` is how many numbers are already used. */
export function optionsOf(texts: ReadonlyArray<string>, prefix = "o", after = 0): Option[] {
  return texts.map((text, index) => ({ id: `${prefix}${after + index + 1}`, text }));
}

/** `choices` and `withOptions` of a type whose choices are lists of options in its content, by the names of these fields. */
export function optionLists<Name extends string>(...names: Name[]) {
  type Lists = Readonly<Record<Name, Option[]>>;
  return {
    choices: (content: Lists) => names.map((name) => choiceList(name, content[name])),
    withOptions: <Content extends Lists>(content: Content, change: (option: Option) => Option): Content => ({
      ...content,
      ...Object.fromEntries(
        names.map((name) => [name, content[name].map((option) => ({ ...option, ...change(option) }))]),
      ),
    }),
  };
}

/** The same of a type whose options are grouped: `list` is the field with the groups, `title` the field with a group's text. */
export function optionGroups<List extends string, Title extends string>(list: List, title: Title) {
  type Group = { id: string; options: Option[] } & Record<Title, string>;
  type Groups = Readonly<Record<List, Group[]>>;
  return {
    choices: (content: Groups) => [
      choiceList(
        list,
        content[list].map((group) => ({ id: group.id, text: group[title] })),
      ),
      ...content[list].map(({ id, options }) => choiceList("options", options, id)),
    ],
    withOptions: <Content extends Groups>(content: Content, change: (option: Option) => Option): Content => ({
      ...content,
      [list]: content[list].map((group) => ({ ...group, options: group.options.map(change) })),
    }),
  };
}

/** One list of options; `of` is the id of the part of the question that it belongs to. */
function choiceList(list: string, choices: ReadonlyArray<Option>, of: string | null = null): ChoiceList {
  return { list, of, choices };
}
