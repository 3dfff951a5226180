/** Options under titled locations, each location with its own check boxes (NCSBN: multiple response grouping). */
import { z } from "zod";
import { itemProblemTexts } from "../../../content/en/item-problems.ts";
import { oneLine } from "../../../core/plain-text.ts";
import type { Problem } from "../../contract.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAnyOrderByGroup } from "../../option-order.ts";
import {
  filledOptions,
  hasDistinctIds,
  hasOption,
  OPTIONS_MAX,
  type Option,
  OptionId,
  OptionIds,
  OptionList,
  optionGroups,
  optionProblems,
  optionsOf,
  outlinePart,
  ShortText,
} from "../../options.ts";
import { error, warning } from "../../problems.ts";

const texts = itemProblemTexts.locations;
export const LOCATIONS_MAX = 20;

const Location = z.strictObject({ id: OptionId, title: ShortText, options: OptionList });
/** An answer names options without their location, so an option's id is unique in the whole question. */
const Locations = z
  .array(Location)
  .max(LOCATIONS_MAX, { error: () => texts.tooMany(LOCATIONS_MAX) })
  .refine(hasDistinctIds, { error: () => texts.sameIds })
  .refine((locations) => hasDistinctIds(optionsIn(locations)), { error: () => itemProblemTexts.sameIds })
  .refine((locations) => optionsIn(locations).length <= OPTIONS_MAX, {
    error: () => itemProblemTexts.tooManyOptions(OPTIONS_MAX),
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
  draft: () => ({
    content: { locations: [{ id: "l1", title: "", options: optionsOf([""]) }] },
    solution: { correct: [] },
  }),
  ...optionGroups("locations", "title"),
  ...inAnyOrderByGroup("locations"),
  parts: (content, solution) =>
    content.locations.map(({ title, options }) =>
      outlinePart(title, options, ({ id }) => solution.correct.includes(id)),
    ),
  problemsBeforeRationale: locationProblems,
  problems: (content, solution) => [
    ...content.locations.flatMap((location, index) => problemsWithin(location, index, content, solution)),
    ...sizeWarnings(content),
  ],
});

/** The options of all locations, in order. */
export function optionsIn(locations: ReadonlyArray<Location>): Option[] {
  return locations.flatMap(({ options }) => options);
}

/** The ids that are options here. */
export function idsWithin(options: ReadonlyArray<Option>, ids: ReadonlyArray<string>): string[] {
  return ids.filter((id) => hasOption(options, id));
}

/** Reported in this order and with these words, one kind at a time (docs/product/questions.md#location-based). */
function locationProblems({ locations }: Content, solution: Solution): Problem[] {
  if (locations.length === 0) return [error("content.locations", texts.missing)];
  const untitled = locations.flatMap(({ title }, index) =>
    oneLine(title) === "" ? [error(`content.locations.${index}.title`, texts.titleMissing)] : [],
  );
  if (untitled.length > 0) return untitled;
  const empty = locations.flatMap(({ options }, index) =>
    filledOptions(options).length === 0 ? [error(`content.locations.${index}.options`, texts.optionMissing)] : [],
  );
  if (empty.length > 0) return empty;
  if (solution.correct.length > 0) return [];
  return [error("solution.correct", texts.noneCorrect)];
}

/**
 * No duplicates within a location; on the exam each has a right option, here it may have none
 * (docs/product/exams.md#sizes-of-questions).
 */
function problemsWithin(location: Location, index: number, content: Content, solution: Solution): Problem[] {
  const { title, options } = location;
  const isTwice = content.locations
    .slice(0, index)
    .some((other) => oneLine(other.title) !== "" && oneLine(other.title) === oneLine(title));
  const hasRight = idsWithin(options, solution.correct).length > 0;
  const canHaveRight = solution.correct.length > 0 && filledOptions(options).length > 0;
  return [
    ...(isTwice ? [error(`content.locations.${index}.title`, texts.sameTitle)] : []),
    ...optionProblems(options, `content.locations.${index}.options`),
    ...(canHaveRight && !hasRight ? [warning(`solution.correct.${index}`, texts.noneCorrectIn(index + 1))] : []),
  ];
}

/** The exam's sizes; ours are wider (docs/product/exams.md#sizes-of-questions). */
function sizeWarnings({ locations }: Content): Problem[] {
  const sized = locations.flatMap(({ options }, index) =>
    options.length < 2 || options.length > 4
      ? [warning(`content.locations.${index}.options`, texts.optionCount(index + 1, options.length))]
      : [],
  );
  return [
    ...(locations.length < 2 || locations.length > 5
      ? [warning("content.locations", texts.count(locations.length))]
      : []),
    ...sized,
  ];
}
