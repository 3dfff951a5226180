/** Options under titled locations, each location with its own check boxes (NCSBN: multiple response grouping). */
import { z } from "zod";
import { itemLimitTexts } from "../../../content/en/item-limits.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAnyOrderByGroup } from "../../option-order.ts";
import {
  hasDistinctIds,
  hasOption,
  OPTIONS_MAX,
  type Option,
  OptionId,
  OptionIds,
  OptionList,
  optionGroups,
  ShortText,
} from "../../options.ts";

const texts = itemLimitTexts.locations;
export const LOCATIONS_MAX = 20;

const Location = z.strictObject({ id: OptionId, title: ShortText, options: OptionList });
/** An answer names options without their location, so an option's id is unique in the whole question. */
const Locations = z
  .array(Location)
  .max(LOCATIONS_MAX, { error: () => texts.tooMany(LOCATIONS_MAX) })
  .refine(hasDistinctIds, { error: () => texts.sameIds })
  .refine((locations) => hasDistinctIds(optionsIn(locations)), { error: () => itemLimitTexts.sameIds })
  .refine((locations) => optionsIn(locations).length <= OPTIONS_MAX, {
    error: () => itemLimitTexts.tooManyOptions(OPTIONS_MAX),
  });
const Content = contentWith({ locations: Locations });
const Solution = solutionWith({ correct: OptionIds });
const Answer = z.strictObject({ chosen: OptionIds });

export type Location = z.infer<typeof Location>;
export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Location based: choose all that apply in each location (P34). */
export const locationBased = defineItemType({
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ chosen: [] }),
  fits: (content, answer) => answer.chosen.every((id) => hasOption(optionsIn(content.locations), id)),
  // A location may have no right option, so choosing in each cannot be required: only the solution knows which.
  isComplete: (_content, answer) => answer.chosen.length > 0,
  ...optionGroups("locations", "title"),
  ...inAnyOrderByGroup("locations"),
});

/** The options of all locations, in order. */
export function optionsIn(locations: ReadonlyArray<Location>): Option[] {
  return locations.flatMap(({ options }) => options);
}

/** The ids that are options here. */
export function idsWithin(options: ReadonlyArray<Option>, ids: ReadonlyArray<string>): string[] {
  return ids.filter((id) => hasOption(options, id));
}
